import { createHmac, timingSafeEqual } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { login } from '#contract/addresses/editor.ts'
import { AppError } from '#contract/errors.ts'
import { ACCOUNT_HEADER, CSRF_HEADER } from '#contract/session-client.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { deriveCsrfToken } from '#server/accounts/auth.ts'
import { SESSION_IDLE_MS } from '#server/accounts/expired-sessions.ts'
import type { Services } from '#server/create-services.ts'
import type { Db } from '#server/db/connect.ts'
import { isUnavailable } from '#server/db/database-errors.ts'
import { session } from '#server/db/schema/accounts.ts'
import { RETRY_AFTER_SECONDS } from '#server/db/sqlite/write-queue.ts'
import { withoutTracking } from '#server/db/table-tracking.ts'
import { requestLocale } from '#server/http/locale.ts'
import { managesAccounts } from '#server/services/accounts/account-rules.ts'
import { needsSecondFactor } from '#server/services/accounts/second-factor.ts'
import type { Viewer } from '#server/services/deps.ts'
import { getSettings } from '#server/services/settings.ts'
import type { ApiEnv, FindSession, Session } from '../api-env.ts'
import { userRights } from './start-session.ts'

const LOGIN_PATH_END = login.path.replace('/{locale}', '')

/** better-auth's format: a token of 32 letters and an HMAC-SHA-256 in base64. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?partitur\.session_token=([\w-]{16,64})\.([\w+/=%]{43,140})/g

/** Whether a request bypasses the page cache. Checks only the cookie's signature; `findSession` checks the session. */
export function hasSession(cookie: string | null | undefined, secret: string): boolean {
  if (!cookie?.includes('partitur.session_token=')) return false
  return [...cookie.matchAll(SESSION_COOKIE)].some(([, token = '', signature = '']) =>
    isSigned({ token, signature, secret }),
  )
}

function isSigned({ token, signature, secret }: { token: string; signature: string; secret: string }): boolean {
  const expected = createHmac('sha256', secret).update(token).digest('base64')
  return isEqual(signature.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '='), expected)
}

type SessionServices = Pick<Services, 'auth' | 'database' | 'sessionClock' | 'secret'>

/** Limits writes of the last-seen time. */
const SEEN_EVERY_MS = 5 * MINUTE_MS

/** The viewer by session cookie; null for a visitor and for an ended or idle session. */
export async function findSession(
  { auth, database, sessionClock, secret }: SessionServices,
  request: Request,
): Promise<Session | null> {
  if (!hasSession(request.headers.get('cookie'), secret)) return null
  const result = await auth.api.getSession({ headers: request.headers }).catch(refuseWithoutDatabase)
  if (!result) return null
  const { id: sessionId, token, createdAt, updatedAt } = result.session
  const now = sessionClock()
  const unused = now.getTime() - updatedAt.getTime()
  if (unused > SESSION_IDLE_MS) {
    await database.db.delete(session).where(eq(session.id, sessionId))
    return null
  }
  if (unused > SEEN_EVERY_MS) await updateLastSeen(database.db, { sessionId, now })
  const { id, email, name } = result.user
  const viewer = { id, email, name, ...userRights(result.user), signedInAt: createdAt }
  return { token, viewer, isPending: await isPending(database.db, viewer) }
}

/** Reads the settings only for accounts that may need a second factor and have none. */
async function isPending(db: Db, viewer: Viewer): Promise<boolean> {
  if (!managesAccounts(viewer) || viewer.hasSecondFactor) return false
  return needsSecondFactor(viewer, await withoutTracking(() => getSettings({ db })))
}

async function updateLastSeen(db: Db, { sessionId, now }: { sessionId: string; now: Date }): Promise<void> {
  try {
    await withoutTracking(async () => {
      await db.update(session).set({ updatedAt: now }).where(eq(session.id, sessionId))
    })
  } catch (error) {
    // While the database is read-only pages still work; the time is updated later.
    if (!isUnavailable(error) && !(error instanceof AppError)) throw error
  }
}

/** The library answers 500 for database errors. */
function refuseWithoutDatabase(cause: unknown): never {
  if (!isAPIError(cause) || cause.statusCode !== 500) throw cause
  throw new AppError('unavailable', {
    message: 'the session could not be looked up',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  })
}

/** For calls that a rendered page makes in process: one session, looked up once. */
export function pageSession(services: SessionServices, page: Request): FindSession {
  let pending: Promise<Session | null> | undefined
  return () => {
    pending ??= findSession(services, page)
    return pending
  }
}

export function resolveViewer(services: Services): MiddlewareHandler<ApiEnv> {
  return async function resolveViewer(c, next) {
    const current = await (c.env?.findSession?.() ?? findSession(services, c.req.raw))
    c.set('sessionToken', current?.token ?? null)
    const viewer = current?.viewer ?? null
    c.set('pending', current?.isPending ? viewer : null)
    c.set('deps', services.depsFor({ viewer: current?.isPending ? null : viewer, locale: requestLocale(c.req.raw) }))
    await next()
  }
}

/** Every write with a session needs the token in `X-CSRFToken`; for visitors the endpoint decides. */
export function requireCsrf({ secret }: Pick<Services, 'secret'>): MiddlewareHandler<ApiEnv> {
  return async function requireCsrf(c, next) {
    const token = c.get('sessionToken')
    const reading = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
    if (
      token !== null &&
      !reading &&
      !c.req.path.endsWith(LOGIN_PATH_END) &&
      !isEqual(c.req.header(CSRF_HEADER) ?? '', deriveCsrfToken(token, secret))
    ) {
      throw new AppError('csrf', { message: 'the CSRF token is missing or of another session' })
    }
    const viewer = c.get('deps').viewer ?? c.get('pending')
    const writer = c.req.header(ACCOUNT_HEADER)
    // Another window has logged in with another account since.
    if (
      viewer &&
      !reading &&
      writer !== undefined &&
      writer !== encodeURIComponent(viewer.email) &&
      !/\/pageeditor-api\/log(in|out)\/?$/.test(c.req.path)
    )
      throw new AppError('csrf', { message: 'the window belongs to another account' })
    await next()
  }
}

function isEqual(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
