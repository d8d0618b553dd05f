import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { followHash } from './follow-hash.ts'

const OWN_SCROLLING = ['wheel', 'touchmove', 'mousedown', 'keydown'] as const
const useLayoutEffectInBrowser = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * spec §2: hash links scroll smoothly. Stands after ScrollRestoration, which has jumped to the target by then: what
 * was seen before is put back, unseen, and the way to the target begins there. Back and Forward are left to it.
 */
export function HashScroll() {
  const { key, hash, pathname } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const seen = useRef({ key: '', pathname: '', scrollY: 0 })

  useEffect(() => {
    const note = () => {
      seen.current.scrollY = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  useLayoutEffectInBrowser(() => {
    const before = seen.current
    const isFirst = before.key === ''
    seen.current = { ...before, key, pathname }
    if (!hash || (isFirst ? !isNewVisit() : isPop)) return
    const controller = new AbortController()
    const stop = () => controller.abort()
    const isSamePage = before.pathname === pathname
    if (!isFirst) window.scrollTo({ top: isSamePage ? before.scrollY : 0, behavior: 'instant' })
    for (const event of OWN_SCROLLING) window.addEventListener(event, stop, { passive: true, once: true })
    void followHash(hash, { signal: controller.signal, isArrival: isFirst })
    return () => {
      stop()
      for (const event of OWN_SCROLLING) window.removeEventListener(event, stop)
    }
  }, [key, hash, pathname, isPop])
  return null
}

/** A reload, or Back from another site, keeps the place where the visitor was. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate'
}
