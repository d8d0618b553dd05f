import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { User } from '#contract/account.ts'
import { CSRF_COOKIE } from '#contract/session-client.ts'
import { deriveCsrfToken, SESSION_SECONDS } from '#server/accounts/auth.ts'
import type { SignedIn } from '#server/accounts/sign-in.ts'
import { session } from '#server/db/schema/accounts.ts'
import { describeUser } from '#server/services/account.ts'
import { parseAreas } from '#server/services/areas.ts'
import { logActions } from '#server/services/audit-log/write.ts'
import type { Deps, Viewer } from '#server/services/deps.ts'
import type { ApiEnv } from './api-env.ts'

type Starting = { deps: Deps; c: Context<ApiEnv>; secret: string; secure: boolean }

/** What follows a login, by whichever way it came: the cookies, the end of the session before, the entry in the log. */
export async function startSession(
  { deps, c, secret, secure }: Starting,
  { token, user, setCookies, byRecoveryCode }: SignedIn,
): Promise<User> {
  // Who was logged in with this browser before is not any more, so that no session goes on under another name.
  const before = c.get('sessionToken')
  if (before) await deps.db.delete(session).where(eq(session.token, before))
  for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
  // As long as the session: without it a browser that was closed meanwhile would be logged in and could save nothing.
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
    { ...deps, viewer, tx: deps.db },
    acts.map((act) => ({ act, resource: 'users', record_id: id, title: name })),
  )
  return describeUser(deps, viewer)
}

/** better-auth's types know nothing of the columns that are ours. */
export function userRights(user: object): Pick<Viewer, 'role' | 'areas' | 'hasSecondFactor'> {
  return {
    hasSecondFactor: 'twoFactorEnabled' in user && user.twoFactorEnabled === true,
    role: 'role' in user && user.role === 'admin' ? 'admin' : 'editor',
    areas: 'areas' in user && typeof user.areas === 'string' ? parseAreas(user.areas) : [],
  }
}
