import { and, asc, eq, gte, lt, type SQL } from 'drizzle-orm'
import { startOfDay, toWallTime } from '#contract/local-time.ts'
import { amongIds, listOf } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { inLanguage } from '#server/services/localise.ts'
import { whereShown } from '#server/services/visibility.ts'
import { eventTypes, subscriptions } from '../lookup/table.ts'
import { venues } from '../venue/table.ts'
import type { EventFilter, EventFilterOptions } from './endpoints.ts'
import { rangeOfSeason } from './season-range.server.ts'
import { eventDates, productionSubscriptions, productions } from './table.ts'

type Row = Awaited<ReturnType<typeof selectRows>>[number]
type Value = string | number | null
type Name = keyof EventFilter

/** What a date is for each filter. A date of two series is two rows. */
const valueFor = {
  date: ({ start }) => toWallTime(start).slice(0, 7),
  venue: ({ venue }) => venue,
  event__type: ({ type }) => type,
  city: ({ city }) => city,
  subscription: ({ subscription }) => subscription,
  weekday: ({ weekday }) => weekday,
  children: ({ for_children }) => (for_children ? '1' : null),
} satisfies Record<Name, (row: Row) => Value>
const names = Object.keys(valueFor) as Name[]

/**
 * Only what leads to a list with something in it: of each filter the values of the dates that fit all others, and the one
 * that is chosen, so that an old link can be undone.
 */
export async function getFilterOptions(deps: Deps, { season, ...chosen }: EventFilter & { season?: string | undefined }): Promise<EventFilterOptions> {
  const rows = await selectRows(deps, and(season ? duringSeason(season) : gte(eventDates.date_end, deps.now()), whereShown(deps, 'productions')))
  const values = offered(rows, chosen)
  const [venueRows, typeRows, seriesRows] = await Promise.all([
    deps.db
      .select({ id: venues.id, name: venues.name, city: venues.city })
      .from(venues)
      .where(amongIds(venues.id, idsOf(values.venue)))
      .orderBy(asc(venues.city), asc(venues.name)),
    selectNamed(deps, eventTypes, values.event__type),
    selectNamed(deps, subscriptions, values.subscription),
  ])
  return {
    months: [...values.date]
      .map(String)
      .filter((date) => date.length === 7)
      .toSorted(),
    venues: venueRows,
    types: typeRows,
    cities: [...values.city].map(String).filter(Boolean).toSorted(new Intl.Collator('de').compare),
    subscriptions: seriesRows,
    weekdays: [...values.weekday].map(Number).toSorted(),
    children: values.children.has('1'),
  }
}

function duringSeason(season: string): SQL | undefined {
  const { from, before } = rangeOfSeason(season)
  return and(gte(eventDates.date_start, from), lt(eventDates.date_start, before))
}

function offered(rows: readonly Row[], chosen: EventFilter): Record<Name, Set<Value>> {
  const values = Object.fromEntries(names.map((name) => [name, new Set(chosen[name] === undefined ? [] : [chosen[name]])])) as Record<Name, Set<Value>>
  const from = chosen.date?.length === 10 ? startOfDay(chosen.date) : null
  const fits = (row: Row, name: Name) => (name === 'date' && from ? row.start >= from : valueFor[name](row) === chosen[name])
  for (const row of rows) {
    const unfit = names.filter((name) => chosen[name] !== undefined && !fits(row, name))
    for (const name of unfit.length === 0 ? names : unfit.length === 1 ? unfit : []) values[name].add(valueFor[name](row))
  }
  return values
}

function selectRows({ db }: Deps, where: SQL | undefined) {
  return db
    .select({
      start: eventDates.date_start,
      weekday: eventDates.weekday,
      venue: venues.id,
      city: venues.city,
      type: productions.type_id,
      for_children: productions.for_children,
      subscription: productionSubscriptions.subscription_id,
    })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .leftJoin(productionSubscriptions, eq(productionSubscriptions.production_id, productions.id))
    .where(where)
}

async function selectNamed({ db, locale }: Deps, table: typeof eventTypes | typeof subscriptions, values: ReadonlySet<Value>) {
  const rows = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(amongIds(table.id, idsOf(values)))
    .orderBy(asc(table.order), asc(table.id))
  return rows.map(({ id, name }) => ({ id, name: inLanguage(name, locale) }))
}

function idsOf(values: ReadonlySet<Value>): string {
  return listOf([...values].filter((value) => typeof value === 'number'))
}
