import type { Locale } from '#config'
import { isLocale } from '#contract/locale.ts'
import { useLocale } from '#site/locale.ts'

const KEY = 'partitur_editor_language'

/** The language in which somebody uses the editor in this browser; null while it is that of each page. */
export function readSpeech(): Locale | null {
  try {
    const kept = localStorage.getItem(KEY)
    return kept !== null && isLocale(kept) ? kept : null
  } catch {
    return null
  }
}

/** Words in the language of who edits: theirs in this browser, else the page's. */
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
    // A browser that keeps nothing goes on with the page's language.
  }
}
