import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type UserIdentity, useGetIdentity, useLocaleState } from 'react-admin'
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

/** The key of `useGetIdentity` (react-admin 5). */
const IDENTITY = ['auth', 'getIdentity']

/** Changes the language of the screen, and of the account; without a connection only of this browser. */
export function useSetLanguage(): (language: string) => void {
  const [, setLocale] = useLocaleState()
  const client = useQueryClient()
  return (language) => {
    const locale = toLocale(language)
    // Without it the screen returns to the language with which the account was read.
    client.setQueryData<UserIdentity>(IDENTITY, (identity) => identity && { ...identity, language: locale })
    setLocale(language)
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
