import { type Box, edgePlace, freePlace, type Place } from './free-place.ts'

/** What is read or pressed on the page: texts, pictures, players, and the tools that show. */
const TAKEN = '[data-inline], [data-module] :is(img, video, iframe, button, a), [data-module] [role="group"], section > [role="group"]'

/** Lays an element beside a text, over nothing that is read or pressed; where there is no room, `otherwise` says where. */
export function layBeside(element: HTMLElement, over: HTMLElement, { gap, otherwise }: { gap: number; otherwise: (over: Box) => Place | null }): void {
  const text = boxOf(over)
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const taken = [...document.querySelectorAll<HTMLElement>(TAKEN)].filter((each) => !over.contains(each) && isShown(each)).map(boxOf)
  const window = freeWindow()
  const place = freePlace({ size, over: text, gap, taken, window }) ?? otherwise(text) ?? edgePlace({ size, over: text, taken, window })
  element.style.top = `${place.top}px`
  element.style.left = `${place.left}px`
}

/** Between the page's header and the editor's bar, and above a keyboard on the screen. */
function freeWindow(): Box {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const bar = document.querySelector('[data-editor-bar]')?.getBoundingClientRect().top ?? window.innerHeight
  const { visualViewport } = window
  const seen = visualViewport ? visualViewport.offsetTop + visualViewport.height : window.innerHeight
  const top = Math.max(0, header)
  return { left: 0, top, width: window.innerWidth, height: Math.min(bar, seen) - top }
}

function boxOf(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}
