import type { Locale } from '#config'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import type { EventDate } from '../../endpoints.ts'
import { type EventRowDate, toEventRow } from './EventDateRow/event-row.ts'

export function hyphenateDate<R extends { event: { name: string; fallback: string[] } }>(date: R, locale: Locale): R {
  return { ...date, event: hyphenateField(date.event, 'name', locale) }
}

export function toHyphenatedRow(date: EventDate, locale: Locale): EventRowDate {
  return hyphenateDate(toEventRow(date), locale)
}
