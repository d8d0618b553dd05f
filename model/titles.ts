import type { Locale } from '#config'
import { formatTimestamp } from './format-timestamp.ts'
import { findContentType } from './types.ts'

type FieldValues = Readonly<Record<string, unknown>>

/** A record's name by its type's `title`; its id if that is empty. */
export function recordTitle(resource: string, record: FieldValues, locale: Locale): string {
  const { title = [], titleFallback, dated } = findContentType(resource) ?? {}
  const dateValue = dated && record[dated.at]
  const isMoment = dateValue instanceof Date || (typeof dateValue === 'string' && !Number.isNaN(Date.parse(dateValue)))
  if (dated && isMoment)
    return [pickLocalised(record[dated.by], locale), formatTimestamp(new Date(dateValue).toISOString(), locale)]
      .filter((text) => text !== '')
      .join(', ')
  if (dated && pickLocalised(record[dated.by], locale) !== '') return pickLocalised(record[dated.by], locale)
  const titleTexts = title.map((field) => pickLocalised(record[field], locale)).filter((text) => text !== '')
  return titleTexts.join(' ') || (titleFallback && pickLocalised(record[titleFallback], locale)) || `#${record.id}`
}

/** The text in this language, else the German, else the English one; empty for other values. */
export function pickLocalised(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { de, en }: { de?: unknown; en?: unknown } = value
  const text = [{ de, en }[locale], de, en].find((text) => typeof text === 'string' && text !== '')
  return typeof text === 'string' ? text : ''
}
