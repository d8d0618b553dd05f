import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import styles from './BottomBar.module.css'

type BottomBarProps = {
  passed: RefObject<HTMLAnchorElement | null>
  onPhonesOnly?: boolean
  text: ReactNode
  children: ReactNode
}

/**
 * A bar at the bottom of the window in the record's colour, shown once the element `passed` has scrolled out of view.
 */
export function BottomBar({ passed, onPhonesOnly = false, text, children }: BottomBarProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!passed.current) return
    const watch = new IntersectionObserver(([entry]) =>
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < innerHeight / 2),
    )
    watch.observe(passed.current)
    return () => watch.disconnect()
  }, [passed])
  return (
    <div className={styles.bar} data-shown={isShown} data-phones={onPhonesOnly}>
      <div className={`page ${styles.content}`}>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
