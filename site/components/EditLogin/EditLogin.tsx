import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '#config'
import { useLocale } from '../../locale.ts'

/** By glob, so that no visitor downloads it who does not ask to edit. */
const [loadLoginPage] = Object.values(
  import.meta.glob<ComponentType<{ locale: Locale }>>('../../editor/LoginPage.tsx', { import: 'default' }),
)

/** What `?edit` shows without a session: the login, once it has loaded. */
export function EditLogin() {
  const locale = useLocale()
  const [LoginPage, setLoginPage] = useState<ComponentType<{ locale: Locale }> | null>(null)
  useEffect(() => {
    void loadLoginPage?.().then((loaded) => setLoginPage(() => loaded))
  }, [])
  return LoginPage && <LoginPage locale={locale} />
}
