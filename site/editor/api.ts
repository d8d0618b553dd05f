import type { Locale } from '#config'
import { type Client, createClient } from '#contract/client.ts'
import type { Fetch } from './core/with-login.ts'

/** Every call carries the session, and its token as it is now (spec §7). */
export function editorFetch(input: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('x-csrftoken', csrfToken())
  return window.fetch(input, { ...init, headers, credentials: 'include' })
}

/** The API as an editor calls it. */
export function editorClient(locale: Locale, fetch: Fetch = editorFetch): Client {
  return createClient({ fetch, headers: { 'accept-language': locale } })
}

function csrfToken(): string {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith('csrftoken='))
  return found ? decodeURIComponent(found.slice('csrftoken='.length)) : ''
}
