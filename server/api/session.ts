import { timingSafeEqual } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '#contract/errors.ts'
import { CSRF_HEADER } from '#contract/session-client.ts'
import { csrfTokenOf } from '#server/auth/auth.ts'
import { RETRY_AFTER_SECONDS } from '#server/db/write-queue.ts'
import { localeOf } from '#server/locale.ts'
import type { Services } from '../create-services.ts'
import { roleOf } from './account.ts'
import type { ApiEnv, FindSession, Session } from './api-env.ts'

/** Whether a request may belong to someone; such requests never meet the page cache. */
export function hasSessionCookie(request: Request): boolean {
  return namesSession(request.headers.get('cookie'))
}

export function namesSession(cookie: string | null | undefined): boolean {
  return Boolean(cookie) && /(?:^|;\s*)(?:__Secure-)?partitur\.session_token=/.test(cookie ?? '')
}

/** Who asks: by the session cookie alone; null for a visitor and for a session that has ended. */
export async function findSession({ auth }: Pick<Services, 'auth'>, request: Request): Promise<Session | null> {
  if (!hasSessionCookie(request)) return null
  const found = await auth.api.getSession({ headers: request.headers }).catch(refuseWithoutDatabase)
  if (!found) return null
  const { id, email, name } = found.user
  return { token: found.session.token, viewer: { id, email, name, role: roleOf(found.user) } }
}

/** The library hides what fails beneath it behind a 500, and beneath it is the database. */
function refuseWithoutDatabase(cause: unknown): never {
  if (!isAPIError(cause) || cause.statusCode !== 500) throw cause
  throw new AppError('unavailable', { message: 'the session could not be looked up', retryAfterSeconds: RETRY_AFTER_SECONDS, cause })
}

/** For the calls a rendered page makes in process: they are of one session, which is looked up at the first and once. */
export function sessionOfPage(services: Pick<Services, 'auth'>, page: Request): FindSession {
  let found: Promise<Session | null> | undefined
  return () => {
    found ??= findSession(services, page)
    return found
  }
}

export function resolveViewer(services: Services): MiddlewareHandler<ApiEnv> {
  return async function resolveViewer(c, next) {
    const session = await (c.env?.findSession?.() ?? findSession(services, c.req.raw))
    c.set('sessionToken', session?.token ?? null)
    c.set('deps', services.depsFor({ viewer: session?.viewer ?? null, locale: localeOf(c.req.raw) }))
    await next()
  }
}

/** Every write of a session repeats the session's token in `X-CSRFToken`; a visitor's write is left to the endpoint. */
export function requireCsrf({ secret }: Pick<Services, 'secret'>): MiddlewareHandler<ApiEnv> {
  return async function requireCsrf(c, next) {
    const token = c.get('sessionToken')
    const reading = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
    if (token !== null && !reading && !c.req.path.endsWith('/pageeditor-api/login') && !same(c.req.header(CSRF_HEADER) ?? '', csrfTokenOf(token, secret))) {
      throw new AppError('csrf', { message: 'the CSRF token is missing or of another session' })
    }
    await next()
  }
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
