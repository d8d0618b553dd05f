import type { Endpoint, InputOf, OutputOf } from './endpoint.ts'
import { AppError, type ErrorCode, needsLogin, type Problem, problemCode } from './errors.ts'

/** The response of fetch, or of a call in process. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get' | 'has'> }
export type FetchLike = (input: string, init: RequestInit) => Promise<ApiResponse>
/** Called with the error code when a call needs a login; the call is repeated if it returns true. */
export type RequestLogin = (signal: AbortSignal | undefined, code: ErrorCode) => Promise<boolean>
type ClientOptions = {
  fetch: FetchLike
  base?: string
  headers?: Record<string, string> | (() => Record<string, string>)
  login?: RequestLogin
}
type LooseInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; form?: FormData }

export type Client = ReturnType<typeof createClient>

/**
 * Calls endpoints by method and path; importing only their types ships no schema. Throws AppError with the problem's
 * code and the server's text (none for a proxy's response); an unreachable server is `unavailable` with a cause.
 */
export function createClient({ fetch, base = '', headers, login }: ClientOptions) {
  return async function call<E extends Endpoint>(
    target: Pick<E, 'method' | 'path'>,
    input: InputOf<E>,
    signal?: AbortSignal,
  ): Promise<OutputOf<E>> {
    const { body, form } = input as LooseInput
    const response = await fetchOrThrow(fetch, base + fillPath(target.path, input as LooseInput), {
      method: target.method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(typeof headers === 'function' ? headers() : headers),
      },
      credentials: 'include',
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    if (!response.ok) {
      const error = problemToError(await readProblem(response), response.headers.get('retry-after'))
      if (login && needsLogin(error.code) && (await login(signal, error.code))) return call(target, input, signal)
      throw error
    }
    // Unchecked here: the server checks its responses against the schema in all tests.
    return (response.status === 204 ? undefined : await response.json()) as OutputOf<E>
  }
}

async function fetchOrThrow(fetch: FetchLike, url: string, init: RequestInit): Promise<ApiResponse> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') throw cause
    throw new AppError('unavailable', { message: `no answer from ${init.method} ${url}`, cause })
  }
}

function fillPath(path: string, { params = {}, query = {} }: LooseInput): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'path' ? encodePath(String(params.path ?? '')) : encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    search.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const text = search.toString()
  return text ? `${filledPath}?${text}` : filledPath
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

export function problemToError(problem: Problem, retryAfterHeader: string | null = null): AppError {
  const retryAfter = Number(retryAfterHeader)
  return new AppError(problemCode(problem), {
    message: problem.detail ?? problem.title,
    ...(problem.errors ? { fields: problem.errors } : {}),
    ...(problem.current === undefined ? {} : { current: problem.current }),
    status: problem.status,
    conflict: problem.conflict,
    places: problem.places,
    ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
  })
}

async function readProblem(response: ApiResponse): Promise<Problem> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  const problem = type.includes('problem+json') ? ((await response.json().catch(() => null)) as Problem | null) : null
  // spec §8: the status of the response, also when a proxy sent it.
  return problem
    ? { ...problem, status }
    : { type: `/problems/${status === 404 ? 'not_found' : 'internal'}`, title: '', status }
}
