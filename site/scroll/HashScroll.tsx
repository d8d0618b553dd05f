import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

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

type Following = { signal: AbortSignal; isArrival: boolean }

/**
 * Waits for the target of a hash, opens the disclosure it is in, scrolls to it and lets the keyboard go on from there. On
 * arrival the browser has often jumped there, or the visitor has gone on, long before this runs: then nothing scrolls.
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

/** The element that opens to show the target, which may also be the frame of the module; it says how long it takes (`data-opening-ms`). */
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

/** spec §9: how often and how long a hash waits for its target. */
export const HASH_POLLS = 100
export const HASH_POLL_MS = 100

/** The result of `find`, called up to 100 times; null when it never appears or the wait is aborted. */
export async function pollFor<T>(find: () => T | null, signal: AbortSignal): Promise<T | null> {
  for (let poll = 0; poll < HASH_POLLS && !signal.aborted; poll += 1) {
    const found = find()
    if (found) return found
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

/** The scroll position at which an element stands below the offset; computed again while pictures above it arrive. */
function getScrollTop(element: Element): number {
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET_PX)
}

/** Scrolls within 0.7 s; at once where motion is not wanted. The visitor's own scrolling ends it. */
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
