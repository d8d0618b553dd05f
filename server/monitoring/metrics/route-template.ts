import { TrieRouter } from 'hono/router/trie-router'
import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { Endpoint } from '#contract/endpoint.ts'
import { honoPaths } from '#server/api/implement.ts'

type Routes = ServerBuild['routes']
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const PATHS_KNOWN = 5000

type RouteSources = { endpoints: readonly Endpoint[]; paths: readonly string[]; build?: ServerBuild | undefined }

/** Only known methods, so that clients cannot create labels. */
export function normaliseMethod(method = ''): string {
  return METHODS.has(method) ? method : '_OTHER'
}

/** The route template for a path without query: of a call, a page or the app. The number of templates is fixed. */
export function createRouteTemplate({ endpoints, paths, build }: RouteSources): (path: string) => string {
  const router = new TrieRouter<string>()
  for (const { path } of endpoints) for (const each of honoPaths(path)) router.add('ALL', each, path)
  const fallbackRoutes = new TrieRouter<string>()
  for (const path of paths)
    if (!path.includes('pageeditor-api') && !/^\/(api\/)?\*$/.test(path)) fallbackRoutes.add('ALL', path, path)
  const pages = build ? getPages(build.routes, undefined) : []
  const templates = new LRUCache<string, string>({ max: PATHS_KNOWN })

  function findTemplate(path: string): string {
    const pathWithoutSlash = path.length > 1 ? path.replace(/\/$/, '') : path
    const [call] = router.match('GET', pathWithoutSlash)[0]
    if (call) return call[0]
    const [fallback] = fallbackRoutes.match('GET', pathWithoutSlash)[0]
    if (fallback) return fallback[0]
    const page = matchRoutes(pages, pathWithoutSlash.replace(/\.data$/, ''))?.at(-1)?.route.id
    return (build && page && getPattern(build.routes, page)) || 'none'
  }

  return (path) => {
    const cached = templates.get(path)
    if (cached !== undefined) return cached
    const template = findTemplate(path)
    templates.set(path, template)
    return template
  }
}

function getPages(routes: Routes, parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return []
    const routeConfig = { id: route.id, ...(route.path ? { path: route.path } : {}) }
    return route.index
      ? [{ ...routeConfig, index: true as const }]
      : [{ ...routeConfig, children: getPages(routes, route.id) }]
  })
}

function getPattern(routes: Routes, id: string): string {
  const { path, parentId } = routes[id] ?? {}
  return `${parentId ? getPattern(routes, parentId) : ''}${path ? `/${path}` : ''}`
}
