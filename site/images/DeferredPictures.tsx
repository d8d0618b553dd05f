import { InlineScript } from '../framework/InlineScript.tsx'

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

/**
 * Loads lazy pictures before printing. The browser's menu prints what has loaded by then; its shortcut waits for the
 * rest. Serialised into the page, so it must not refer to anything outside.
 */
export function loadBeforePrint(page: Document): void {
  const MAX_WAIT_MS = 3000
  const load = () => {
    const pictures = [...page.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')]
    for (const picture of pictures) picture.loading = 'eager'
    return pictures.filter((picture) => !picture.complete && picture.getClientRects().length > 0)
  }
  window.addEventListener('beforeprint', load)
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    const deferred = load()
    if (deferred.length === 0) return
    event.preventDefault()
    const all = Promise.allSettled(deferred.map((picture) => picture.decode()))
    void Promise.race([all, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]).then(() => window.print())
  })
}
