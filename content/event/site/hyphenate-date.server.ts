import type { Locale } from '#config'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import type { EventDate } from '../endpoints.ts'

export function hyphenateDate(date: EventDate, locale: Locale): EventDate {
  return { ...date, event: hyphenateField(date.event, 'name', locale) }
}
