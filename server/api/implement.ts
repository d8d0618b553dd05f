import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Endpoint, OutputOf, ParsedInput } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { CSRF_HEADER } from '#contract/session-client.ts'
import { readLookAheadCookie } from '#contract/time/look-ahead.ts'
import { attachBody } from '#server/cache/attached-body.ts'
import { readLastModified } from '#server/cache/last-modified.ts'
import { currentTableUse, withoutTracking } from '#server/db/table-tracking.ts'
import { limitBody, MAX_VISITOR_BODY_BYTES } from '#server/limits/limit-body.ts'
import { requireArea } from '#server/services/accounts/areas.ts'
import type { Deps } from '#server/services/deps.ts'
import { requireAdmin, requireSession } from '#server/services/deps.ts'
import { asVisitor } from '#server/services/visibility/visibility.ts'
import { parseInput, parseJson } from '../http/parse.ts'
import type { ApiEnv } from './api-env.ts'

const MAX_EDITOR_BODY_BYTES = 1024 * 1024

export type Api = Hono<ApiEnv>
type Handler<E extends Endpoint> = (
  deps: Deps,
  input: ParsedInput<E>,
  c: Context<ApiEnv>,
) => Promise<E['response'] extends null ? unknown : OutputOf<E> | Response>

/** Endpoints by method and path, for the OpenAPI document and for 405. */
export type EndpointRegistry = { endpoints: Endpoint[]; checkAnswers: boolean }

export function createEndpointRegistry({ checkAnswers }: { checkAnswers: boolean }): EndpointRegistry {
  return { endpoints: [], checkAnswers }
}

/**
 * `body`: a looser schema when the service checks the fields itself. With `checkAnswers` (in all tests) a response that
 * does not match its schema is an internal error.
 */
export function implement(api: Api, registry: EndpointRegistry) {
  return function on<E extends Endpoint>(
    endpoint: E,
    handler: Handler<E>,
    { body = endpoint.body }: { body?: Endpoint['body'] } = {},
  ): void {
    const calls = [endpoint, ...byOtherMethods(endpoint)]
    registry.endpoints.push(...calls)
    api.on(
      calls.map(({ method }) => method),
      honoPaths(endpoint.path),
      authorise(endpoint),
      limitFor(endpoint),
      async (c) => {
        const deps = c.get('authorised')
        const input = {
          params: endpoint.params ? parseInput(endpoint.params, readParams(endpoint, c)) : {},
          query: endpoint.query ? parseInput(endpoint.query, readQuery(c)) : {},
          body: body ? parseInput(body, await readJson(c)) : undefined,
        } as ParsedInput<E>
        const lastChanged =
          endpoint.media && endpoint.access === 'visitor'
            ? await withoutTracking(() => readLastModified(deps.db, deps.now()))
            : null
        const response = await handler(deps, input, c)
        if (response instanceof Response) return response
        if (endpoint.response === null) return c.body(null, 204)
        if (registry.checkAnswers) checkAnswer(endpoint, response)
        if (endpoint.media) {
          const { read } = currentTableUse()
          if (lastChanged && read.size > 0) c.header('Last-Modified', lastChanged(read).toUTCString())
          return c.body(response as string, 200, { 'content-type': endpoint.media })
        }
        const text = JSON.stringify(response)
        return attachBody(c.body(text, endpoint.status as 200, { 'content-type': 'application/json' }), { body: text })
      },
    )
  }
}

function byOtherMethods({ otherMethods = [], ...endpoint }: Endpoint): Endpoint[] {
  return otherMethods.map((method) => ({
    ...endpoint,
    method,
    id: endpoint.id.replace('update', method.toLowerCase()),
    summary: `The same as ${endpoint.method} on the item`,
  }))
}

function authorise(endpoint: Endpoint): MiddlewareHandler<ApiEnv> {
  return async function authorise(c, next) {
    const deps = depsFor(endpoint, c)
    if (endpoint.access === 'own' || endpoint.access === 'editor') requireSession(deps)
    if (endpoint.access === 'accounts') requireArea(deps, 'accounts')
    if (endpoint.access === 'admin') requireAdmin(deps)
    c.set('authorised', deps)
    await next()
  }
}

/** Uploads are limited while they are received, see `receiveUpload`. */
function limitFor({ maxBytes, body, access }: Endpoint): MiddlewareHandler {
  if (maxBytes !== undefined && body === undefined) return (_c, next) => next()
  return limitBody(maxBytes ?? (access === 'visitor' ? MAX_VISITOR_BODY_BYTES : MAX_EDITOR_BODY_BYTES))
}

function depsFor({ access }: Endpoint, c: Context<ApiEnv>): Deps {
  if (access === 'visitor') return depsAtPreviewTime(c)
  const [deps, pending] = [c.get('deps'), c.get('pending')]
  if (!pending) return deps
  if (access === 'own') return { ...deps, viewer: pending }
  throw new AppError('needs_second_factor', { message: 'an admin without the second factor that the settings ask for' })
}

/**
 * With a preview time, editors see the site as visitors will. Requests with the CSRF token come from the page editor or
 * back office and stay in the present.
 */
function depsAtPreviewTime(c: Context<ApiEnv>): Deps {
  const deps = c.get('deps')
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!deps.viewer || !isReading || c.req.header(CSRF_HEADER)) return deps
  const lookAheadTime = readLookAheadCookie(c.req.header('cookie'))
  return lookAheadTime ? asVisitor({ ...deps, now: () => lookAheadTime }) : { ...deps, seesPublished: true }
}

/** Register last: answers OPTIONS with the methods of a known path, and other methods with 405. */
export function refuseOtherMethods(api: Api, { endpoints }: EndpointRegistry): void {
  const methods = new Map<string, Set<string>>()
  for (const { path, method } of endpoints)
    for (const each of honoPaths(path)) methods.set(each, (methods.get(each) ?? new Set()).add(method))
  for (const [path, usedMethods] of methods) {
    const allowed = [...usedMethods, ...(usedMethods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    api.on('OPTIONS', path, (c) => c.body(null, 204, { Allow: allowed }))
    api.all(path, (c) => {
      c.header('Allow', allowed)
      throw new AppError('method_not_allowed', { message: `${c.req.method} ${path}` })
    })
  }
}

/** A contract path in Hono's syntax. The rest parameter may be empty: the home page. */
export function honoPaths(path: string): string[] {
  return path.endsWith('/{path}') ? [honoPath(path), honoPath(path.slice(0, -'{path}'.length))] : [honoPath(path)]
}

const ENDING = /\{(\w+)\}(\.\w+)$/

/** `{id}` is one segment, `{path}` the rest; the trailing slash is optional. */
function honoPath(path: string): string {
  return path
    .replace('{locale}', ':locale{de|en}')
    .replace('{path}', ':path{.*}')
    .replace(ENDING, ':$1{[^/]+\\$2}')
    .replace(/\{(\w+)\}/g, ':$1')
    .replace(/(.)\/$/, '$1')
}

function readParams({ path }: Endpoint, c: Context): Record<string, string> {
  const [, name = '', ending = ''] = ENDING.exec(path) ?? []
  const fileParams: Record<string, string> = name ? { [name]: (c.req.param(name) ?? '').slice(0, -ending.length) } : {}
  return { ...c.req.param(), path: c.req.param('path') ?? '', ...fileParams }
}

function readQuery(c: Context): Record<string, string> {
  const { searchParams } = new URL(c.req.url)
  const joinValues = (name: string) =>
    searchParams
      .getAll(name)
      .filter((value) => value !== '')
      .join(',')
  return Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, joinValues(name)]))
}

async function readJson(c: Context): Promise<unknown> {
  if (!c.req.header('content-type')?.toLowerCase().startsWith('application/json')) {
    throw new AppError('unsupported_media', { message: 'a body that is not JSON' })
  }
  return parseJson(await c.req.text())
}

function checkAnswer(endpoint: Endpoint, response: unknown): void {
  const result = endpoint.response?.safeParse(response)
  if (result && !result.success)
    throw new Error(`${endpoint.id} returned a response that does not match its schema: ${result.error.message}`)
}
