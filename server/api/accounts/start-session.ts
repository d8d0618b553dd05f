import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { User } from '#contract/account.ts'
import { isLocale } from '#contract/locale.ts'
import { CSRF_COOKIE } from '#contract/session-client.ts'
import { deriveCsrfToken, SESSION_SECONDS } from '#server/accounts/auth.ts'
import type { SignedIn } from '#server/accounts/sign-in.ts'
import { session } from '#server/db/schema/accounts.ts'
import { describeUser } from '#server/services/accounts/account.ts'
import { parseAreas } from '#server/services/accounts/areas.ts'
import { logActions } from '#server/services/audit-log/write.ts'
import type { Deps, Viewer } from '#server/services/deps.ts'
import type { ApiEnv } from '../api-env.ts'

type SessionContext = { deps: Deps; c: Context<ApiEnv>; secret: string; secure: boolean }

/** After every kind of login: sets cookies, ends the previous session and logs it. */
export async function startSession(
  { deps, c, secret, secure }: SessionContext,
  { token, user, setCookies, byRecoveryCode }: SignedIn,
): Promise<User> {
  // Ends the browser's earlier session, so that none continues under another name.
  const before = c.get('sessionToken')
  if (before) await deps.db.delete(session).where(eq(session.token, before))
  for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
  // Lives as long as the session: a reopened browser would be logged in without being able to save.
  setCookie(c, CSRF_COOKIE, deriveCsrfToken(token, secret), {
    path: '/',
    sameSite: 'Lax',
    secure,
    maxAge: SESSION_SECONDS,
  })
  const { id, email, name } = user
  const viewer = { id, email, name, ...userRights(user) }
  const acts = byRecoveryCode ? (['code_used', 'logged_in'] as const) : (['logged_in'] as const)
  await logActions(
    { ...deps, viewer },
    acts.map((act) => ({ act, resource: 'users', record_id: id, title: name })),
  )
  return describeUser(deps, viewer)
}

/** better-auth's types lack our columns. */
export function userRights(user: object): Omit<Viewer, 'id' | 'email' | 'name' | 'signedInAt'> {
  return {
    hasSecondFactor: 'twoFactorEnabled' in user && user.twoFactorEnabled === true,
    collects: 'collects' in user && user.collects === true,
    language: 'language' in user && typeof user.language === 'string' && isLocale(user.language) ? user.language : null,
    sideBySide: 'sideBySide' in user && user.sideBySide === true,
    role: 'role' in user && user.role === 'admin' ? 'admin' : 'editor',
    areas: 'areas' in user && typeof user.areas === 'string' ? parseAreas(user.areas) : [],
  }
}
