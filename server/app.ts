import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { proxy } from 'hono/proxy'
import { TrieRouter } from 'hono/router/trie-router'
import type { ServerBuild } from 'react-router'
import { AppError } from '#contract/errors.ts'
import { redactPreviewToken } from '#contract/links/preview-link.ts'
import { hasSession, pageSession } from './api/accounts/session.ts'
import { createApi } from './api/api.ts'
import type { CallEnv } from './api/api-env.ts'
import { problemResponse, toAppError } from './api/problems.ts'
import { createAnswerFromMemory } from './cache/answer-from-memory.ts'
import { createCacheHosts } from './cache/cache-hosts.ts'
import { createCachedApp } from './cache/cached-app.ts'
import { createDeclaredQuery } from './cache/declared-query.ts'
import type { Services } from './create-services.ts'
import { withoutTracking } from './db/table-tracking.ts'
import type { TypeRoutes } from './define-routes.ts'
import { env } from './env.ts'
import { guardAddress } from './http/guard-address.ts'
import { IMMUTABLE, securityHeaders } from './http/headers.ts'
import { requestLocale } from './http/locale.ts'
import { createPathShares, recordMissingPath } from './http/missing-path-buffer.ts'
import { posterRoutes } from './http/poster-redirects.ts'
import { guardPreviews } from './http/previews.ts'
import { requestLog } from './http/request-log.ts'
import { securityText } from './http/security-txt.ts'
import { drainRejectedUpload, type NodeBindings } from './limits/drain-rejected-upload.ts'
import { limitBody, MAX_VISITOR_BODY_BYTES } from './limits/limit-body.ts'
import { createWorkQueue } from './limits/work-queue.ts'
import { sendUnstreamed, serveSharedAssets } from './media/shared-assets.ts'
import { createSiteRenderer, type FetchApi } from './pages/site-renderer.ts'
import { getSiteSettings } from './services/settings.ts'
import { openSitemap, robots } from './services/urls/sitemap.ts'
import { requestOrigin, rootRedirect } from './services/variants.ts'

const routeModules = import.meta.glob<TypeRoutes>('../content/*/routes.server.ts', { eager: true, import: 'default' })
const typeRoutes = Object.values(routeModules)

/** Paths that are proxied to `BACKEND_URL` if it is set. */
const CALL_PATHS = ['/api/*', '/:locale{de|en}/pageeditor-api/*', '/:locale{de|en}/:file{.+\\.(ics|atom|json)}']
const BACKEND_PATHS = [...typeRoutes.map(({ path }) => `${path}/*`), '/k/*', ...CALL_PATHS]
/** Calendars, feeds, sitemaps and seasons that are made anew. */
const LARGE_ANSWERS = { running: 2, waiting: 8, retryAfterSeconds: 5 }

type AppOptions = { services: Services; build?: ServerBuild; clientDir?: string }

/** The composition root: every route of the process, top to bottom. `build` is missing in tests of the API. */
export function createApp({ services, build, clientDir }: AppOptions) {
  const app = new Hono<{ Bindings: NodeBindings; Variables: { requestId: string } }>({ router: new TrieRouter() })
  const { api, registry } = createApi(services)

  app.use(requestLog(services.log))
  app.use(securityHeaders(services))
  app.use(drainRejectedUpload())
  app.use(guardAddress())
  app.use(guardPreviews(services))
  app.use(countNotFound(services))

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const isReady = await services.database.ping().then(
      () => true,
      () => false,
    )
    return isReady ? c.text('ready') : c.text('the database does not answer', 503)
  })

  if (clientDir) {
    app.use(
      '/assets/*',
      sendUnstreamed(),
      serveStatic({
        root: clientDir,
        precompressed: true,
        onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),
      }),
    )
    app.get('/assets/:name', serveSharedAssets(services))
    // An old service worker must not outlive its hour.
    const onFound = (path: string, c: Context) =>
      c.header('Cache-Control', path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600')
    // By name: else the disk would be asked at every request.
    for (const { name } of readdirSync(clientDir, { withFileTypes: true }).filter((entry) => entry.isFile()))
      app.use(`/${name}`, serveStatic({ root: clientDir, onFound }))
  }
  const toBackend = env.BACKEND_URL ? forwardTo(env.BACKEND_URL) : null
  if (toBackend) for (const path of BACKEND_PATHS) app.all(path, (c) => toBackend(c.req.raw, services.clientIp(c)))
  for (const { path, create } of typeRoutes) app.route(path, create(services))
  app.route('/k', posterRoutes(services))
  // From a poster in capitals.
  app.route('/K', posterRoutes(services))

  const originAsked = (c: Context) =>
    requestOrigin(services.database, { host: c.req.header('host'), origin: services.origin })
  app.get('/robots.txt', async (c) => c.text(robots(await originAsked(c))))
  const { SECURITY_CONTACT: contact } = env
  if (contact)
    app.get('/.well-known/security.txt', (c) =>
      c.text(securityText({ contact, origin: services.origin, now: services.now() })),
    )
  app.get('/', async (c) =>
    c.redirect(`${await rootRedirect(services.database, c.req.header('host'))}${search(c.req.raw)}`, 302),
  )
  app.get('/agb', (c) => c.redirect(`/de/agb${search(c.req.raw)}`, 301))
  app.get('/agb/', (c) => c.redirect(`/de/agb${search(c.req.raw)}`, 301))

  const { cache, secret } = services
  const readHosts = () =>
    withoutTracking(async () => Object.values((await getSiteSettings({ db: services.database.db })).hosts).flat())
  const hosts = createCacheHosts({ cache, readHosts, origin: services.origin })
  const declaredOf = createDeclaredQuery(registry.endpoints)
  const throughCache = createCachedApp({
    cache,
    hosts,
    secret,
    declaredOf,
    inTurn: createWorkQueue(LARGE_ANSWERS),
  })
  const sitemap = throughCache(async (request) => {
    const { host, pathname } = new URL(request.url)
    const part = /-(\d+)\.xml$/.exec(pathname)?.[1]
    const options = {
      origin: await requestOrigin(services.database, { host, origin: services.origin }),
      ...(part ? { part: Number(part) } : {}),
    }
    return new Response(await openSitemap(services.depsFor({ viewer: null, locale: 'de' }), options), {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    })
  })
  app.get('/sitemap.xml', (c) => sitemap(c.req.raw))
  app.get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', (c) => sitemap(c.req.raw))
  // Calls made in process have no network: its part of the environment tells addresses for throttling.
  const askApi = throughCache(async (request, env) => api.fetch(request, env))
  for (const path of CALL_PATHS) app.all(path, (c) => askApi(c.req.raw, c.env))

  if (build) {
    const apiFor = (page: Request, env?: CallEnv): FetchApi => {
      if (toBackend) return (url, init) => toBackend(new Request(url, init), env?.address ?? '')
      const [findSession, cookie, language] = [
        pageSession(services, page),
        page.headers.get('cookie'),
        requestLocale(page),
      ]
      const address = env?.address === undefined ? {} : { address: env.address }
      // A form of a page carries no token: what it writes is a visitor's, whoever sends it.
      return (url, init) =>
        init.method === 'GET'
          ? askApi({ url, init, cookie, language }, { findSession, ...address })
          : askApi({ url, init, cookie: null, language }, { findSession: async () => null, ...address })
    }
    const site = throughCache(
      createSiteRenderer({
        build,
        ...(clientDir ? { clientDir } : {}),
        origin: services.origin,
        now: services.now,
        secret,
        log: services.log,
        apiFor,
      }),
    )
    app.post('*', limitBody(MAX_VISITOR_BODY_BYTES))
    app.on(['GET', 'POST'], '*', (c) => site(c.req.raw, { ...c.env, address: services.clientIp(c) }))
    // Left to the router, every method that writes would be a form, of whatever size.
    app.all('*', (c) => {
      c.header('Allow', 'GET, HEAD, POST')
      throw new AppError('method_not_allowed', { message: `${c.req.method} ${c.req.path}` })
    })
  }

  app.notFound((c) => problemResponse(c, new AppError('not_found', { message: c.req.path }), requestLocale(c.req.raw)))
  app.onError((error, c) => {
    const problem = toAppError(error)
    if (problem.status >= 500)
      services.log.error(
        { requestId: c.get('requestId'), path: redactPreviewToken(c.req.path), err: problem.cause ?? problem },
        'a request failed',
      )
    return problemResponse(c, problem, requestLocale(c.req.raw))
  })
  return {
    app,
    registry,
    answerFromMemory: createAnswerFromMemory({ ...services, hosts }),
    paths: [...new Set(app.routes.map(({ path }) => path))],
  }
}

/** Hands a request on to another backend, and its answer back. Tries are counted there, by the visitor's address and not by ours. */
function forwardTo(backend: string): (request: Request, address: string) => Promise<Response> {
  return (request, address) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    if (address === '') headers.delete('x-forwarded-for')
    else headers.set('x-forwarded-for', address)
    return proxy(`${backend}${pathname}${search}`, { raw: new Request(request, { headers }), redirect: 'manual' })
  }
}

function search(request: Request): string {
  return new URL(request.url).search
}

/** Counts visitors' 404s for the report in the back office; accounts are ignored. */
function countNotFound({ now, secret, clientIp }: Pick<Services, 'now' | 'secret' | 'clientIp'>): MiddlewareHandler {
  const hasShareLeft = createPathShares()
  return async function countMissingPath(c, next) {
    await next()
    if (c.res.status !== 404 || c.req.method !== 'GET' || hasSession(c.req.header('cookie'), secret)) return
    recordMissingPath({
      path: c.req.path,
      referrer: c.req.header('referer'),
      at: now(),
      hasShareLeft: () => hasShareLeft(clientIp(c)),
    })
  }
}
