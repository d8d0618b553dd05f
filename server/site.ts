import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { createClient } from '#contract/client.ts'
import { backendContext } from '#site/context.ts'
import { findSession, hasSessionCookie } from './api/session.ts'
import { env } from './env.ts'
import { contentSecurityPolicy, inlineScriptHashes } from './headers.ts'
import { localeOf } from './locale.ts'
import { describeUser } from './services/account.ts'
import { getSiteSettings } from './services/settings.ts'
import type { Services } from './services.ts'

type FetchApi = (request: Request) => Promise<Response> | Response

/** Renders pages. Loaders reach the API through `fetchApi`, in process, or through BACKEND_URL. */
export function createSite({ build, services, fetchApi }: { build: ServerBuild; services: Services; fetchApi: FetchApi }) {
  const handle = createRequestHandler(build, env.NODE_ENV === 'development' ? 'development' : 'production')

  return async function render(request: Request): Promise<Response> {
    const response = await handle(request, await contextFor(request, services, fetchApi))
    if (hasSessionCookie(request)) response.headers.set('Cache-Control', 'private, no-store')
    else if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = await response.text()
    const { tag_manager_id } = await getSiteSettings(services.database)
    const headers = new Headers(response.headers)
    headers.set('Content-Security-Policy', contentSecurityPolicy({ scriptHashes: inlineScriptHashes(html), tagManager: tag_manager_id !== '' }))
    return new Response(html, { status: response.status, headers })
  }
}

async function contextFor(request: Request, services: Services, fetchApi: FetchApi): Promise<RouterContextProvider> {
  const locale = localeOf(request)
  const cookie = request.headers.get('cookie')
  const session = env.BACKEND_URL ? null : await findSession(services, request)
  const context = new RouterContextProvider()
  context.set(backendContext, {
    call: createClient({
      base: env.BACKEND_URL ?? services.origin,
      fetch: async (url, init) => (env.BACKEND_URL ? fetch(url, init) : fetchApi(new Request(url, init))),
      headers: { 'accept-language': locale, ...(cookie && session ? { cookie } : {}) },
    }),
    viewer: session ? describeUser(session.viewer, locale) : null,
    origin: services.origin,
    nonceless: true,
  })
  return context
}
