import { type RefObject, useLayoutEffect, useRef } from 'react'

type PlaceElement = (element: HTMLElement, anchor: HTMLElement) => void

/** Keeps an overlay where `placeElement` puts it beside another element. */
export function useAnchoredPosition(anchor: HTMLElement, placeElement: PlaceElement): RefObject<HTMLDivElement | null> {
  const elementRef = useRef<HTMLDivElement>(null)
  // An inline text has no size to observe; it renders at each key press.
  useLayoutEffect(() => {
    if (elementRef.current) placeElement(elementRef.current, anchor)
  })
  useLayoutEffect(() => {
    const now = () => elementRef.current && placeElement(elementRef.current, anchor)
    window.addEventListener('scroll', now, { passive: true, capture: true })
    window.addEventListener('resize', now)
    window.visualViewport?.addEventListener('resize', now)
    const resized = new ResizeObserver(now)
    resized.observe(anchor)
    return () => {
      window.removeEventListener('scroll', now, { capture: true })
      window.removeEventListener('resize', now)
      window.visualViewport?.removeEventListener('resize', now)
      resized.disconnect()
    }
  }, [anchor, placeElement])
  return elementRef
}
