import type { Locale } from '#config'
import { otherLocale } from '#contract/locale.ts'

/** A text in the other language carries its own `lang` (spec §3). */
export function fallbackLang(record: { fallback: string[] }, field: string, locale: Locale): { lang?: Locale } {
  return record.fallback.includes(field) ? { lang: otherLocale(locale) } : {}
}
