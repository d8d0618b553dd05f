import type { Locale } from '#config'
import type { logout } from '#contract/account.ts'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { createSessionClient } from '#contract/session-client.ts'

/** Ends the session and shows this address as visitors see it. */
export async function logOut(locale: Locale, then: string): Promise<void> {
  // Whose session has ended is out already, and is not asked for a login.
  await createSessionClient({ language: () => locale })<typeof logout>(editorAddresses.logout, {
    params: { locale },
  }).catch(() => undefined)
  window.location.assign(then)
}
