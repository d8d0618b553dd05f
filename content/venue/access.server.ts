import { eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import type { Locale } from '#config'
import { bodyShapeOf } from '#contract/admin/resources/body-of.ts'
import type { Values } from '#model/fields.ts'
import type { Localised } from '#server/db/columns.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { accessFields } from './access-fields.ts'
import { type FactColumn, factName, formatFact, getFactColumn, stopWord } from './access-words.server.ts'
import { type AccessFact, type Accessibility, accessFacts } from './endpoints.ts'

type AccessColumn = keyof typeof accessFields
/** Accessibility columns of a hall or a date. */
export type AccessRow = Values<typeof accessFields>

export function selectAccess<T extends Record<AccessColumn, unknown>>(table: T): Pick<T, AccessColumn> {
  // Its keys are those of `accessFields`.
  return Object.fromEntries(columnNames.map((name) => [name, table[name]])) as Pick<T, AccessColumn>
}

const columnNames = Object.keys(accessFields) as AccessColumn[]

export const noAccessFacts = z.object(bodyShapeOf(accessFields)).parse({})

/** Facts of a date, each from the date if stated, otherwise from its hall; without a date, those of the hall. */
export function effectiveAccess(
  { venue, date }: { venue: AccessRow; date?: AccessRow | undefined },
  locale: Locale,
): Accessibility {
  const fallback: string[] = []
  const localise = (name: string, text: Localised) => {
    const localText = textInLocale(text, locale)
    if (localText !== '' && text[locale] === '') fallback.push(name)
    return localText
  }
  const facts = accessFacts.flatMap((fact) => {
    const [ofDate, ofVenue] = [date ? findState(date, fact) : null, findState(venue, fact)]
    const is = ofDate ?? ofVenue
    if (is === null) return []
    const places = (ofDate === null ? venue : date)?.wheelchair_places ?? null
    const name = factName(fact, locale)
    return {
      fact,
      is,
      name,
      text: formatFact({ fact, is, places }, locale),
      note: localise(fact, getNote(fact, { venue, date, is })),
      of_date: ofDate !== null,
    }
  })
  const stop = date && date.nearest_stop.de !== '' ? date.nearest_stop : venue.nearest_stop
  return { facts, nearest_stop: localise('nearest_stop', stop), fallback }
}

/** The date's note, or the hall's if it belongs to the same fact. */
function getNote(
  fact: AccessFact,
  { venue, date, is }: { venue: AccessRow; date?: AccessRow | undefined; is: boolean },
): Localised {
  const note = date?.[`${fact}_note`]
  if (note && note.de !== '') return note
  return findState(venue, fact) === is ? venue[`${fact}_note`] : { de: '', en: '' }
}

type StateRow = Pick<AccessRow, FactColumn>
type StateTable = Record<FactColumn, SQLiteColumn>

/** The yes/no columns, without the notes. */
export function selectAccessFlags<T extends StateTable>(table: T): Pick<T, FactColumn> {
  // Its keys are those of the facts.
  return Object.fromEntries(accessFacts.map((fact) => [getFactColumn(fact), table[getFactColumn(fact)]])) as Pick<
    T,
    FactColumn
  >
}

/** Facts that hold at a date. `hall` is null if it states nothing. */
export function presentFacts({ date, hall }: { date: StateRow; hall: StateRow | null }): AccessFact[] {
  return accessFacts.filter((fact) => findState(date, fact) ?? (hall && findState(hall, fact)))
}

export function whereHasFact(table: StateTable, fact: AccessFact): SQL {
  return fact === 'wheelchair' ? gt(table.wheelchair_places, 0) : eq(table[fact], true)
}

export function whereFactUnset(table: StateTable, fact: AccessFact): SQL {
  return isNull(table[getFactColumn(fact)])
}

function findState(row: StateRow, fact: AccessFact): boolean | null {
  if (fact !== 'wheelchair') return row[fact]
  return row.wheelchair_places === null ? null : row.wheelchair_places > 0
}

/** One fact a line: "Lift: on the left of the foyer". */
export function formatAccess({ facts, nearest_stop }: Accessibility, locale: Locale): string[] {
  const lines = facts.map(({ text, note }) => [text, note].filter(Boolean).join(': '))
  return nearest_stop ? [...lines, `${stopWord[locale]}: ${nearest_stop}`] : lines
}

/** Facts of a row itself, for the search: only those that hold. */
export function accessSearchTexts(row: AccessRow): Localised[] {
  const presentAccess = accessFacts.filter((fact) => findState(row, fact))
  const lines = (locale: Locale) =>
    presentAccess
      .flatMap((fact) => [
        formatFact({ fact, is: true, places: null }, locale),
        textInLocale(row[`${fact}_note`], locale),
      ])
      .join(' ')
  return [{ de: lines('de'), en: lines('en') }, row.nearest_stop]
}
