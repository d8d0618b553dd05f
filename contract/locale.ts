import { type Locale, locales } from '#config'

/** Exactly two languages, by design: each falls back to the other. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'de' ? 'en' : 'de'
}

export function isLocale(text: string | undefined): text is Locale {
  return locales.some((locale) => locale === text)
}

export const languageTag: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' }
