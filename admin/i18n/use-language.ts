import { useEffect } from 'react'
import { useGetIdentity, useLocaleState } from 'react-admin'
import type { Locale } from '#config'
import type { setPreferences } from '#contract/account.ts'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { forgetUser } from '../api/auth-provider.ts'
import { call } from '../api/call.ts'

/** The language of the screen; a component that uses it is drawn again when it changes. */
export function useLanguage(): Locale {
  const [locale] = useLocaleState()
  return toLocale(locale)
}

/** Changes the language of the screen, and of the account; without a connection only of this browser. */
export function useSetLanguage(): (language: string) => void {
  const [, setLocale] = useLocaleState()
  return (language) => {
    setLocale(language)
    const locale = toLocale(language)
    call<typeof setPreferences>(editorAddresses.setPreferences, { params: { locale }, body: { language: locale } })
      .then(forgetUser)
      .catch(() => undefined)
  }
}

/** The language that the account has chosen anywhere. */
export function useAccountLanguage(): void {
  const [, setLocale] = useLocaleState()
  const { identity } = useGetIdentity()
  const language: unknown = identity?.language
  useEffect(() => {
    if (typeof language === 'string') setLocale(language)
  }, [language, setLocale])
}

function toLocale(language: unknown): Locale {
  return language === 'en' ? 'en' : 'de'
}
