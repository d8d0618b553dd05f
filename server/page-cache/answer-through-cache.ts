import type { Locale } from '#config'
import type { Answer } from '#contract/client.ts'
import type { CallEnv } from '../api/api-env.ts'
import { namesSession } from '../api/session.ts'
import { localeOf } from '../locale.ts'
import { cacheKey } from './cache-key.ts'
import type { createDeclaredQuery } from './declared-query.ts'
import { type PageCache, STALE } from './page-cache.ts'

type Make = (request: Request, env?: CallEnv) => Promise<Response>
type Options = { cache: PageCache; declaredOf: ReturnType<typeof createDeclaredQuery> }

/** A call as a page makes it in process, in the language of that page. */
type Call = { url: string; init: RequestInit; cookie: string | null; language: Locale }

/** Answers visitors from memory where it can; what is made for one is kept for the others. */
export function createAnswerThroughCache({ cache, declaredOf }: Options) {
  /** The answer that everyone gets who asks this address in this language, and what of its query makes no difference to it. */
  async function find(asked: string, language: Locale, make: Make) {
    const { url, rest } = declaredOf(new URL(asked))
    // A kept answer must not depend on anything else of the first visitor's request.
    const { host, pathname, search } = new URL(url)
    const key = cacheKey({ host, path: pathname + search, acceptLanguage: language })
    return { ...(await cache.get(key, () => make(new Request(url, { headers: { 'accept-language': language } })))), rest }
  }

  return {
    /** For the network: in the form that the client takes. */
    forVisitors(make: Make): Make {
      return async (request, env) => {
        if (!isForEveryone(request.method, request.headers.get('cookie'))) return make(request, env)
        const { answer, stale, rest } = await find(request.url, localeOf(request), make)
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

function isForEveryone(method: string, cookie: string | null): boolean {
  return (method === 'GET' || method === 'HEAD') && !namesSession(cookie)
}

/** Where an address sends on, it sends on with all that it was asked with. */
function keepRest(headers: Headers, rest: string): void {
  const location = headers.get('location')
  if (rest === '' || location === null) return
  const [, path, query, hash] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(location) ?? []
  headers.set('location', `${path}${rest}${query ? `&${query}` : ''}${hash ?? ''}`)
}
