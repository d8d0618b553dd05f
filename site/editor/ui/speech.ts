import { createContext, use } from 'react'
import type { Locale } from '#config'
import { useLocale } from '#site/locale.ts'

/** The interface language of the account; null: the page's. */
export const SpeechContext = createContext<Locale | null>(null)

/** Texts in the interface language. */
export function useSpokenWords<T>(words: Record<Locale, T>): T {
  return words[useSpeech()]
}

export function useSpeech(): Locale {
  const locale = useLocale()
  return use(SpeechContext) ?? locale
}
