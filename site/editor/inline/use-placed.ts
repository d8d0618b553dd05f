import { type RefObject, useLayoutEffect, useRef } from 'react'

type Place = (element: HTMLElement, over: HTMLElement) => void

/** Keeps an element that is laid over the page where `place` puts it beside another. */
export function usePlaced(over: HTMLElement, place: Place): RefObject<HTMLDivElement | null> {
  const placed = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const now = () => placed.current && place(placed.current, over)
    now()
    window.addEventListener('scroll', now, { passive: true, capture: true })
    window.addEventListener('resize', now)
    const resized = new ResizeObserver(now)
    resized.observe(over)
    return () => {
      window.removeEventListener('scroll', now, { capture: true })
      window.removeEventListener('resize', now)
      resized.disconnect()
    }
  }, [over, place])
  return placed
}
