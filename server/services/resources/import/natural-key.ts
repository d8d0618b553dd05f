import { locales } from '#config'
import { toDay } from '#contract/time/local-time.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import type { Deps } from '../../deps.ts'
import type { NaturalKey, ResourceDefinition } from '../definition.ts'
import { loadRecords } from '../engine.ts'
import { sameWords } from './same-words.ts'

type FieldValues = Record<string, unknown>
/** The matches of a line without an id: one stored record, several, or only others of the same name. */
type KeyMatch = { stored: FieldValues | null; several: readonly number[]; sameName: readonly number[] }

const INSTANT = /^\d{4}-\d\d-\d\dT/

export function toIdentity(key: NaturalKey, body: FieldValues): string {
  const parts = key.fields.map(
    (field) => Object.values(getParts(key, field, body[field])).find((part) => part !== '') ?? '',
  )
  return JSON.stringify([...parts, key.apart ? firstDate(body[key.apart]) : ''])
}

export async function matchByKey(
  deps: Deps,
  definition: ResourceDefinition,
  bodies: readonly FieldValues[],
): Promise<KeyMatch[]> {
  const key = definition.naturalKey
  const { idsOf, current } =
    bodies.length === 0 ? { idsOf: () => [], current: new Set<number>() } : await idsByFirstField(deps, definition, key)
  const candidates = bodies.map((body) => idsOf(body))
  const stored = await loadRecords(deps, definition, [...new Set(candidates.flat())])
  const byId = new Map(stored.map((record) => [Number(record.id), record]))
  const sharing = new Map<string, number>()
  const withoutDates = { fields: key.fields, ...(key.day ? { day: key.day } : {}) }
  for (const body of bodies)
    sharing.set(toIdentity(withoutDates, body), (sharing.get(toIdentity(withoutDates, body)) ?? 0) + 1)
  return bodies.map((body, index): KeyMatch => {
    const known: readonly number[] = candidates[index] ?? []
    const dates = datesOf(key, body)
    // One that is over is meant when it has a date of the line: New Year's concerts have the same name every year.
    const records = known
      .map((id) => byId.get(id))
      .filter((record) => record !== undefined)
      .filter((record) => current.has(Number(record.id)) || datesOf(key, record).some((date) => dates.includes(date)))
    const ids = records.map(({ id }) => Number(id))
    const fitting = records.filter((record) => fits(key, body, record))
    const isUnique = sharing.get(toIdentity(withoutDates, body)) === 1
    const matches = nearest(key, body, { fitting, isUnique })
    const [match] = matches.length === 1 ? matches : []
    const sameNameIds = typeof body[key.fields[0]] === 'number' ? [] : ids.filter((id) => id !== match?.id)
    return {
      stored: match ?? null,
      several: matches.length > 1 ? matches.map(({ id }) => Number(id)) : [],
      sameName: match ? [] : sameNameIds,
    }
  })
}

function nearest(
  key: NaturalKey,
  body: FieldValues,
  { fitting, isUnique }: { fitting: readonly FieldValues[]; isUnique: boolean },
): readonly FieldValues[] {
  const exact = fitting.filter((record) => toIdentity(key, record) === toIdentity(key, body))
  if (exact.length > 0) return exact
  const date = key.apart ? firstDate(body[key.apart]) : ''
  const onThatDate = date === '' ? [] : fitting.filter((record) => firstDate(record[key.apart ?? '']) === date)
  if (onThatDate.length > 0) return onThatDate
  // Two lines of one name with different dates are two records; a single line is that record, moved.
  return date !== '' && !isUnique ? [] : fitting
}

function fits(key: NaturalKey, body: FieldValues, record: FieldValues): boolean {
  // Different external ids mean different records.
  return [...key.fields, 'external_id'].every((field) => {
    if (!(field in body)) return true
    const [mine, theirs] = [getParts(key, field, body[field]), getParts(key, field, record[field])]
    const isText = typeof (record[field] ?? body[field]) !== 'number'
    const sharedParts = Object.keys(mine).filter((part) => mine[part] !== '' && (theirs[part] ?? '') !== '')
    if (sharedParts.length === 0)
      return isText || field === 'external_id' || (body[field] == null && record[field] == null)
    return sharedParts.every((part) => mine[part] === theirs[part])
  })
}

/** A value for comparison: a localised text in each language. */
function getParts({ day }: NaturalKey, field: string, value: unknown): Record<string, string> {
  if (value === null || value === undefined) return { value: '' }
  if (typeof value === 'object') {
    const texts: { de?: unknown; en?: unknown } = value
    return Object.fromEntries(locales.map((locale) => [locale, sameWords(String(texts[locale] ?? ''))]))
  }
  const text = String(value)
  if (!INSTANT.test(text)) return { value: sameWords(text) }
  const instant = new Date(text)
  if (!isMoment(instant)) return { value: sameWords(text) }
  return { value: field === day ? toDay(instant) : instant.toISOString() }
}

/** Lines are matched before they are checked. */
function isMoment(time: Date): boolean {
  return !Number.isNaN(time.getTime())
}

function firstDate(rows: unknown): string {
  return startsOf(rows)[0] ?? ''
}

function datesOf({ apart }: NaturalKey, record: FieldValues): string[] {
  return apart ? startsOf(record[apart]) : []
}

function startsOf(rows: unknown): string[] {
  if (!Array.isArray(rows)) return []
  const starts = rows.map((row: FieldValues | null) => new Date(String(row?.date_start)))
  return starts
    .filter(isMoment)
    .map((start) => start.toISOString())
    .toSorted()
}

async function idsByFirstField(
  { db, now }: Deps,
  { table }: ResourceDefinition,
  key: NaturalKey,
): Promise<{ idsOf: (body: FieldValues) => readonly number[]; current: ReadonlySet<number> }> {
  const [first] = key.fields
  const isCurrent = key.where?.(now())
  const rows: FieldValues[] = await db.select({ id: table.id, value: requireColumn(table, first) }).from(table)
  const current = isCurrent ? await db.select({ id: table.id }).from(table).where(isCurrent) : rows
  const ids = new Map<string, number[]>()
  for (const { id, value } of rows)
    for (const part of new Set(Object.values(getParts(key, first, value))))
      if (part !== '') ids.set(part, [...(ids.get(part) ?? []), Number(id)])
  return {
    idsOf: (body) => [
      ...new Set(Object.values(getParts(key, first, body[first])).flatMap((part) => ids.get(part) ?? [])),
    ],
    current: new Set(current.map(({ id }) => Number(id))),
  }
}
