type Kept = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Whether a reload is due; notes the moment when it is. A browser that keeps nothing never reloads. Stands in the page as text
 * too (`LateScripts`), so nothing outside of it exists there.
 * `guardMs`: after a failed code chunk the page reloads, at most once in this time (spec §9).
 */
export function takeReload(kept: Kept, now = Date.now(), guardMs = 60_000): boolean {
  const keptAs = 'partitur:chunk-reload'
  try {
    const last = Number(kept.getItem(keptAs) ?? Number.NEGATIVE_INFINITY)
    if (now - last < guardMs) return false
    kept.setItem(keptAs, String(now))
    return true
  } catch {
    return false
  }
}

/** For every chunk that Vite loads: messages, consent, editor. Those of routes come to route-chunk-failed.ts. */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!takeReload(window.sessionStorage)) return
    event.preventDefault()
    window.location.reload()
  })
}
