import type { Locale } from '#config'
import { pickLocalised, recordTitle } from '#content/titles.ts'
import { findContentType } from '#content/types.ts'
import { currentLanguage } from './i18n/language.ts'

export type Localised = Record<Locale, string>

function isLocalised(value: unknown): value is Localised {
  return (
    typeof value === 'object' &&
    value !== null &&
    'de' in value &&
    'en' in value &&
    typeof value.de === 'string' &&
    typeof value.en === 'string'
  )
}

/** A text in the language of the screen, or in the other one where that is all there is. */
export function localText(value: unknown): string {
  return pickLocalised(value, currentLanguage())
}

const MAX_NAME_CHARACTERS = 80
const unlisted = new Set(['users', 'releases'])

/** What a record is called in the language of the screen, in one line; what is no content by its name. */
export function recordName(resource: string, record: Record<string, unknown> | undefined): string {
  if (!record) return ''
  const name = unlisted.has(resource) ? localText(record.name) : recordTitle(resource, record, currentLanguage())
  // What a visitor has written may be a page long.
  return name.length > MAX_NAME_CHARACTERS ? `${name.slice(0, MAX_NAME_CHARACTERS).replace(/\s+\S*$/, '')} …` : name
}

/** Names of records, where several are called the same with what tells them apart: their city or part, else their number. */
export function distinctNames(
  resource: string,
  records: readonly Record<string, unknown>[],
): (record: Record<string, unknown>) => string {
  const apart = findContentType(resource)?.apart
  const withPlace = (record: Record<string, unknown>) =>
    [recordName(resource, record), apart ? localText(record[apart]) : ''].filter(Boolean).join(', ')
  const names = countOf(records.map((record) => recordName(resource, record)))
  const places = countOf(records.map(withPlace))
  return (record) => {
    if ((names.get(recordName(resource, record)) ?? 0) < 2) return recordName(resource, record)
    return (places.get(withPlace(record)) ?? 0) < 2 ? withPlace(record) : `${withPlace(record)} (#${record.id})`
  }
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  return names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>())
}

/** The public addresses of a record; null where it has no page of its own. */
export function publicUrls(record: Record<string, unknown> | undefined): Localised | null {
  const urls = record?.urls
  return isLocalised(urls) && urls.de !== '' ? urls : null
}

/** The rows of a field, whatever was answered. */
export function getRows(record: Record<string, unknown> | undefined, field: string): Record<string, unknown>[] {
  const rows = record?.[field]
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : []
}
