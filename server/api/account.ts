import { eq } from 'drizzle-orm'
import { setCookie } from 'hono/cookie'
import { getUser, login, logout, setLookAhead } from '#contract/account.ts'
import * as own from '#contract/admin/own-sessions.ts'
import * as factor from '#contract/admin/second-factor.ts'
import { AppError } from '#contract/errors.ts'
import { LOOK_AHEAD_COOKIE } from '#contract/look-ahead.ts'
import { CSRF_COOKIE } from '#contract/session-client.ts'
import { type Auth, csrfTokenOf, SESSION_SECONDS } from '#server/auth/auth.ts'
import { signIn } from '#server/auth/sign-in.ts'
import type { createLoginThrottle } from '#server/auth/throttle.ts'
import { session } from '#server/db/schema/accounts.ts'
import { describeUser } from '#server/services/account.ts'
import { areasIn } from '#server/services/areas.ts'
import { keepAct, keepActs } from '#server/services/audit-log/keep.ts'
import { keepRefusedLogin } from '#server/services/audit-log/keep-refused-login.ts'
import { requireEditor, type Viewer } from '#server/services/deps.ts'
import * as sessions from '#server/services/own-sessions.ts'
import * as factors from '#server/services/second-factor.ts'
import { type Api, implement, type Registry } from './implement.ts'

type Options = {
  auth: Auth
  throttle: ReturnType<typeof createLoginThrottle>
  secret: string
  secure: boolean
  addressOf: (c: import('hono').Context) => string
}

export function accountApi(api: Api, registry: Registry, { auth, throttle, secret, secure, addressOf }: Options): void {
  const on = implement(api, registry)

  on(getUser, async (deps) => describeUser(deps, requireEditor(deps)))

  on(login, async (deps, { body }, c) => {
    const attempt = { email: body.email, address: addressOf(c) }
    await throttle.take(attempt)
    const browser = { cookie: c.req.header('cookie') ?? '', userAgent: c.req.header('user-agent') ?? '' }
    const { token, user, setCookies, byRecoveryCode } = await signIn({ auth, db: deps.db, ...browser }, body).catch(async (cause: unknown) => {
      const isFirstStep = cause instanceof AppError && cause.code === 'second_factor' && !cause.fields
      if (isFirstStep) await throttle.giveBack(attempt)
      else if (cause instanceof AppError) await keepRefusedLogin(deps, body.email)
      throw cause
    })
    await throttle.forgive(attempt)
    // Who was logged in with this browser before is not any more, so that no session goes on under another name.
    const before = c.get('sessionToken')
    if (before) await deps.db.delete(session).where(eq(session.token, before))
    for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
    // As long as the session: without it a browser that was closed meanwhile would be logged in and could save nothing.
    setCookie(c, CSRF_COOKIE, csrfTokenOf(token, secret), { path: '/', sameSite: 'Lax', secure, maxAge: SESSION_SECONDS })
    const { id, email, name } = user
    const viewer = { id, email, name, ...rightsOf(user) }
    const acts = byRecoveryCode ? (['code_used', 'logged_in'] as const) : (['logged_in'] as const)
    await keepActs(
      { ...deps, viewer, tx: deps.db },
      acts.map((act) => ({ act, resource: 'users', record_id: id, title: name })),
    )
    return describeUser(deps, viewer)
  })

  on(logout, async (deps, _input, c) => {
    const { id, name } = requireEditor(deps)
    await keepAct({ ...deps, tx: deps.db }, { act: 'logged_out', resource: 'users', record_id: id, title: name })
    const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
    for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
    setCookie(c, CSRF_COOKIE, '', { path: '/', sameSite: 'Lax', secure, maxAge: 0 })
    return undefined
  })

  on(own.listOwnSessions, (deps, _input, c) => sessions.listOwnSessions({ ...deps, token: c.get('sessionToken') ?? '' }))
  on(own.endOwnSession, (deps, { params }, c) => sessions.endOwnSession({ ...deps, token: c.get('sessionToken') ?? '' }, params.id))
  on(own.endOtherSessions, (deps, _input, c) => sessions.endOtherSessions({ ...deps, token: c.get('sessionToken') ?? '' }))

  on(factor.getSecondFactor, (deps) => factors.getSecondFactor({ ...deps, auth }))
  on(factor.startSecondFactor, (deps) => factors.startSecondFactor({ ...deps, auth }))
  on(factor.confirmSecondFactor, (deps, { body }, c) => factors.confirmSecondFactor({ ...deps, auth, token: c.get('sessionToken') ?? '' }, body))
  on(factor.renewRecoveryCodes, (deps) => factors.renewRecoveryCodes({ ...deps, auth }))
  on(factor.turnOffSecondFactor, (deps) => factors.turnOffSecondFactor(deps))

  on(setLookAhead, async (_deps, { body: { at } }, c) => {
    setCookie(c, LOOK_AHEAD_COOKIE, at ?? '', { path: '/', sameSite: 'Lax', secure, httpOnly: true, ...(at ? {} : { maxAge: 0 }) })
  })
}

/** better-auth's types know nothing of the columns that are ours. */
export function rightsOf(user: object): Pick<Viewer, 'role' | 'areas' | 'hasSecondFactor'> {
  return {
    hasSecondFactor: 'twoFactorEnabled' in user && user.twoFactorEnabled === true,
    role: 'role' in user && user.role === 'admin' ? 'admin' : 'editor',
    areas: 'areas' in user && typeof user.areas === 'string' ? areasIn(user.areas) : [],
  }
}
