/** spec §9: after a failed code chunk the page reloads, at most once in this time. */
export const RELOAD_GUARD_MS = 60_000
const KEPT_AS = 'partitur:chunk-reload'

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Whether a reload is due; notes the moment when it is. A browser that keeps nothing never reloads. */
export function takeReload(kept: Kept, now: number): boolean {
  try {
    const last = Number(kept.getItem(KEPT_AS) ?? Number.NEGATIVE_INFINITY)
    if (now - last < RELOAD_GUARD_MS) return false
    kept.setItem(KEPT_AS, String(now))
    return true
  } catch {
    return false
  }
}

/** For every chunk that Vite loads: messages, consent, editor. Those of routes come to route-chunk-failed.ts. */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!takeReload(window.sessionStorage, Date.now())) return
    event.preventDefault()
    window.location.reload()
  })
}
