import { eq } from 'drizzle-orm'
import { setCookie } from 'hono/cookie'
import { getUser, login, logout, setLookAhead } from '#contract/account.ts'
import * as own from '#contract/admin/own-sessions.ts'
import { AppError } from '#contract/errors.ts'
import { LOOK_AHEAD_COOKIE } from '#contract/look-ahead.ts'
import { CSRF_COOKIE } from '#contract/session-client.ts'
import { type Auth, csrfTokenOf, SESSION_SECONDS } from '#server/auth/auth.ts'
import type { createLoginThrottle } from '#server/auth/throttle.ts'
import { session } from '#server/db/schema/accounts.ts'
import { describeUser } from '#server/services/account.ts'
import { areasIn } from '#server/services/areas.ts'
import { keepAct } from '#server/services/audit-log/keep.ts'
import { keepRefusedLogin } from '#server/services/audit-log/keep-refused-login.ts'
import { requireEditor, type Viewer } from '#server/services/deps.ts'
import * as sessions from '#server/services/own-sessions.ts'
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
    const { headers, response } = await signIn(auth, { body, userAgent: c.req.header('user-agent') ?? '' }).catch(async (cause: unknown) => {
      if (cause instanceof AppError) await keepRefusedLogin(deps, body.email)
      throw cause
    })
    await throttle.forgive(attempt)
    // Who was logged in with this browser before is not any more, so that no session goes on under another name.
    const before = c.get('sessionToken')
    if (before) await deps.db.delete(session).where(eq(session.token, before))
    for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
    // As long as the session: without it a browser that was closed meanwhile would be logged in and could save nothing.
    setCookie(c, CSRF_COOKIE, csrfTokenOf(response.token, secret), { path: '/', sameSite: 'Lax', secure, maxAge: SESSION_SECONDS })
    const { id, email, name } = response.user
    const viewer = { id, email, name, ...rightsOf(response.user) }
    await keepAct({ ...deps, viewer, tx: deps.db }, { act: 'logged_in', resource: 'users', record_id: id, title: name })
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

  on(setLookAhead, async (_deps, { body: { at } }, c) => {
    setCookie(c, LOOK_AHEAD_COOKIE, at ?? '', { path: '/', sameSite: 'Lax', secure, httpOnly: true, ...(at ? {} : { maxAge: 0 }) })
  })
}

/** better-auth's types know nothing of the columns that are ours. */
export function rightsOf(user: object): Pick<Viewer, 'role' | 'areas'> {
  return {
    role: 'role' in user && user.role === 'admin' ? 'admin' : 'editor',
    areas: 'areas' in user && typeof user.areas === 'string' ? areasIn(user.areas) : [],
  }
}

type Given = { body: { email: string; password: string }; userAgent: string }

async function signIn(auth: Auth, { body, userAgent }: Given) {
  try {
    return await auth.api.signInEmail({ body, headers: new Headers({ 'user-agent': userAgent }), returnHeaders: true })
  } catch (cause) {
    // better-auth answers an unknown address and a wrong password alike, in the same time.
    if (cause instanceof Error && 'statusCode' in cause && Number(cause.statusCode) < 500)
      throw new AppError('wrong_credentials', { message: 'login refused', cause })
    throw cause
  }
}
