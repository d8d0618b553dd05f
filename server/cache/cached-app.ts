import type { Locale } from '#config'
import type { ApiResponse } from '#contract/client.ts'
import { carriesSecret } from '#contract/links/secret-address.ts'
import { hasSession } from '../api/accounts/session.ts'
import type { CallEnv } from '../api/api-env.ts'
import { requestLocale } from '../http/locale.ts'
import type { createWorkQueue } from '../limits/work-queue.ts'
import type { CacheHosts } from './cache-hosts.ts'
import { cacheKey } from './cache-key.ts'
import type { createDeclaredQuery } from './declared-query.ts'
import { type PageCache, STALE_WARNING } from './page-cache.ts'

type Render = (request: Request, env?: CallEnv) => Promise<Response>
type Options = {
  cache: PageCache
  hosts: CacheHosts
  secret: string
  declaredOf: ReturnType<typeof createDeclaredQuery>
  /** Queue for slow responses: calendars, feeds, sitemaps, seasons. */
  inTurn: ReturnType<typeof createWorkQueue>
}

type PageCall = { url: string; init: RequestInit; cookie: string | null; language: Locale }

/**
 * Answers visitors from the page cache, and caches what it renders. A page's calls get the parsed value itself, shared
 * by all pages, so it must not be changed.
 */
export function createCachedApp({ cache, hosts, secret, declaredOf, inTurn }: Options) {
  /** Null for requests that cannot be cached; else also the query parameters that make no difference. */
  async function findCached(
    {
      url: requestUrl,
      method,
      cookie,
      language,
    }: { url: string; method: string; cookie: string | null; language: Locale },
    render: Render,
  ) {
    const address = new URL(requestUrl)
    // URLs with a secret are not cached: their throttle needs the client's IP, and guessing must be slow.
    if ((method !== 'GET' && method !== 'HEAD') || hasSession(cookie, secret) || carriesSecret(address)) return null
    await hosts.refresh()
    const { url, rest } = declaredOf(toCacheAddress(address))
    // A cached response must not depend on anything else of the first visitor's request.
    const { host, pathname, search } = new URL(url)
    const key = cacheKey({ host, path: pathname + search, acceptLanguage: language })
    return {
      ...(await cache.get(key, () => render(new Request(url, { headers: { 'accept-language': language } })))),
      rest,
    }
  }

  /** The canonical URL of requests with the same response. */
  function toCacheAddress(requestUrl: URL): URL {
    const url = new URL(requestUrl)
    url.host = hosts.toCacheHost(url.host)
    url.pathname = canonicalPath(url.pathname)
    return url
  }

  return (render: Render) => {
    // Not for calls of pages: a page in the queue would wait for its own call.
    const makeInTurn: Render = (request, env) =>
      isLarge(new URL(request.url).pathname) ? inTurn(() => render(request, env)) : render(request, env)

    async function respond(request: Request, env?: CallEnv): Promise<Response>
    async function respond(call: PageCall, env?: CallEnv): Promise<ApiResponse>
    async function respond(input: Request | PageCall, env?: CallEnv): Promise<ApiResponse> {
      if ('init' in input) {
        const match = await findCached({ ...input, method: input.init.method ?? 'GET' }, render)
        return match ? toPageAnswer(match) : render(new Request(input.url, input.init), env)
      }
      const { url, method, headers } = input
      const match = await findCached(
        { url, method, cookie: headers.get('cookie'), language: requestLocale(input) },
        makeInTurn,
      )
      return match ? toResponse(input, match) : render(input, env)
    }
    return respond
  }
}

type CacheMatch = Awaited<ReturnType<PageCache['get']>> & { rest: string }

function toPageAnswer({ cachedResponse, stale }: CacheMatch): ApiResponse {
  const { status, headers } = cachedResponse
  return {
    ok: status < 400,
    status,
    headers: stale ? new Headers([...headers, ['Warning', STALE_WARNING]]) : headers,
    json: async () => cachedResponse.value(),
  }
}

async function toResponse(request: Request, { cachedResponse, stale, rest }: CacheMatch): Promise<Response> {
  const { status, headers, body } = await cachedResponse.send({
    acceptEncoding: request.headers.get('accept-encoding'),
    ifNoneMatch: request.headers.get('if-none-match'),
    ifModifiedSince: request.headers.get('if-modified-since'),
  })
  const responseHeaders = new Headers(headers)
  if (stale) responseHeaders.set('Warning', STALE_WARNING)
  appendRest(responseHeaders, rest)
  const isEmpty = request.method === 'HEAD' || !body
  return new Response(isEmpty ? null : new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length), {
    status,
    headers: responseHeaders,
  })
}

/** Responses made of all dates, articles or pages at once. */
function isLarge(pathname: string): boolean {
  return /\.(ics|atom|xml)$|^\/(de|en)\/[^/]+\.json$|^\/(de\/saison|en\/season|de\/druck|en\/print)\/|^\/api\/seasons\//.test(
    pathname,
  )
}

/** Redirects keep undeclared query parameters. */
function appendRest(headers: Headers, rest: string): void {
  const location = headers.get('location')
  if (rest === '' || location === null) return
  const [, path, query, hash] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(location) ?? []
  headers.set('location', `${path}${rest}${query ? `&${query}` : ''}${hash ?? ''}`)
}

/** RFC 3986, 6.2.2: unreserved characters are decoded, percent encodings upper case. */
function canonicalPath(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
  })
}
