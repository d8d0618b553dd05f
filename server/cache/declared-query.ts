import type { Endpoint } from '#contract/endpoint.ts'
import { declaredPageParams, splitDeclaredQuery } from '#contract/page/page-query.ts'

const API = /^\/(api|(de|en)\/pageeditor-api)\//

/** Only declared query parameters, in one order; a newsletter's `utm_source` needs no response of its own. */
export function createDeclaredQuery(endpoints: readonly Endpoint[]) {
  const calls = endpoints
    .filter(({ method }) => method === 'GET')
    .map(({ path, query }) => ({ pattern: getPattern(path), names: Object.keys(query?.shape ?? {}) }))

  return function declaredOf(url: URL): { url: string; rest: string } {
    if (url.search === '') return { url: url.href, rest: '' }
    const call = calls.find(({ pattern }) => pattern.test(url.pathname))
    // An unknown call is 404 with any query.
    const names = call?.names ?? (API.test(url.pathname) ? [] : declaredPageParams(url.pathname))
    const { read, rest } = splitDeclaredQuery(url.search, names)
    return { url: `${url.origin}${url.pathname}${read}`, rest }
  }
}

function getPattern(path: string): RegExp {
  const segments = path.replace(/\/$/, '').replace('{path}', '.*').replace('{locale}', '(de|en)')
  return new RegExp(`^${segments.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
}
