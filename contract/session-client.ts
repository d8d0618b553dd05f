import type { Locale } from '#config'
import { type Client, createClient, type FetchLike, type RequestLogin } from './client.ts'

/** Names the token that belongs to the session (spec §7): readable by the page, which repeats it in the header. */
export const CSRF_COOKIE = 'csrftoken'
export const CSRF_HEADER = 'x-csrftoken'
/** The account that a window writes as, percent-encoded; a write of another one is refused as one without a session. */
export const ACCOUNT_HEADER = 'x-partitur-account'

let account = ''

/** Binds the writes of this window to this account (its e-mail address), even when another one logs in in another window. */
export function writeAs(email: string): void {
  account = email
}

type SessionOptions = { language: () => Locale; login?: RequestLogin; fetch?: FetchLike }

/** The API as a browser with a session calls it. */
export function createSessionClient({
  language,
  login,
  fetch = (input, init) => window.fetch(input, init),
}: SessionOptions): Client {
  return createClient({ fetch, headers: () => sessionHeaders(language()), ...(login ? { login } : {}) })
}

/** The language of the answer, and the session's token as it is now: another tab may have logged in meanwhile. */
export function sessionHeaders(language: Locale): Record<string, string> {
  return {
    'accept-language': language,
    [CSRF_HEADER]: readCsrfCookie(document.cookie),
    ...(account ? { [ACCOUNT_HEADER]: encodeURIComponent(account) } : {}),
  }
}

export function readCsrfCookie(cookies: string): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`))
  return found ? decodeURIComponent(found.slice(CSRF_COOKIE.length + 1)) : ''
}
