import type { Locale } from '#config'
import { useLocale } from '../locale.ts'

/** The words of a content type's screens: they are loaded with the screens, so a type brings its own. */
export function defineWords<T extends object>(words: { de: T } & Record<Locale, NoInfer<T>>): Record<Locale, T> {
  return words
}

export function useWords<T>(words: Record<Locale, T>): T {
  return words[useLocale()]
}
