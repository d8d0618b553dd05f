import { createPath, type Location } from 'react-router'
import { takeReload } from './chunk-failure.ts'

type FailedRoute = { default: () => never }

declare global {
  interface Window {
    /** Set by React Router before the page is taken over. */
    __reactRouterDataRouter?: { state: { navigation: { location?: Location } } }
  }
}

/**
 * Called in place of React Router's own reload when the chunk of a route is gone, as after a new version: a new
 * document for the page that was asked for, at most once a minute, else the error page. A chunk that was only fetched
 * ahead is no reason to reload. Where the visitor is going is asked of the router itself: React may not have drawn yet
 * that they are.
 */
export function routeChunkFailed(error: unknown): FailedRoute | Promise<FailedRoute> {
  const pending = window.__reactRouterDataRouter?.state.navigation.location
  if (pending && takeReload(window.sessionStorage)) {
    window.location.assign(createPath(pending))
    return new Promise(() => undefined)
  }
  return {
    default: () => {
      throw error
    },
  }
}
