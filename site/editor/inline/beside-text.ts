import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Content that must stay visible: texts, pictures, players and visible tools. */
const TAKEN =
  '[data-inline], [data-module] :is(img, video, iframe, button, a), [data-module] [role="group"], section > [role="group"]'

/** Places an element beside a text without covering content; without room, `otherwise` decides. */
export function placeNextTo(
  element: HTMLElement,
  anchor: HTMLElement,
  { gap, otherwise }: { gap: number; otherwise: (anchor: Box) => Position | null },
): void {
  const text = getBox(anchor)
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const occupied = [...document.querySelectorAll<HTMLElement>(TAKEN)]
    .filter((each) => !anchor.contains(each) && isShown(each))
    .map(getBox)
  const window = freeWindow()
  const position =
    findFreePosition({ size, anchor: text, gap, occupied, window }) ??
    otherwise(text) ??
    findEdgePosition({ size, anchor: text, occupied, window })
  element.style.top = `${position.top}px`
  element.style.left = `${position.left}px`
}

/** Below an element, or over its lower part where the window ends. */
export function placeBelow(element: HTMLElement, anchor: HTMLElement): void {
  const { left, top, height } = getBox(anchor)
  const window = freeWindow()
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const lowest = window.top + window.height - size.height - EDGE_PX
  element.style.top = `${Math.max(window.top + EDGE_PX, Math.min(top + height + EDGE_PX, lowest))}px`
  element.style.left = `${within({ size, window }, left)}px`
}

/** The window without header, editor bar and on-screen keyboard. */
function freeWindow(): Box {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const bar = document.querySelector('[data-editor-bar]')?.getBoundingClientRect().top ?? window.innerHeight
  const { visualViewport } = window
  const visibleBottom = visualViewport ? visualViewport.offsetTop + visualViewport.height : window.innerHeight
  const top = Math.max(0, header)
  return { left: 0, top, width: document.documentElement.clientWidth, height: Math.min(bar, visibleBottom) - top }
}

function getBox(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

type Box = { left: number; top: number; width: number; height: number }

type Position = Pick<Box, 'left' | 'top'>

type PlaceOptions = {
  size: Pick<Box, 'width' | 'height'>
  anchor: Box
  gap: number
  occupied: readonly Box[]
  window: Box
}

const EDGE_PX = 8

/**
 * A free position next to a text: above or below it, at its start or end, else after its lines if the text is narrower
 * than its column; null without room. `window` is its free part.
 */
export function findFreePosition({ size, anchor, gap, occupied, window }: PlaceOptions): Position | null {
  const start = within({ size, window }, anchor.left)
  const lefts = [start, within({ size, window }, anchor.left + anchor.width - size.width)]
  const tops = [anchor.top - gap - size.height, anchor.top + anchor.height + gap]
  const after = [anchor.top, anchor.top + (anchor.height - size.height) / 2, anchor.top + anchor.height - size.height]
  const sidePositions = tops.flatMap((top) => lefts.map((left) => ({ left, top })))
  const candidates = [...sidePositions, ...after.map((top) => ({ left: anchor.left + anchor.width + gap, top }))]
  return (
    candidates.find(
      (position) =>
        isIn({ ...size, ...position }, window) && !occupied.some((box) => overlap({ ...size, ...position }, box)),
    ) ?? null
  )
}

/** A position at an edge of the window, the lower one preferred, with the least overlap. */
export function findEdgePosition({ size, anchor, occupied, window }: Omit<PlaceOptions, 'gap'>): Position {
  const lefts = [anchor.left, anchor.left + anchor.width - size.width, window.left, window.left + window.width].map(
    (left) => within({ size, window }, left),
  )
  const tops = [window.top + window.height - size.height - EDGE_PX, window.top + EDGE_PX]
  const candidates = tops.flatMap((top) => lefts.map((left) => ({ left, top })))
  const covered = (position: Position) => occupied.filter((box) => overlap({ ...size, ...position }, box)).length
  return candidates.reduce((best, position) => (covered(position) < covered(best) ? position : best))
}

function within({ size, window }: Pick<PlaceOptions, 'size' | 'window'>, left: number): number {
  return Math.max(window.left + EDGE_PX, Math.min(left, window.left + window.width - size.width - EDGE_PX))
}

function isIn(box: Box, window: Box): boolean {
  const isAcross = box.left >= window.left && box.left + box.width <= window.left + window.width
  return isAcross && box.top >= window.top && box.top + box.height <= window.top + window.height
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}

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
