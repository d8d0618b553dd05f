import { setCookie } from 'hono/cookie'
import { getUser, login, logout, setLookAhead } from '#contract/account.ts'
import { AppError } from '#contract/errors.ts'
import { LOOK_AHEAD_COOKIE } from '#contract/look-ahead.ts'
import { CSRF_COOKIE } from '#contract/session-client.ts'
import { type Auth, csrfTokenOf, SESSION_SECONDS } from '#server/auth/auth.ts'
import type { createLoginThrottle } from '#server/auth/throttle.ts'
import { describeUser } from '#server/services/account.ts'
import { keepAct } from '#server/services/audit-log/keep.ts'
import { keepRefusedLogin } from '#server/services/audit-log/keep-refused-login.ts'
import { requireEditor } from '#server/services/deps.ts'
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
    const { headers, response } = await signIn(auth, body).catch(async (cause: unknown) => {
      if (cause instanceof AppError) await keepRefusedLogin(deps, body.email)
      throw cause
    })
    await throttle.forgive(attempt)
    for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
    // As long as the session: without it a browser that was closed meanwhile would be logged in and could save nothing.
    setCookie(c, CSRF_COOKIE, csrfTokenOf(response.token, secret), { path: '/', sameSite: 'Lax', secure, maxAge: SESSION_SECONDS })
    const { id, email, name } = response.user
    const viewer = { id, email, name, role: roleOf(response.user) }
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

  on(setLookAhead, async (_deps, { body: { at } }, c) => {
    setCookie(c, LOOK_AHEAD_COOKIE, at ?? '', { path: '/', sameSite: 'Lax', secure, httpOnly: true, ...(at ? {} : { maxAge: 0 }) })
  })
}

export function roleOf(user: object): 'editor' | 'admin' {
  return 'role' in user && user.role === 'admin' ? 'admin' : 'editor'
}

async function signIn(auth: Auth, body: { email: string; password: string }) {
  try {
    return await auth.api.signInEmail({ body, returnHeaders: true })
  } catch (cause) {
    // better-auth answers an unknown address and a wrong password alike, in the same time.
    if (cause instanceof Error && 'statusCode' in cause && Number(cause.statusCode) < 500)
      throw new AppError('wrong_credentials', { message: 'login refused', cause })
    throw cause
  }
}
