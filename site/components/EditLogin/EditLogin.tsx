import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '#config'
import { useLocale } from '../../locale.ts'

/** By glob, so that only visitors with `?edit` download it. */
const [loadLoginPage] = Object.values(
  import.meta.glob<ComponentType<{ locale: Locale }>>('../../editor/login/LoginPage.tsx', { import: 'default' }),
)

export function EditLogin() {
  const locale = useLocale()
  const [LoginPage, setLoginPage] = useState<ComponentType<{ locale: Locale }> | null>(null)
  useEffect(() => {
    void loadLoginPage?.().then((loaded) => setLoginPage(() => loaded))
  }, [])
  return LoginPage && <LoginPage locale={locale} />
}
