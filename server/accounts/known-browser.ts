import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { normaliseEmail } from './normalise-email.ts'

export const KNOWN_BROWSER_COOKIE = 'partitur.known_browser'
export const KNOWN_BROWSER_SECONDS = 180 * 24 * 60 * 60

/** Cookie value of a browser that has logged in to this account (OWASP: device cookie). It grants no access. */
export function issueKnownBrowser({ email, secret }: { email: string; secret: string }): string {
  const nonce = randomBytes(12).toString('base64url')
  return `${nonce}.${seal({ nonce, email, secret })}`
}

/** Identifies a browser that has logged in to this account before, else null. */
export function readKnownBrowser(
  value: string | undefined,
  { email, secret }: { email: string; secret: string },
): string | null {
  const [nonce = '', signature = ''] = value?.split('.') ?? []
  const [actual, expected] = [Buffer.from(signature), Buffer.from(seal({ nonce, email, secret }))]
  return nonce !== '' && actual.length === expected.length && timingSafeEqual(actual, expected) ? nonce : null
}

function seal({ nonce, email, secret }: { nonce: string; email: string; secret: string }): string {
  return createHmac('sha256', secret)
    .update(`known browser ${nonce} ${normaliseEmail(email)}`)
    .digest('base64url')
}
