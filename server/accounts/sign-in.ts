import { isAPIError } from 'better-auth/api'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/connect.ts'
import { type Auth, LOCKOUT_SECONDS } from './auth.ts'
import { type CodeRefusal, consumeCode, findSecret, hashRecoveryCode, normaliseRecoveryCode } from './second-factor.ts'

type SignInOptions = { email: string; password: string; code: string; trust_device: boolean }
type Signing = { auth: Auth; db: Db; cookie: string; userAgent: string }
export type SignedIn = {
  token: string
  user: { id: string; email: string; name: string }
  setCookies: string[]
  byRecoveryCode: boolean
}

/**
 * Both steps in one call, so that nothing between them can expire or be stolen. Throws `wrong_credentials`, or
 * `second_factor` when only the code is missing or wrong.
 */
export async function signIn(
  signing: Signing,
  { email, password, code, trust_device: trustDevice }: SignInOptions,
): Promise<SignedIn> {
  const { auth, cookie, userAgent } = signing
  const headers = new Headers({ 'user-agent': userAgent, cookie: findCookie('trust_device', cookie.split('; ')) })
  const first = await auth.api
    .signInEmail({ body: { email, password }, headers, returnHeaders: true })
    .catch(refuse('wrong_credentials'))
  // The library's types lack its plugin's response.
  const result: object = first.response
  if (!('twoFactorRedirect' in result))
    return { ...first.response, setCookies: first.headers.getSetCookie(), byRecoveryCode: false }
  if (code.trim() === '') throw new AppError('second_factor', { message: 'the code is missing' })
  const challenge = findCookie('two_factor', first.headers.getSetCookie())
  return secondStep(signing, { code, trustDevice, challenge, userId: await loadUser(signing, email) })
}

type Step = { code: string; trustDevice: boolean; challenge: string; userId: string }

async function secondStep(
  { auth, db, userAgent }: Signing,
  { code, trustDevice, challenge, userId }: Step,
): Promise<SignedIn> {
  const headers = new Headers({ 'user-agent': userAgent, cookie: challenge })
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) {
    if ((await findSecret({ auth, db }, userId)) === null) throw refused('factor_lost')
    const body = { code: await hashRecoveryCode(auth, { userId, code: normaliseRecoveryCode(code) }), trustDevice }
    const { headers: set, response } = await auth.api
      .verifyBackupCode({ body, headers, returnHeaders: true })
      .catch(refuse('second_factor', 'wrong_code'))
    return { token: response.token ?? '', user: response.user, setCookies: set.getSetCookie(), byRecoveryCode: true }
  }
  const outcome = await consumeCode({ auth, db }, { userId, code: digits })
  // The library refuses wrong codes as well, and counts them.
  if (outcome === 'code_used' || outcome === 'factor_lost') throw refused(outcome)
  const { headers: set, response } = await auth.api
    .verifyTOTP({ body: { code: digits, trustDevice }, headers, returnHeaders: true })
    .catch(refuse('second_factor', 'wrong_code'))
  return { token: response.token, user: response.user, setCookies: set.getSetCookie(), byRecoveryCode: false }
}

async function loadUser({ auth }: Signing, email: string): Promise<string> {
  const record = await (await auth.$context).internalAdapter.findUserByEmail(email.toLowerCase())
  return record?.user.id ?? ''
}

/** The cookie of this name for a `Cookie` header; prefixed on https. */
function findCookie(name: string, cookies: readonly string[]): string {
  return (
    cookies.map((cookie) => cookie.split(';')[0] ?? '').find((cookie) => cookie.includes(`partitur.${name}=`)) ?? ''
  )
}

function refused(refusal: CodeRefusal): AppError {
  return new AppError('second_factor', { message: `login refused: ${refusal}`, fields: { code: [refusal] } })
}

/** better-auth answers an unknown address and a wrong password alike, in the same time. */
function refuse(code: 'wrong_credentials' | 'second_factor', field?: CodeRefusal) {
  return (cause: unknown): never => {
    if (!isAPIError(cause) || cause.statusCode >= 500) throw cause
    if (cause.statusCode === 429)
      throw new AppError('too_many_requests', { message: 'ten wrong codes', retryAfterSeconds: LOCKOUT_SECONDS, cause })
    throw new AppError(code, { message: 'login refused', cause, ...(field ? { fields: { code: [field] } } : {}) })
  }
}
