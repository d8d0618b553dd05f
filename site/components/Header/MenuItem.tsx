import { type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { NavItem } from '#contract/page/pages.ts'
import { useMessages } from '../../i18n/messages.ts'
import { Arrow } from '../Arrow.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { LARGE_SCREEN } from './large-screen.ts'
import styles from './MenuItem.module.css'
import { Submenu } from './Submenu.tsx'

type MenuItemProps = { item: NavItem; isCurrent: boolean; isScreenOpen: boolean; onFollow: () => void }

/** Not `blur`: iPads do not focus what is tapped. */
const LEAVING = ['pointerdown', 'focusin'] as const

/**
 * A main item and the pages below it. On a large screen they also open on hover and close on leaving; otherwise they
 * stay as pressed, and those of the current page are open when the menu opens.
 */
export function MenuItem({ item, isCurrent, isScreenOpen, onFollow }: MenuItemProps) {
  const { header } = useMessages()
  const [isPressed, setPressed] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const submenuId = useId()
  const element = useRef<HTMLLIElement>(null)
  const hasChildren = item.children.length > 0
  const isOpen = isPressed || isPointedAt
  const [wasScreenOpen, setWasScreenOpen] = useState(isScreenOpen)
  if (isScreenOpen !== wasScreenOpen) {
    setWasScreenOpen(isScreenOpen)
    setPressed(isScreenOpen && isCurrent)
  }
  // Keeps open what was hovered before hydration.
  useLayoutEffect(() => {
    if (hasChildren && hasMouse() && isLarge() && element.current?.matches(':hover')) setPointedAt(true)
  }, [hasChildren])
  useEffect(() => {
    if (!isPressed) return
    const closeWhenLeft = ({ target }: Event) =>
      isLarge() && target instanceof Node && !element.current?.contains(target) && setPressed(false)
    for (const type of LEAVING) document.addEventListener(type, closeWhenLeft)
    return () => {
      for (const type of LEAVING) document.removeEventListener(type, closeWhenLeft)
    }
  }, [isPressed])
  const close = () => {
    setPressed(false)
    setPointedAt(false)
  }
  const follow = () => {
    close()
    onFollow()
  }
  // A touch fires `pointerenter` right before its press.
  const ofMouse = (event: PointerEvent, callback: () => void) =>
    event.pointerType === 'mouse' && isLarge() && callback()
  return (
    <li
      ref={element}
      className={styles.item}
      data-open={isOpen}
      onPointerEnter={(event) => ofMouse(event, () => setPointedAt(hasChildren))}
      onPointerLeave={(event) => ofMouse(event, close)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className={styles.row}>
        {item.clickable ? (
          <SiteLink to={item.url} className={styles.link} lang={item.lang} data-current={isCurrent} onClick={follow}>
            {item.title}
          </SiteLink>
        ) : (
          <button
            type="button"
            className={styles.link}
            lang={item.lang}
            data-current={isCurrent}
            aria-expanded={isOpen}
            onClick={() => setPressed(!isPressed)}
          >
            {item.title}
          </button>
        )}
        {hasChildren && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={header.submenu(item.title)}
            aria-expanded={isOpen}
            aria-controls={submenuId}
            onClick={() => setPressed(!isPressed)}
          >
            <Arrow className={styles.arrow} />
          </button>
        )}
      </div>
      {hasChildren && (
        <div id={submenuId} className={styles.fold}>
          <Submenu className={styles.submenu} items={item.children} onFollow={follow} />
        </div>
      )}
    </li>
  )
}

function isLarge(): boolean {
  return matchMedia(LARGE_SCREEN).matches
}

function hasMouse(): boolean {
  return matchMedia('(hover: hover)').matches
}
