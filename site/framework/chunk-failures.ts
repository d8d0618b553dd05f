type ReloadLog = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Whether a reload is due, recording it. Without storage never reloads. Serialised into the page (`Hydration.tsx`), so
 * it must not refer to anything outside. `guardMs`: at most one reload in this time (spec §9).
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

/**
 * For chunks loaded by Vite: messages, consent, editor. Those of routes use `routeChunkFailed`. Reloads only if the
 * server answers: without a connection the page stays, and with it what was typed.
 */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', () => {
    fetch('', { method: 'HEAD' }).then(
      () => claimReload(sessionStorage) && location.reload(),
      () => {},
    )
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
 * Replaces React Router's own reload when a route's chunk is gone after a release (`vite-plugins.ts`): loads the
 * destination as a document, at most once a minute, else shows the error page. Prefetches never reload. Reads the
 * destination from the router.
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
