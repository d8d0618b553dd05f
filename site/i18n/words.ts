import type { Locale } from '#config'
import { useLocale } from '../locale.ts'

/** Texts of a content type's screens, loaded with them. */
export function defineWords<T extends object>(words: { de: T } & Record<Locale, NoInfer<T>>): Record<Locale, T> {
  return words
}

export function useWords<T>(words: Record<Locale, T>): T {
  return words[useLocale()]
}
