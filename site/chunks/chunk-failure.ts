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

/** What the browsers say when a script of the build is gone, as after a new version. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|importing a module script failed|error loading dynamically/i.test(error.message)
}

/** For every chunk that Vite loads: messages, consent, editor. Routes arrive in the error page instead. */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!takeReload(window.sessionStorage, Date.now())) return
    event.preventDefault()
    window.location.reload()
  })
}
