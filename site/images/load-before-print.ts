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
