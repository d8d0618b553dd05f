import { InlineScript } from '../framework/InlineScript.tsx'
import { loadBeforePrint } from './load-before-print.ts'

/** Stands in the head, before any picture: while `html` is `data-unpainted` those that can wait are not asked for (`base.css`), and before it is printed all are. */
export function DeferredPictures() {
  return (
    <InlineScript
      text={import.meta.env.SSR ? `(${waitForPaint})(document.documentElement);(${loadBeforePrint})(document)` : ''}
    />
  )
}

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
  // A hidden page is not painted, but may be printed or read by a program.
  window.addEventListener('load', () => setTimeout(end, 1000), { once: true })
}
