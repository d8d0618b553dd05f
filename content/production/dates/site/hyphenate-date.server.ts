import type { Locale } from '#config'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'

export function hyphenateDate<R extends { event: { name: string; fallback: string[] } }>(date: R, locale: Locale): R {
  return { ...date, event: hyphenateField(date.event, 'name', locale) }
}
