import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A new page without a new document: its title is said, and the keyboard starts at its content. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (!hash) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
