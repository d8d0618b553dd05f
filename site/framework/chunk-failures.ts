type ReloadLog = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Whether a reload is due; notes the moment when it is. A browser that stores nothing never reloads. Stands in the page as text
 * too (`Hydration.tsx`), so nothing outside of it exists there.
 * `guardMs`: after a failed code chunk the page reloads, at most once in this time (spec §9).
 */
export function claimReload(log: ReloadLog, now = Date.now(), guardMs = 60_000): boolean {
  const key = 'partitur:chunk-reload'
  try {
    const last = Number(log.getItem(key) ?? Number.NEGATIVE_INFINITY)
    if (now - last < guardMs) return false
    log.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}

/** For every chunk that Vite loads: messages, consent, editor. Those of routes come to `routeChunkFailed`. */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!claimReload(window.sessionStorage)) return
    event.preventDefault()
    window.location.reload()
  })
}

type FailedRoute = { default: () => never }

declare global {
  interface Window {
    /** Set by React Router before hydration; no part of its API (read in 7.18.4). */
    __reactRouterDataRouter?: {
      state: { navigation: { location?: { pathname: string; search: string; hash: string } } }
    }
  }
}

/**
 * Called in place of React Router's own reload when the chunk of a route is gone, as after a release (`vite-plugins.ts`): loads the
 * destination as a document, at most once a minute, else shows the error page. A chunk that was only prefetched does not reload.
 * The destination comes from the router itself: React may not have rendered the navigation yet.
 */
export function routeChunkFailed(error: unknown): FailedRoute | Promise<FailedRoute> {
  const pending = window.__reactRouterDataRouter?.state.navigation.location
  if (pending && claimReload(window.sessionStorage)) {
    window.location.assign(pending.pathname + pending.search + pending.hash)
    return new Promise(() => undefined)
  }
  return {
    default: () => {
      throw error
    },
  }
}
