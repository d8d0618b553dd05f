/** Content that must stay visible: texts, pictures, players and visible tools. */
const TAKEN =
  '[data-inline], [data-module] :is(img, video, iframe, button, a), [data-module] [role="group"], section > [role="group"]'

/** Places an element beside a text without covering content; without room, `otherwise` decides. */
export function placeNextTo(
  element: HTMLElement,
  over: HTMLElement,
  { gap, otherwise }: { gap: number; otherwise: (over: Box) => Position | null },
): void {
  const text = getBox(over)
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const taken = [...document.querySelectorAll<HTMLElement>(TAKEN)]
    .filter((each) => !over.contains(each) && isShown(each))
    .map(getBox)
  const window = freeWindow()
  const place =
    findFreePosition({ size, over: text, gap, taken, window }) ??
    otherwise(text) ??
    findEdgePosition({ size, over: text, taken, window })
  element.style.top = `${place.top}px`
  element.style.left = `${place.left}px`
}

/** The window without header, editor bar and on-screen keyboard. */
function freeWindow(): Box {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const bar = document.querySelector('[data-editor-bar]')?.getBoundingClientRect().top ?? window.innerHeight
  const { visualViewport } = window
  const seen = visualViewport ? visualViewport.offsetTop + visualViewport.height : window.innerHeight
  const top = Math.max(0, header)
  return { left: 0, top, width: window.innerWidth, height: Math.min(bar, seen) - top }
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

type PlaceOptions = { size: Pick<Box, 'width' | 'height'>; over: Box; gap: number; taken: readonly Box[]; window: Box }

const EDGE_PX = 8

/**
 * A free position next to a text: above or below it, at its start or end, else after its lines if the text is narrower
 * than its column; null without room. `window` is its free part.
 */
export function findFreePosition({ size, over, gap, taken, window }: PlaceOptions): Position | null {
  const start = within({ size, window }, over.left)
  const lefts = [start, within({ size, window }, over.left + over.width - size.width)]
  const tops = [over.top - gap - size.height, over.top + over.height + gap]
  const after = [over.top, over.top + (over.height - size.height) / 2, over.top + over.height - size.height]
  const beside = tops.flatMap((top) => lefts.map((left) => ({ left, top })))
  const places = [...beside, ...after.map((top) => ({ left: over.left + over.width + gap, top }))]
  return (
    places.find(
      (place) => isIn({ ...size, ...place }, window) && !taken.some((box) => overlap({ ...size, ...place }, box)),
    ) ?? null
  )
}

/** A position at an edge of the window, the lower one preferred, with the least overlap. */
export function findEdgePosition({ size, over, taken, window }: Omit<PlaceOptions, 'gap'>): Position {
  const lefts = [over.left, over.left + over.width - size.width, window.left, window.left + window.width].map((left) =>
    within({ size, window }, left),
  )
  const tops = [window.top + window.height - size.height - EDGE_PX, window.top + EDGE_PX]
  const places = tops.flatMap((top) => lefts.map((left) => ({ left, top })))
  const covered = (place: Position) => taken.filter((box) => overlap({ ...size, ...place }, box)).length
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
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
