import type { Locale } from '#config'
import type { logout } from '#contract/account.ts'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { createSessionClient } from '#contract/session-client.ts'

export async function logOut(locale: Locale, destination: string): Promise<void> {
  // An expired session counts as logged out; no login prompt.
  await createSessionClient({ language: () => locale })<typeof logout>(editorAddresses.logout, {
    params: { locale },
  }).catch(() => undefined)
  window.location.assign(destination)
}
