import type { Locale } from '#config'
import { pickLocalised, recordTitle } from '#model/titles.ts'
import { findContentType } from '#model/types.ts'
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

/** A text in the language of the screen, otherwise in the other one. */
export function localText(value: unknown): string {
  return pickLocalised(value, currentLanguage())
}

const MAX_NAME_CHARACTERS = 80
const unlisted = new Set(['users', 'releases'])

/** A record's name in the language of the screen, in one line; other resources use their `name`. */
export function recordName(resource: string, record: Record<string, unknown> | undefined): string {
  if (!record) return ''
  const name = unlisted.has(resource) ? localText(record.name) : recordTitle(resource, record, currentLanguage())
  // The text of a visitor's message may be long.
  return name.length > MAX_NAME_CHARACTERS ? `${name.slice(0, MAX_NAME_CHARACTERS).replace(/\s+\S*$/, '')} …` : name
}

/** Names of records; equal ones get a distinguishing text: city, part, or id. */
export function distinctNames(
  resource: string,
  records: readonly Record<string, unknown>[],
): (record: Record<string, unknown>) => string {
  const distinguishingField = findContentType(resource)?.apart
  const withPlace = (record: Record<string, unknown>) =>
    [recordName(resource, record), distinguishingField ? localText(record[distinguishingField]) : '']
      .filter(Boolean)
      .join(', ')
  const names = countOf(records.map((record) => recordName(resource, record)))
  const counts = countOf(records.map(withPlace))
  return (record) => {
    if ((names.get(recordName(resource, record)) ?? 0) < 2) return recordName(resource, record)
    return (counts.get(withPlace(record)) ?? 0) < 2 ? withPlace(record) : `${withPlace(record)} (#${record.id})`
  }
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  return names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>())
}

/** The public paths of a record; null without a page of its own. */
export function publicUrls(record: Record<string, unknown> | undefined): Localised | null {
  const urls = record?.urls
  return isLocalised(urls) && urls.de !== '' ? urls : null
}

/** The rows of a field; empty for other values. */
export function getRows(record: Record<string, unknown> | undefined, field: string): Record<string, unknown>[] {
  const rows = record?.[field]
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : []
}
