/** spec §9: scroll offset and duration. */
export const SCROLL_OFFSET_PX = 250
export const SCROLL_DURATION_MS = 700

/** Where the window has to be for an element to stand below the offset; asked anew while pictures above it arrive. */
export function scrollTopOf(element: Element): number {
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET_PX)
}

/** Scrolls within 0.7 s; at once where motion is not wanted. The visitor's own scrolling ends it. */
export function scrollToElement(element: Element, signal: AbortSignal): Promise<void> {
  const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' })
  const from = window.scrollY
  const isThere = Math.abs(scrollTopOf(element) - from) < 1
  if (isThere || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump(scrollTopOf(element))
    return Promise.resolve()
  }
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const step = () => {
      if (signal.aborted) return resolve()
      const share = Math.min(1, (performance.now() - startedAt) / SCROLL_DURATION_MS)
      jump(from + (scrollTopOf(element) - from) * ease(share))
      if (share < 1) requestAnimationFrame(step)
      else resolve()
    }
    requestAnimationFrame(step)
  })
}

function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2
}
