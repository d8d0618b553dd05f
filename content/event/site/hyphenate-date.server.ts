import type { Locale } from '#config'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'

/** A date, as a record or as a row, whose name is ready to break. */
export function hyphenateDate<R extends { event: { name: string; fallback: string[] } }>(date: R, locale: Locale): R {
  return { ...date, event: hyphenateField(date.event, 'name', locale) }
}
