import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const OWN_SCROLLING = ['wheel', 'touchmove', 'mousedown', 'keydown'] as const
const useLayoutEffectInBrowser = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * spec §2: hash links scroll smoothly. Runs after ScrollRestoration, which has jumped to the target: restores the
 * previous position before the paint and scrolls from there. Back and Forward are left to ScrollRestoration.
 */
export function HashScroll() {
  const { key, hash, pathname } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const lastVisit = useRef({ key: '', pathname: '', scrollY: 0 })

  useEffect(() => {
    const note = () => {
      lastVisit.current.scrollY = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  useLayoutEffectInBrowser(() => {
    const before = lastVisit.current
    const isFirst = before.key === ''
    lastVisit.current = { ...before, key, pathname }
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

/** A reload, or Back from another site, restores the scroll position. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate'
}

type Following = { signal: AbortSignal; isArrival: boolean }

/**
 * Waits for a hash's target, opens its disclosure, scrolls there and moves the focus. On arrival the browser has often
 * jumped already, or the visitor has scrolled: then it does not scroll.
 */
async function followHash(hash: string, { signal, isArrival }: Following): Promise<void> {
  const target = await pollFor(() => document.getElementById(getId(hash)), signal)
  if (!target) return
  const item = findDisclosure(target)
  if (item) item.open = true
  if (isArrival && window.scrollY > 0) {
    if (Math.abs(getScrollTop(target) - window.scrollY) < 2) focus(item?.querySelector('summary') ?? target)
    return
  }
  if (item) await pause(Number(item.dataset.openingMs))
  if (signal.aborted) return
  await scrollToElement(target, signal)
  if (!signal.aborted) focus(item?.querySelector('summary') ?? target)
}

function getId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** The disclosure that contains the target, maybe the module's frame; `data-opening-ms` is its opening time. */
function findDisclosure(target: Element): HTMLDetailsElement | null {
  return (
    target.closest<HTMLDetailsElement>('details[data-opening-ms]') ??
    target.querySelector(':scope > details[data-opening-ms]')
  )
}

function focus(element: HTMLElement): void {
  if (!element.matches('a[href], button, summary, input, select, textarea, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** spec §9: polling of a hash's target. */
export const HASH_POLLS = 100
export const HASH_POLL_MS = 100

/** The result of `findTarget`, called up to 100 times; null if it never appears or is aborted. */
export async function pollFor<T>(findTarget: () => T | null, signal: AbortSignal): Promise<T | null> {
  for (let poll = 0; poll < HASH_POLLS && !signal.aborted; poll += 1) {
    const target = findTarget()
    if (target) return target
    await pause(HASH_POLL_MS)
  }
  return null
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** spec §9: scroll offset and duration. */
const SCROLL_OFFSET_PX = 250
const SCROLL_DURATION_MS = 700

/** The scroll position of an element below the offset; recomputed while pictures above it load. */
function getScrollTop(element: Element): number {
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET_PX)
}

/** Scrolls within 0.7 s, at once with reduced motion. The visitor's own scrolling aborts it. */
function scrollToElement(element: Element, signal: AbortSignal): Promise<void> {
  const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' })
  const from = window.scrollY
  const isThere = Math.abs(getScrollTop(element) - from) < 1
  if (isThere || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump(getScrollTop(element))
    return Promise.resolve()
  }
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const step = () => {
      if (signal.aborted) return resolve()
      const share = Math.min(1, (performance.now() - startedAt) / SCROLL_DURATION_MS)
      jump(from + (getScrollTop(element) - from) * ease(share))
      if (share < 1) requestAnimationFrame(step)
      else resolve()
    }
    requestAnimationFrame(step)
  })
}

function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2
}
