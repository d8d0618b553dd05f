import { asc, eq, inArray } from 'drizzle-orm'
import { type PerformerPart, partWords } from '#contract/events/performer-parts.ts'
import { formatMonth } from '#contract/time/format-month.ts'
import { toDay, toMonth } from '#contract/time/local-time.ts'
import { recordTitle } from '#model/titles.ts'
import type { Localised } from '#server/db/columns.ts'
import type { Db } from '#server/db/connect.ts'
import type { IndexedText } from '#server/search/define-search.ts'
import { dayTerm, stateTerm } from '#server/search/meanings.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { subscriptions } from '../../lookup/table.ts'
import { people } from '../../person/table.ts'
import { accessSearchTexts, selectAccess } from '../../venue/access.server.ts'
import { venues } from '../../venue/table.ts'
import { composers, works } from '../../work/table.ts'
import { deviatingStates, toDateStatus } from '../states.ts'
import { eventDates, productionPeople, productionSubscriptions, programmeItems } from '../table.ts'

type NamesByProduction = Map<number, IndexedText[]>

/** Works, composers, performers, halls and series. */
export async function loadSearchNames(db: Db, ids: number[]): Promise<NamesByProduction> {
  const names: NamesByProduction = new Map()
  const add = (id: number, texts: readonly IndexedText[]) => {
    const existing = names.get(id) ?? []
    const existingKeys = new Set(existing.map((each) => JSON.stringify(each)))
    names.set(id, [...existing, ...texts.filter((each) => !existingKeys.has(JSON.stringify(each)))])
  }
  for (const { id, composer, title } of await selectWorks(db, ids)) add(id, [...toComposerNames(composer), title])
  for (const { id, person, part, instrument } of await selectPeople(db, ids))
    add(id, [recordTitle('people', person, 'de'), instrument, ...toPartTexts(part)])
  for (const { id, name, city } of await selectPlaces(db, ids)) add(id, [name, city])
  for (const { id, name } of await selectSeries(db, ids)) add(id, [name])
  return names
}

/** In each language the name as spelled there, then the other spellings. */
function toComposerNames({ name, name_en, spellings }: typeof composers.$inferSelect): IndexedText[] {
  return [name_en === '' ? name : { de: name, en: name_en }, ...spellings]
}

/** "Chor" should find a concert with a choir whose name does not say so; soloists are found by their instrument. */
function toPartTexts(part: PerformerPart): IndexedText[] {
  return part === 'conductor' || part === 'soloist' ? [] : [{ de: partWords.de[part], en: partWords.en[part] }]
}

export async function loadProgrammeNotes(db: Db, ids: number[]): Promise<Map<number, Localised[]>> {
  const rows = await db
    .select({ id: programmeItems.production_id, note: programmeItems.note })
    .from(programmeItems)
    .where(inArray(programmeItems.production_id, ids))
    .orderBy(asc(programmeItems.order), asc(programmeItems.id))
  const withNote = rows.filter(({ note }) => note.de !== '' || note.en !== '')
  return new Map([...groupBy(withNote, ({ id }) => id)].map(([id, notes]) => [id, notes.map(({ note }) => note)]))
}

/** „Dezember 2026“. */
export function monthName(month: string): Localised {
  return { de: formatMonth(month, 'de'), en: formatMonth(month, 'en') }
}

/**
 * Texts and search terms of the dates: their months, and accessibility that a date states itself; a hall's facts are
 * indexed with the hall.
 */
export async function loadDateTexts(
  db: Db,
  ids: number[],
): Promise<Map<number, { body: Localised[]; terms: string[] }>> {
  const { production_id, date_start, status, tickets } = eventDates
  const rows = await db
    .select({ production_id, date_start, status, tickets, ...selectAccess(eventDates) })
    .from(eventDates)
    .where(inArray(production_id, ids))
    .orderBy(asc(date_start))
  return new Map(
    [...groupBy(rows, (row) => row.production_id)].map(([id, dates]) => {
      const months = new Set(dates.map((date) => toMonth(date.date_start)))
      const access = dates.flatMap(accessSearchTexts).filter(({ de }) => de !== '')
      return [id, { body: [...[...months].map(monthName), ...access], terms: [...new Set(dates.flatMap(termsOfDate))] }]
    }),
  )
}

type SearchedDate = Pick<typeof eventDates.$inferSelect, 'date_start' | 'status' | 'tickets'>

export function termsOfDate({ date_start, status, tickets }: SearchedDate): string[] {
  const states = deviatingStates({ status: toDateStatus({ schedule: status, tickets }), schedule: status })
  return [dayTerm(toDay(date_start)), ...states.map(stateTerm)]
}

function selectWorks(db: Db, ids: number[]) {
  return db
    .select({ id: programmeItems.production_id, composer: composers, title: works.title })
    .from(programmeItems)
    .innerJoin(works, eq(works.id, programmeItems.work_id))
    .innerJoin(composers, eq(composers.id, works.composer_id))
    .where(inArray(programmeItems.production_id, ids))
    .orderBy(asc(programmeItems.order), asc(programmeItems.id))
}

function selectPeople(db: Db, ids: number[]) {
  return db
    .select({
      id: productionPeople.production_id,
      part: productionPeople.part,
      instrument: productionPeople.instrument,
      person: people,
    })
    .from(productionPeople)
    .innerJoin(people, eq(people.id, productionPeople.person_id))
    .where(inArray(productionPeople.production_id, ids))
    .orderBy(asc(productionPeople.order), asc(productionPeople.id))
}

function selectPlaces(db: Db, ids: number[]) {
  return db
    .select({ id: eventDates.production_id, name: venues.name, city: venues.city })
    .from(eventDates)
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .where(inArray(eventDates.production_id, ids))
    .orderBy(asc(eventDates.date_start), asc(eventDates.id))
}

function selectSeries(db: Db, ids: number[]) {
  return db
    .select({ id: productionSubscriptions.production_id, name: subscriptions.name })
    .from(productionSubscriptions)
    .innerJoin(subscriptions, eq(subscriptions.id, productionSubscriptions.subscription_id))
    .where(inArray(productionSubscriptions.production_id, ids))
    .orderBy(asc(subscriptions.order), asc(subscriptions.id))
}
