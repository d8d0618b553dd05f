import type { Locale } from '#config'
import { formatTimestamp } from './format-timestamp.ts'
import { findContentType } from './types.ts'

type FieldValues = Readonly<Record<string, unknown>>

/** A record's name by its type's `title`; its id if that is empty. */
export function recordTitle(resource: string, record: FieldValues, locale: Locale): string {
  const { title = [], titleFallback, dated } = findContentType(resource) ?? {}
  const at = dated && record[dated.at]
  const isMoment = at instanceof Date || (typeof at === 'string' && !Number.isNaN(Date.parse(at)))
  if (dated && isMoment)
    return [pickLocalised(record[dated.by], locale), formatTimestamp(new Date(at).toISOString(), locale)]
      .filter((text) => text !== '')
      .join(', ')
  if (dated && pickLocalised(record[dated.by], locale) !== '') return pickLocalised(record[dated.by], locale)
  const words = title.map((field) => pickLocalised(record[field], locale)).filter((text) => text !== '')
  return words.join(' ') || (titleFallback && pickLocalised(record[titleFallback], locale)) || `#${record.id}`
}

/** The text in this language, else the German, else the English one; empty for other values. */
export function pickLocalised(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { de, en }: { de?: unknown; en?: unknown } = value
  const found = [{ de, en }[locale], de, en].find((text) => typeof text === 'string' && text !== '')
  return typeof found === 'string' ? found : ''
}
