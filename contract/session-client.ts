import type { Locale } from '#config'
import { type Client, createClient, type FetchLike, type RequestLogin } from './client.ts'

/** The cookie with the session's CSRF token (spec §7): readable by the page, which repeats it in the header. */
export const CSRF_COOKIE = 'csrftoken'
export const CSRF_HEADER = 'x-csrftoken'
/** The account of the window, percent-encoded; a write with another session is refused. */
export const ACCOUNT_HEADER = 'x-partitur-account'

let account = ''

/** Binds this window's writes to this account (e-mail address), even when another window logs in otherwise. */
export function writeAs(email: string): void {
  account = email
}

type SessionOptions = { language: () => Locale; login?: RequestLogin; fetch?: FetchLike }

export function createSessionClient({
  language,
  login,
  fetch = (input, init) => window.fetch(input, init),
}: SessionOptions): Client {
  return createClient({ fetch, headers: () => sessionHeaders(language()), ...(login ? { login } : {}) })
}

/** Read the token each time: another tab may have logged in meanwhile. */
export function sessionHeaders(language: Locale): Record<string, string> {
  return {
    'accept-language': language,
    [CSRF_HEADER]: readCsrfCookie(document.cookie),
    ...(account ? { [ACCOUNT_HEADER]: encodeURIComponent(account) } : {}),
  }
}

export function readCsrfCookie(cookies: string): string {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`))
  return pair ? decodeURIComponent(pair.slice(CSRF_COOKIE.length + 1)) : ''
}
