import { takeReload } from './chunk-failure.ts'

type FailedRoute = { default: () => never }

let pending: string | null = null

/** Where the visitor is going; null when they are there. */
export function notePendingPage(href: string | null): void {
  pending = href
}

/**
 * Called in place of React Router's own reload when the chunk of a route is gone, as after a new version: a new
 * document for the page that was asked for, at most once a minute, else the error page. A chunk that was only fetched
 * ahead is no reason to reload.
 */
export function routeChunkFailed(error: unknown): FailedRoute | Promise<FailedRoute> {
  if (pending !== null && takeReload(window.sessionStorage, Date.now())) {
    window.location.assign(pending)
    return new Promise(() => undefined)
  }
  return {
    default: () => {
      throw error
    },
  }
}
