import { InlineScript } from '../framework/InlineScript.tsx'
import { loadBeforePrint } from './load-before-print.ts'

/**
 * In the head, before any picture: while `html` is `data-unpainted` deferrable pictures are not requested (`base.css`);
 * before printing all are.
 */
export function DeferredPictures() {
  return (
    <InlineScript
      text={import.meta.env.SSR ? `(${waitForPaint})(document.documentElement);(${loadBeforePrint})(document)` : ''}
    />
  )
}

/**
 * Marks the page until its first paint. Serialised into the page, so it must not refer to anything outside. Browsers
 * without paint timing show pictures as without script.
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
