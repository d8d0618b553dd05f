import { defaultLocale, type Locale } from '#config'

let language: Locale = defaultLocale

/** The language of the screen: of its words, of the names of records, and of what the API answers. */
export function currentLanguage(): Locale {
  return language
}

export function setScreenLanguage(next: Locale): void {
  language = next
  document.documentElement.lang = next
}
