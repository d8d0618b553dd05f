import type { Locale } from '#config'
import { otherLocale } from '#contract/locale.ts'
import { hyphenate } from '../format/hyphenation.server.ts'

/** A record with soft hyphens in this field, in the language it is written in. */
export function hyphenateField<F extends string, R extends Record<F, string> & { fallback: string[] }>(
  record: R,
  field: F,
  locale: Locale,
): R {
  const language = record.fallback.includes(field) ? otherLocale(locale) : locale
  return { ...record, [field]: hyphenate(record[field], language) }
}
