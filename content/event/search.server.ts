import { asc, desc, eq, gte, inArray, isNotNull, lt, min, sql } from 'drizzle-orm'
import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import { urlsOf } from '#contract/urls.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/group-by.ts'
import type { FoundDetails, SearchSource, TypeSearch } from '../define-search.ts'
import { eventTypes, subscriptions } from '../lookup/table.ts'
import { people } from '../person/table.ts'
import { venues } from '../venue/table.ts'
import { composers, works } from '../work/table.ts'
import { accessOfDates, monthsOf, readNames } from './searched-names.server.ts'
import { eventDates, productionPeople, productionSubscriptions, productions, programmeItems } from './table.ts'

export default {
  productions: {
    kind: 'events',
    name: { de: 'Konzerte', en: 'Concerts' },
    place: 10,
    sources: [
      { column: productions.id },
      { column: eventDates.production_id },
      { column: programmeItems.production_id },
      { column: productionPeople.production_id },
      { column: productionSubscriptions.production_id },
      through(venues.id, eventDates, eventDates.venue_id),
      through(works.id, programmeItems, programmeItems.work_id),
      through(people.id, productionPeople, productionPeople.person_id),
      through(subscriptions.id, productionSubscriptions, productionSubscriptions.subscription_id),
      {
        column: composers.id,
        recordsOf: async (db, ids) => {
          const rows = db
            .selectDistinct({ id: programmeItems.production_id })
            .from(programmeItems)
            .innerJoin(works, eq(works.id, programmeItems.work_id))
            .where(inArray(works.composer_id, ids))
          return (await rows).map(({ id }) => id)
        },
      },
      {
        column: eventTypes.id,
        recordsOf: async (db, ids) => (await db.select({ id: productions.id }).from(productions).where(inArray(productions.type_id, ids))).map(({ id }) => id),
      },
    ],
    read: async (db, ids) => {
      const rows = await db
        .select({ production: productions, type: eventTypes.name })
        .from(productions)
        .innerJoin(eventTypes, eq(eventTypes.id, productions.type_id))
        .where(inArray(productions.id, [...ids]))
      const [namesOf, months, accessOf] = [await readNames(db, [...ids]), await monthsOf(db, [...ids]), await accessOfDates(db, [...ids])]
      return rows.map(({ production, type }) => ({
        id: production.id,
        title: production.name,
        names: [production.name_subline, ...(namesOf.get(production.id) ?? []), type],
        body: [production.description, production.additional_info, ...(months.get(production.id) ?? []), ...(accessOf.get(production.id) ?? [])],
      }))
    },
    // Its page is that of a date.
    where: isNotNull(productions.last_end),
    order: (now) => {
      const at = sql.param(now, productions.last_end)
      const isOver = lt(productions.last_end, now)
      const first = sql`select ${min(eventDates.date_start)} from ${eventDates} where ${eventDates.production_id} = ${productions.id} and ${gte(eventDates.date_end, now)}`
      return { isOver, next: sql`case when ${productions.last_end} >= ${at} then (${first}) end`, latest: sql`${productions.last_end}` }
    },
    details,
  },
} satisfies TypeSearch

/** The next date, or the last one. */
async function details({ db, locale, now }: Deps, ids: readonly number[]): Promise<Map<number, FoundDetails>> {
  const dates = await db
    .select({ date: eventDates, venue: venues.name, city: venues.city, slug_de: productions.slug_de, slug_en: productions.slug_en })
    .from(eventDates)
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .where(inArray(eventDates.production_id, [...ids]))
    .orderBy(asc(eventDates.date_start), desc(eventDates.id))
  const found = new Map<number, FoundDetails>()
  for (const [id, own] of groupBy(dates, ({ date }) => date.production_id)) {
    const shown = own.find(({ date }) => date.date_end >= now()) ?? own.at(-1)
    if (!shown) continue
    const { date, venue, city, ...slugs } = shown
    const note = [venue, city].filter((name, index, all) => name !== '' && all.indexOf(name) === index).join(', ')
    found.set(id, { url: urlsOf('event', slugs, { id: date.id })[locale], note, date: date.date_start, end: date.date_end })
  }
  return found
}

type Linked = typeof eventDates | typeof programmeItems | typeof productionPeople | typeof productionSubscriptions

function through(column: Column, table: Linked, other: Column): SearchSource {
  return {
    column,
    recordsOf: async (db, ids) => (await db.selectDistinct({ id: table.production_id }).from(table).where(inArray(other, ids))).map(({ id }) => id),
  }
}
