/**
 * Marks the page until the browser has painted something of it. Stands in the page as text, so nothing outside of it exists
 * there. A browser that does not tell of paints shows its pictures as without script.
 */
export function waitForPaint({ dataset }: HTMLElement): void {
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return
  dataset.unpainted = ''
  const end = () => {
    paints.disconnect()
    delete dataset.unpainted
  }
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) end()
  })
  paints.observe({ type: 'paint', buffered: true })
  // What nobody looks at is not painted, but may be printed or read by a program.
  window.addEventListener('load', () => setTimeout(end, 1000), { once: true })
}
