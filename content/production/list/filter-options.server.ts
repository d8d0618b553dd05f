import { and, eq, gte, lt } from 'drizzle-orm'
import { startOfDay, toMonth } from '#contract/time/local-time.ts'
import type { Localised } from '#server/db/columns.ts'
import { inIds, prepared, toIdList, whereParam } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { toIdName } from '#server/services/texts/localise.ts'
import { isVisible, visitorParams, whereVisible } from '#server/services/visibility/visibility.ts'
import { eventTypes, subscriptions } from '../../lookup/table.ts'
import { presentFacts, selectAccessFlags } from '../../venue/access.server.ts'
import { factName } from '../../venue/access-words.server.ts'
import { accessFacts } from '../../venue/endpoints.ts'
import { venues } from '../../venue/table.ts'
import type { EventFilter, EventFilterOptions } from '../endpoints.ts'
import { seasonRange } from '../season/season-range.server.ts'
import { eventDates, productionSubscriptions, productions } from '../table.ts'

type Row = Awaited<ReturnType<typeof loadRows>>[number]
type Value = string | number | null
type Name = keyof EventFilter

/** Values of a date for each filter; a date of two series has two rows. */
const valuesFor = {
  date: ({ start }) => [toMonth(start)],
  venue: ({ venue }) => [venue],
  event__type: ({ type }) => [type],
  city: ({ city }) => [city],
  subscription: ({ subscription }) => [subscription],
  weekday: ({ weekday }) => [weekday],
  children: ({ for_children }) => [for_children ? '1' : null],
  access: ({ access, hall }) => presentFacts({ date: access, hall }),
} satisfies Record<Name, (row: Row) => Value[]>
const names = Object.keys(valuesFor) as Name[]

/**
 * Options with results: for each filter the values of the dates that match all other filters, and the selected value,
 * so that it can be removed.
 */
export async function getFilterOptions(
  deps: Deps,
  { season, ...filter }: EventFilter & { season?: string | undefined },
): Promise<EventFilterOptions> {
  const rows = await loadRows(deps, season)
  const { values, months } = collectOfferedValues(rows, filter)
  const [venueRows, typeRows, seriesRows] = await Promise.all([
    loadNames(
      values.venue,
      rows.map(({ venue: id, venue_name: name, city }) => ({ id, name, city })),
      (missingIds) => selectVenues(deps, missingIds),
    ),
    loadNames(
      values.event__type,
      rows.map(({ type: id, type_name: name, type_order: order }) => ({ id, name, order })),
      (missingIds) => selectNamed(deps, eventTypes, missingIds),
    ),
    loadNames(values.subscription, rows.flatMap(toSeries), (missingIds) =>
      selectNamed(deps, subscriptions, missingIds),
    ),
  ])
  return {
    months: [...values.date]
      .map(String)
      .filter((date) => date.length === 7)
      .toSorted(),
    month_counts: Object.fromEntries(
      [...months].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([month, dates]) => [month, dates.size]),
    ),
    venues: venueRows.toSorted(
      (one, other) => german.compare(one.city, other.city) || german.compare(one.name, other.name) || one.id - other.id,
    ),
    types: sortNames(typeRows, deps),
    cities: [...values.city].map(String).filter(Boolean).toSorted(german.compare),
    subscriptions: sortNames(seriesRows, deps),
    weekdays: [...values.weekday].map(Number).toSorted(),
    children: values.children.has('1'),
    access: accessFacts
      .filter((fact) => values.access.has(fact))
      .map((id) => ({ id, name: factName(id, deps.locale) })),
  }
}

const german = new Intl.Collator('de')

type NamedRow = { id: number; name: Localised; order: number }

function toSeries({ subscription: id, series_name: name, series_order: order }: Row): NamedRow[] {
  return id === null || name === null || order === null ? [] : [{ id, name, order }]
}

/** Sorted by name; only a selected value without dates needs another query. */
async function loadNames<T extends { id: number }>(
  offers: ReadonlySet<Value>,
  loaded: readonly T[],
  loadMissing: (ids: string) => Promise<T[]>,
): Promise<T[]> {
  const byId = new Map(loaded.map((each) => [each.id, each]))
  const ids = [...offers].filter((value) => typeof value === 'number')
  const missingIds = ids.filter((id) => !byId.has(id))
  const loadedNames = missingIds.length > 0 ? await loadMissing(toIdList(missingIds)) : []
  return [...ids.flatMap((id) => byId.get(id) ?? []), ...loadedNames]
}

function sortNames(rows: readonly NamedRow[], { locale }: Deps) {
  return rows
    .toSorted((one, other) => one.order - other.order || one.id - other.id)
    .map((each) => toIdName(each, locale))
}

function collectOfferedValues(
  rows: readonly Row[],
  filter: EventFilter,
): { values: Record<Name, Set<Value>>; months: Map<string, Set<number>> } {
  const values = Object.fromEntries(names.map((name) => [name, new Set(getChosen(filter, name))])) as Record<
    Name,
    Set<Value>
  >
  const from = filter.date?.length === 10 ? startOfDay(filter.date) : null
  const fits = (row: Row, name: Name) =>
    name === 'date' && from
      ? row.start >= from
      : getChosen(filter, name).every((value) => getValues(row, name).includes(value))
  const months = new Map<string, Set<number>>()
  for (const row of rows) {
    const unfit = names.filter((name) => filter[name] !== undefined && !fits(row, name))
    if (unfit.every((name) => name === 'date'))
      for (const month of valuesFor.date(row)) months.set(month, (months.get(month) ?? new Set()).add(row.id))
    for (const name of unfit.length === 0 ? names : unfit.length === 1 ? unfit : [])
      for (const value of getValues(row, name)) values[name].add(value)
  }
  return { values, months }
}

function getValues(row: Row, name: Name): Value[] {
  return valuesFor[name](row)
}

function getChosen(filter: EventFilter, name: Name): Value[] {
  return [filter[name] ?? []].flat()
}

/** All of a season, or all coming ones. */
async function loadRows(deps: Deps, season: string | undefined) {
  const rows = await selectRows(deps.db, {
    ...(season ? seasonRange(season) : { notOverAt: deps.now() }),
    ...visitorParams(deps),
  })
  return rows.map((row) => ({ ...row, hall: isVisible(deps, 'venues', row) ? row.hall : null }))
}

const selectRows = prepared((db, params) =>
  db
    .select({
      id: eventDates.id,
      start: eventDates.date_start,
      weekday: eventDates.weekday,
      venue: venues.id,
      city: venues.city,
      venue_name: venues.name,
      type: productions.type_id,
      type_name: eventTypes.name,
      type_order: eventTypes.order,
      for_children: productions.for_children,
      subscription: productionSubscriptions.subscription_id,
      series_name: subscriptions.name,
      series_order: subscriptions.order,
      access: selectAccessFlags(eventDates),
      hall: selectAccessFlags(venues),
      is_online: venues.is_online,
      online_from: venues.online_from,
    })
    .from(eventDates)
    // SQLite keeps the order of a cross join: dates first, not all productions of a long history.
    .crossJoin(productions)
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .innerJoin(eventTypes, eq(eventTypes.id, productions.type_id))
    .leftJoin(productionSubscriptions, eq(productionSubscriptions.production_id, productions.id))
    .leftJoin(subscriptions, eq(subscriptions.id, productionSubscriptions.subscription_id))
    .where(
      and(
        eq(productions.id, eventDates.production_id),
        whereParam(params, 'notOverAt', eventDates.date_end, gte),
        whereParam(params, 'from', eventDates.date_start, gte),
        whereParam(params, 'before', eventDates.date_start, lt),
        whereVisible(params, 'productions'),
      ),
    ),
)

function selectVenues({ db }: Deps, ids: string) {
  return db.select({ id: venues.id, name: venues.name, city: venues.city }).from(venues).where(inIds(venues.id, ids))
}

function selectNamed({ db }: Deps, table: typeof eventTypes | typeof subscriptions, ids: string): Promise<NamedRow[]> {
  return db.select({ id: table.id, name: table.name, order: table.order }).from(table).where(inIds(table.id, ids))
}
