import type { CallEnv } from '../api/api-env.ts'
import { hasSessionCookie } from '../api/session.ts'
import { localeOf } from '../locale.ts'
import { cacheKey } from './cache-key.ts'
import type { createDeclaredQuery } from './declared-query.ts'
import { type PageCache, STALE } from './page-cache.ts'

type Make = (request: Request, env?: CallEnv) => Promise<Response>
type Options = { cache: PageCache; declaredOf: ReturnType<typeof createDeclaredQuery> }

/** Answers visitors from memory where it can; what is made for one is kept for the others. */
export function createAnswerThroughCache({ cache, declaredOf }: Options) {
  return function answerThroughCache(make: Make): Make {
    return async (request, env) => {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || hasSessionCookie(request)) return make(request, env)
      const { url, rest } = declaredOf(new URL(request.url))
      // A kept answer must not depend on anything else of the first visitor's request.
      const language = localeOf(request)
      const { host, pathname, search } = new URL(url)
      const key = cacheKey({ host, path: pathname + search, acceptLanguage: language })
      const { answer, stale } = await cache.get(key, () => make(new Request(url, { headers: { 'accept-language': language } })))
      const { status, headers, body } = await answer.send({
        acceptEncoding: request.headers.get('accept-encoding'),
        ifNoneMatch: request.headers.get('if-none-match'),
        ifModifiedSince: request.headers.get('if-modified-since'),
      })
      const sent = new Headers(headers)
      if (stale) sent.set('Warning', STALE)
      keepRest(sent, rest)
      return new Response(request.method === 'HEAD' || !body ? null : new Uint8Array(body), { status, headers: sent })
    }
  }
}

/** Where an address sends on, it sends on with all that it was asked with. */
function keepRest(headers: Headers, rest: string): void {
  const location = headers.get('location')
  if (rest === '' || location === null) return
  const [, path, query, hash] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(location) ?? []
  headers.set('location', `${path}${rest}${query ? `&${query}` : ''}${hash ?? ''}`)
}
