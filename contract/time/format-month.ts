import type { Locale } from '#config'
import { languageTag } from '../locale.ts'

/** `2027-03` as "März 2027". */
export function formatMonth(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}
