import type { Locale } from '#config'
import { type Client, createClient } from '#contract/client.ts'

/** The API as an editor calls it: every write carries the token of the session as it is now (spec §7). */
export function editorClient(locale: Locale): Client {
  return createClient({
    fetch: (input, init) => window.fetch(input, init),
    headers: () => ({ 'accept-language': locale, 'x-csrftoken': csrfToken() }),
  })
}

export function csrfToken(): string {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith('csrftoken='))
  return found ? decodeURIComponent(found.slice('csrftoken='.length)) : ''
}
