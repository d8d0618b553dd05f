import type { Locale } from '#config'
import { isLocale } from '#contract/locale.ts'
import { useLocale } from '#site/locale.ts'

const KEY = 'partitur_editor_language'

/** Interface language stored in this browser; null: the page's. */
export function readSpeech(): Locale | null {
  try {
    const stored = localStorage.getItem(KEY)
    return stored !== null && isLocale(stored) ? stored : null
  } catch {
    return null
  }
}

/** Texts in the interface language. */
export function useSpokenWords<T>(words: Record<Locale, T>): T {
  return words[useSpeech()]
}

export function useSpeech(): Locale {
  const locale = useLocale()
  return readSpeech() ?? locale
}

export function saveSpeech(locale: Locale): void {
  try {
    localStorage.setItem(KEY, locale)
  } catch {
    // Without storage the page's language is used.
  }
}
