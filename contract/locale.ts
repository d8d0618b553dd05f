import { type Locale, locales } from '#config'

/** The house speaks two languages, by design: what is missing in one is looked for in the other. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'de' ? 'en' : 'de'
}

export function isLocale(text: string | undefined): text is Locale {
  return locales.some((locale) => locale === text)
}

/** How dates and numbers are written. */
export const languageTag: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' }
