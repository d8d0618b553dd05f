import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After client-side navigation it announces the title and moves the focus to the content. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const announcedPath = useRef(pathname)
  useEffect(() => {
    if (announcedPath.current === pathname) return
    announcedPath.current = pathname
    setTitle(document.title)
    if (!hash) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
