import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Thing } from 'schema-dts'
import { hydration } from '#config'
import { getUser, type User } from '#contract/account.ts'
import { getSiteSettings } from '#contract/admin/settings.ts'
import { type ApiResponse, type Client, createClient } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import { originForHost } from '#contract/links/hosts.ts'
import { redactPreviewToken } from '#contract/links/preview-link.ts'
import { carriesSecret } from '#contract/links/secret-address.ts'
import { hasEditParam } from '#contract/page/edit-query.ts'
import { CSRF_HEADER, readCsrfCookie } from '#contract/session-client.ts'
import { readLookAheadCookie, removeLookAheadCookie } from '#contract/time/look-ahead.ts'
import {
  backendContext,
  htmlContext,
  inlineScriptsContext,
  linkedDataContext,
  reportErrorContext,
  toJsonLdGraph,
} from '#site/context.ts'
import { loadFirstPictureEagerly } from '#site/framework/complete-page.server.ts'
import { createInlineStyles } from '#site/framework/page-styles.server.ts'
import { hasSession } from '../api/accounts/session.ts'
import type { CallEnv } from '../api/api-env.ts'
import { attachBody } from '../cache/attached-body.ts'
import { STALE_WARNING } from '../cache/page-cache.ts'
import { RETRY_AFTER_SECONDS } from '../db/sqlite/write-queue.ts'
import { env } from '../env.ts'
import { contentSecurityPolicy, hashesOfScripts } from '../http/headers.ts'
import { requestLocale } from '../http/locale.ts'
import { workChannels } from '../monitoring/diagnostics.ts'
import type { Log } from '../monitoring/log.ts'

/** Ours (`site/trusted-types/policy.ts`), and the editor's for pasted content. */
const trustedTypes = ['default', 'ProseMirrorClipboard']

export type FetchApi = (url: string, init: RequestInit) => Promise<ApiResponse>

type SiteOptions = {
  build: ServerBuild
  clientDir?: string
  origin: string
  now: () => Date
  secret: string
  log: Log
  apiFor: (page: Request, env?: CallEnv) => FetchApi
}

export function createSiteRenderer({ build, clientDir, origin, now, secret, log, apiFor }: SiteOptions) {
  const withStyles = clientDir && hydration === 'first-act' ? createInlineStyles(clientDir) : getHead
  // Development React compares the response with its own rendering.
  const withPicture = clientDir ? loadFirstPictureEagerly : (body: string) => [body]
  const isDevelopment = env.NODE_ENV === 'development'
  const handle = createRequestHandler(build, isDevelopment ? 'development' : 'production')

  return async function render(request: Request, network?: CallEnv): Promise<Response> {
    let isStale = false
    const fetchApi = apiFor(request, network)
    const cookie = findCookie(request)
    const call = clientFor(request, {
      origin,
      cookie,
      fetchApi: async (url, init) => {
        const apiResponse = await fetchApi(url, init)
        isStale ||= apiResponse.headers.has('Warning')
        return apiResponse
      },
    })
    const context = new RouterContextProvider()
    const isLoggedIn = hasSession(cookie, secret)
    const [settings, viewer] = await Promise.all([findSettings(call), isLoggedIn ? findUser(call, request) : null])
    const pageOrigin = settings ? originForHost(new URL(request.url).host, { hosts: settings.hosts, origin }) : origin
    const lookAheadTime = viewer && readLookAheadCookie(cookie)
    const instant = lookAheadTime || now()
    context.set(backendContext, {
      call,
      viewer,
      settings,
      origin: pageOrigin,
      mainOrigin: origin,
      now: instant,
      ahead: lookAheadTime,
      nonceless: true,
    })
    context.set(linkedDataContext, { things: [], isCarried: new URL(request.url).pathname.endsWith('.data') })
    context.set(reportErrorContext, (err) =>
      log.error({ path: redactPreviewToken(new URL(request.url).pathname), err }, 'a page could not be rendered'),
    )
    const response = await workChannels.render.tracePromise(() => handle(request, context), { about: {} })
    const isForOne = isLoggedIn || carriesSecret(new URL(request.url)) || !isReading(request)
    if (isForOne) response.headers.set('Cache-Control', 'private, no-store')
    else if (!response.headers.has('Cache-Control'))
      response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    if (response.status === 503) response.headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = context.get(htmlContext) ?? (await response.text())
    const headers = new Headers(response.headers)
    const allowed = {
      scriptHashes: isDevelopment ? ('any' as const) : hashesOfScripts(context.get(inlineScriptsContext)),
      tagManager: Boolean(settings?.tag_manager_id),
      trustedTypes,
    }
    headers.set('Content-Security-Policy', contentSecurityPolicy(allowed))
    // A page made of stale responses is stale too, and rendered again for the next visitor.
    if (isStale) headers.set('Warning', STALE_WARNING)
    const head = [withStyles(html), linkedDataScript(context.get(linkedDataContext).things)]
    // Joined as bytes: a joined string would be copied with two bytes per letter.
    const body = Buffer.concat(
      [...head, ...withPicture(html.slice(html.indexOf('</head>')))].map((part) => Buffer.from(part)),
    )
    return attachBody(new Response(body, { status: response.status, headers }), {
      body,
      instant: instant.toISOString(),
    })
  }
}

function getHead(html: string): string {
  return html.slice(0, html.indexOf('</head>'))
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** With the session of the request, in the language of its path. */
function clientFor(
  request: Request,
  { origin, cookie, fetchApi }: { origin: string; cookie: string | null; fetchApi: FetchApi },
): Client {
  return createClient({
    base: origin,
    fetch: fetchApi,
    headers: {
      'accept-language': requestLocale(request),
      ...(cookie ? { cookie } : {}),
      // Edit mode sends the CSRF token with its calls, which selects drafts.
      ...(cookie && hasEditParam(new URL(request.url).search) ? { [CSRF_HEADER]: readCsrfCookie(cookie) || '-' } : {}),
    },
  })
}

/** Edit mode ignores look-ahead. */
function findCookie(request: Request): string | null {
  const cookie = request.headers.get('cookie')
  return cookie && hasEditParam(new URL(request.url).search) ? removeLookAheadCookie(cookie) : cookie
}

async function findUser(call: Client, request: Request): Promise<User | null> {
  try {
    const user = await call<typeof getUser>(getUser, { params: { locale: requestLocale(request) } })
    // Treated as a visitor until the second factor is set up.
    return user.needs_second_factor ? null : user
  } catch (error) {
    // spec §6: a failed user call means visitor.
    if (error instanceof AppError && error.code === 'unauthenticated') return null
    throw error
  }
}

/** Without settings the page is still shown, without tag manager and with the default origin. */
function findSettings(call: Client) {
  return call<typeof getSiteSettings>(getSiteSettings, {}).catch(() => null)
}

/** Written into the finished page, so that browsers do not load its code. Not executed, so the CSP need not list it. */
export function linkedDataScript(graph: readonly Thing[]): string {
  if (graph.length === 0) return ''
  // In an HTML script only "<" could end it.
  const data = toJsonLdGraph(graph).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${data}</script>`
}
