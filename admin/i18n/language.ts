import { defaultLocale, type Locale } from '#config'

let language: Locale = defaultLocale

/** The language of the screen, of record names and of API responses. */
export function currentLanguage(): Locale {
  return language
}

export function setScreenLanguage(next: Locale): void {
  language = next
  document.documentElement.lang = next
}
