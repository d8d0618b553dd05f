import type { Locale } from '#config'
import type { Answer } from '#contract/client.ts'
import { carriesSecret } from '#contract/secret-address.ts'
import type { CallEnv } from '../api/api-env.ts'
import { hasSession } from '../api/session.ts'
import { localeOf } from '../locale.ts'
import type { createWorkQueue } from '../work-queue.ts'
import type { CacheHosts } from './cache-hosts.ts'
import { cacheKey } from './cache-key.ts'
import { canonicalPath } from './canonical-path.ts'
import type { createDeclaredQuery } from './declared-query.ts'
import { type PageCache, STALE } from './page-cache.ts'

type Make = (request: Request, env?: CallEnv) => Promise<Response>
type Options = {
  cache: PageCache
  hosts: CacheHosts
  secret: string
  declaredOf: ReturnType<typeof createDeclaredQuery>
  /** Runs what takes long to make: calendars, feeds, sitemaps, seasons. */
  inTurn: ReturnType<typeof createWorkQueue>
}

/** A call as a page makes it in process, in the language of that page. */
type Call = { url: string; init: RequestInit; cookie: string | null; language: Locale }

/** Answers visitors from memory where it can; what is made for one is kept for the others. */
export function createAnswerThroughCache({ cache, hosts, secret, declaredOf, inTurn }: Options) {
  const isForEveryone = (method: string, cookie: string | null) => (method === 'GET' || method === 'HEAD') && !hasSession(cookie, secret)

  /** The answer that everyone gets who asks this address in this language, and what of its query makes no difference to it. */
  async function find(asked: string, language: Locale, make: Make) {
    await hosts.refresh()
    const { url, rest } = declaredOf(toCacheAddress(asked))
    // A cached response must not depend on anything else of the first visitor's request.
    const { host, pathname, search } = new URL(url)
    const key = cacheKey({ host, path: pathname + search, acceptLanguage: language })
    return { ...(await cache.get(key, () => make(new Request(url, { headers: { 'accept-language': language } })))), rest }
  }

  /** The address that stands for all that are answered alike. */
  function toCacheAddress(asked: string): URL {
    const url = new URL(asked)
    url.host = hosts.toCacheHost(url.host)
    url.pathname = canonicalPath(url.pathname)
    return url
  }

  return {
    /** For the network: in the form that the client takes. */
    forVisitors(make: Make): Make {
      return async (request, env) => {
        // A preview is for one: its address is guessed by nobody who does not wait, and the throttle needs the network of who asks.
        if (!isForEveryone(request.method, request.headers.get('cookie')) || carriesSecret(new URL(request.url))) return make(request, env)
        // Not for calls of pages: a page that holds a place would wait for its own call.
        const inPlace: Make = isLarge(new URL(request.url).pathname) ? (known) => inTurn(() => make(known)) : make
        const { answer, stale, rest } = await find(request.url, localeOf(request), inPlace)
        const { status, headers, body } = await answer.send({
          acceptEncoding: request.headers.get('accept-encoding'),
          ifNoneMatch: request.headers.get('if-none-match'),
          ifModifiedSince: request.headers.get('if-modified-since'),
        })
        const sent = new Headers(headers)
        if (stale) sent.set('Warning', STALE)
        keepRest(sent, rest)
        return new Response(request.method === 'HEAD' || !body ? null : new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length), {
          status,
          headers: sent,
        })
      }
    },

    /** For the pages: the value itself, read once for all of them, so none may change it. */
    forPages(make: Make) {
      return async ({ url, init, cookie, language }: Call, env?: CallEnv): Promise<Answer> => {
        if (!isForEveryone(init.method ?? 'GET', cookie)) return make(new Request(url, init), env)
        const { answer, stale } = await find(url, language, make)
        const { status, headers } = answer
        return { ok: status < 400, status, headers: stale ? new Headers([...headers, ['Warning', STALE]]) : headers, json: async () => answer.value() }
      }
    },
  }
}

/** Responses made of all dates, articles or pages at once. */
function isLarge(pathname: string): boolean {
  return /\.(ics|atom|xml)$|^\/(de|en)\/[^/]+\.json$|^\/(de\/saison|en\/season|de\/druck|en\/print)\/|^\/api\/seasons\//.test(pathname)
}

/** Where an address sends on, it sends on with all that it was asked with. */
function keepRest(headers: Headers, rest: string): void {
  const location = headers.get('location')
  if (rest === '' || location === null) return
  const [, path, query, hash] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(location) ?? []
  headers.set('location', `${path}${rest}${query ? `&${query}` : ''}${hash ?? ''}`)
}
