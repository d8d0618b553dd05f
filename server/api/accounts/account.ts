import { getCookie, setCookie } from 'hono/cookie'
import { getUser, login, logout, setLookAheadTime, setPreferences } from '#contract/account.ts'
import * as steps from '#contract/admin/accounts/first-steps.ts'
import * as own from '#contract/admin/accounts/own-sessions.ts'
import * as factor from '#contract/admin/accounts/second-factor.ts'
import { AppError } from '#contract/errors.ts'
import { CSRF_COOKIE } from '#contract/session-client.ts'
import { LOOK_AHEAD_COOKIE } from '#contract/time/look-ahead.ts'
import {
  issueKnownBrowser,
  KNOWN_BROWSER_COOKIE,
  KNOWN_BROWSER_SECONDS,
  readKnownBrowser,
} from '#server/accounts/known-browser.ts'
import { signIn } from '#server/accounts/sign-in.ts'
import { describeUser, setPreferences as savePreferences } from '#server/services/accounts/account.ts'
import { logAccount, logRefusedLogin } from '#server/services/accounts/account-changes.ts'
import * as firstSteps from '#server/services/accounts/first-steps.ts'
import * as sessions from '#server/services/accounts/own-sessions.ts'
import * as factors from '#server/services/accounts/second-factor.ts'
import { type Deps, requireSession } from '#server/services/deps.ts'
import type { TypeApi } from '../define-api.ts'
import { startSession } from './start-session.ts'

export const accountApi: TypeApi = (on, services) => {
  const { auth, throttle, secret, secure, clientIp } = services
  const withMailer = (deps: Deps) => ({ ...deps, auth, mailer: services.mailer })

  on(getUser, async (deps) => describeUser(deps, requireSession(deps)))
  on(setPreferences, (deps, { body }) => savePreferences(deps, body))

  on(login, async (deps, { body }, c) => {
    const account = { email: body.email, secret }
    const attempt = {
      email: body.email,
      address: clientIp(c),
      browser: readKnownBrowser(getCookie(c, KNOWN_BROWSER_COOKIE), account),
    }
    await throttle.take(attempt)
    const browser = { cookie: c.req.header('cookie') ?? '', userAgent: c.req.header('user-agent') ?? '' }
    const signedIn = await signIn({ auth, db: deps.db, ...browser }, body).catch(async (cause: unknown) => {
      const isFirstStep = cause instanceof AppError && cause.code === 'second_factor' && !cause.fields
      if (isFirstStep) await throttle.giveBack(attempt)
      else if (cause instanceof AppError) await logRefusedLogin(deps, body.email)
      throw cause
    })
    await throttle.forgive(attempt)
    setCookie(c, KNOWN_BROWSER_COOKIE, issueKnownBrowser(account), {
      path: '/',
      sameSite: 'Lax',
      secure,
      httpOnly: true,
      maxAge: KNOWN_BROWSER_SECONDS,
    })
    return startSession({ deps, c, secret, secure }, signedIn)
  })

  on(logout, async (deps, _input, c) => {
    const { id, name } = requireSession(deps)
    await logAccount(deps, 'logged_out', { id, name })
    const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true })
    for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
    setCookie(c, CSRF_COOKIE, '', { path: '/', sameSite: 'Lax', secure, maxAge: 0 })
    return undefined
  })

  on(own.listOwnSessions, (deps, _input, c) =>
    sessions.listOwnSessions({ ...deps, token: c.get('sessionToken') ?? '' }),
  )
  on(own.endOwnSession, (deps, { params }, c) =>
    sessions.endOwnSession({ ...deps, token: c.get('sessionToken') ?? '' }, params.id),
  )
  on(own.endOtherSessions, (deps, _input, c) =>
    sessions.endOtherSessions({ ...deps, token: c.get('sessionToken') ?? '' }),
  )

  on(steps.getFirstSteps, (deps) => firstSteps.getFirstSteps(deps))
  on(steps.finishFirstStep, (deps, { params }) => firstSteps.finishFirstStep(deps, params.step))
  on(steps.dismissFirstSteps, (deps) => firstSteps.dismissFirstSteps(deps))

  on(factor.getSecondFactor, (deps) => factors.getSecondFactor(deps))
  on(factor.startSecondFactor, (deps) => factors.startSecondFactor({ ...deps, auth }))
  on(factor.confirmSecondFactor, (deps, { body }, c) =>
    factors.confirmSecondFactor({ ...withMailer(deps), token: c.get('sessionToken') ?? '' }, body),
  )
  on(factor.renewRecoveryCodes, (deps) => factors.renewRecoveryCodes(withMailer(deps)))
  on(factor.turnOffSecondFactor, (deps) => factors.turnOffSecondFactor(withMailer(deps)))

  on(setLookAheadTime, async (_deps, { body: { at } }, c) => {
    setCookie(c, LOOK_AHEAD_COOKIE, at ?? '', {
      path: '/',
      sameSite: 'Lax',
      secure,
      httpOnly: true,
      ...(at ? {} : { maxAge: 0 }),
    })
  })
}
