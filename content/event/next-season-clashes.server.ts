import { and, eq, gt, gte, inArray, lt, lte, ne } from 'drizzle-orm'
import type { ProposedDate } from '#contract/admin/next-season.ts'
import { dayOf } from '#contract/local-time.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/group-by.ts'
import { inLanguage } from '#server/services/localise.ts'
import { closedOn } from '../closure/endpoints.ts'
import { closedDays } from '../closure/table.ts'
import { people } from '../person/table.ts'
import { titleOf } from '../title.ts'
import { venues } from '../venue/table.ts'
import { eventDates, productionPeople, productions } from './table.ts'

type OldDate = { id: number; date_start: string; date_end: string; venue_id: number }
export type OldProduction = { id: number; version: number; dates: OldDate[]; people: { person_id: number }[] }
/** When a date is to be; null while there is no such hour, undefined where it is not repeated. */
export type Times = ReadonlyMap<number, { start: Date; end: Date } | null>

type Clash = ProposedDate['clashes'][number]
/** A date that takes a hall and its performers: one that is to be, or one that there is. */
type Taken = { id: number; production: string; title: string; start: Date; end: Date; venue_id: number; people: readonly number[] }
type Clashes = { byDate: ReadonlyMap<number, Clash[]>; halls: ReadonlyMap<number, string> }

/** What speaks against each proposed date: other proposed ones, those that there are already, and closed days. */
export async function clashesOf(deps: Deps, old: readonly OldProduction[], times: Times): Promise<Clashes> {
  const proposed = old.flatMap((production) =>
    production.dates.flatMap(({ id, venue_id }): Taken[] => {
      const at = times.get(id)
      const title = titleOf('productions', production, deps.locale)
      return at ? [{ id, production: `new ${production.id}`, title, ...at, venue_id, people: production.people.map(({ person_id }) => person_id) }] : []
    }),
  )
  const from = new Date(Math.min(...proposed.map(({ start }) => start.getTime())))
  const until = new Date(Math.max(...proposed.map(({ end }) => end.getTime())))
  const [stored, closed] = proposed.length === 0 ? [[], []] : [await storedDates(deps, from, until), await closedBetween(deps, from, until)]
  const names = await personNames(
    deps,
    proposed.flatMap((date) => date.people),
  )
  const taken = [...stored, ...proposed].toSorted((one, other) => one.start.getTime() - other.start.getTime())
  const byDate = new Map<number, Clash[]>(
    proposed.map((date) => {
      const others = taken.filter((other) => other !== date && other.start < date.end && date.start < other.end)
      const day = closedOn(dayOf(date.start), closed)
      const clashes = [
        ...others.filter(({ venue_id }) => venue_id === date.venue_id).map((other): Clash => ({ kind: 'hall', words: other.title })),
        ...others.filter(({ production }) => production !== date.production).flatMap((other) => sharedPeople(date, other, names)),
        ...(day ? [{ kind: 'closed', words: inLanguage(day.name, deps.locale) } as const] : []),
      ]
      return [date.id, clashes]
    }),
  )
  for (const [id, at] of times) if (at === null) byDate.set(id, [{ kind: 'skipped', words: '' }])
  return { byDate, halls: await hallNames(deps, old) }
}

function sharedPeople(date: Taken, other: Taken, names: ReadonlyMap<number, string>): Clash[] {
  const shared = [...new Set(date.people)].filter((id) => other.people.includes(id))
  return shared.map((id) => ({ kind: 'person', words: `${names.get(id) ?? ''} (${other.title})` }))
}

/** The dates that there are between two instants, without what is cancelled. */
async function storedDates({ db, locale }: Deps, from: Date, until: Date): Promise<Taken[]> {
  const { date_start, date_end, production_id, venue_id, status, id } = eventDates
  const rows = await db
    .select({ id, production_id, venue_id, start: date_start, end: date_end, name: productions.name })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, production_id))
    .where(and(gt(date_end, from), lt(date_start, until), ne(status, 'cancelled')))
  if (rows.length === 0) return []
  const performers = await db
    .select({ production_id: productionPeople.production_id, person_id: productionPeople.person_id })
    .from(productionPeople)
    .where(inArray(productionPeople.production_id, [...new Set(rows.map((row) => row.production_id))]))
  const byProduction = groupBy(performers, (row) => row.production_id)
  return rows.map(({ production_id: production, name, ...row }) => ({
    ...row,
    id: -row.id,
    production: String(production),
    title: inLanguage(name, locale),
    people: (byProduction.get(production) ?? []).map(({ person_id }) => person_id),
  }))
}

async function closedBetween({ db }: Deps, from: Date, until: Date) {
  return db
    .select({ name: closedDays.name, first_day: closedDays.first_day, last_day: closedDays.last_day })
    .from(closedDays)
    .where(and(lte(closedDays.first_day, dayOf(until)), gte(closedDays.last_day, dayOf(from))))
}

async function personNames({ db, locale }: Deps, ids: readonly number[]): Promise<Map<number, string>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(people)
          .where(inArray(people.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, titleOf('people', row, locale)]))
}

async function hallNames({ db }: Deps, old: readonly OldProduction[]): Promise<Map<number, string>> {
  const ids = [...new Set(old.flatMap(({ dates }) => dates.map(({ venue_id }) => venue_id)))]
  const rows = ids.length === 0 ? [] : await db.select({ id: venues.id, name: venues.name }).from(venues).where(inArray(venues.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
