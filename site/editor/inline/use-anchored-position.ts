import { type RefObject, useLayoutEffect, useRef } from 'react'

type PlaceElement = (element: HTMLElement, over: HTMLElement) => void

/** Keeps an overlay where `place` puts it beside another element. */
export function useAnchoredPosition(over: HTMLElement, place: PlaceElement): RefObject<HTMLDivElement | null> {
  const placed = useRef<HTMLDivElement>(null)
  // An inline text has no size to observe; it renders at each key press.
  useLayoutEffect(() => {
    if (placed.current) place(placed.current, over)
  })
  useLayoutEffect(() => {
    const now = () => placed.current && place(placed.current, over)
    window.addEventListener('scroll', now, { passive: true, capture: true })
    window.addEventListener('resize', now)
    window.visualViewport?.addEventListener('resize', now)
    const resized = new ResizeObserver(now)
    resized.observe(over)
    return () => {
      window.removeEventListener('scroll', now, { capture: true })
      window.removeEventListener('resize', now)
      window.visualViewport?.removeEventListener('resize', now)
      resized.disconnect()
    }
  }, [over, place])
  return placed
}
