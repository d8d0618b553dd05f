import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { monthRange } from '#contract/local-time.ts'
import { placeOf } from '#contract/place.ts'
import { urlsOf } from '#contract/urls.ts'
import type { Deps } from '#server/services/deps.ts'
import type { FoundRecord, ResourceDefinition } from '#server/services/resources/definition.ts'
import { among, missingEnglish, oneOf, same } from '#server/services/resources/filters.ts'
import { venues } from '../venue/table.ts'
import { productionsNaming, productionsWith, worksBy } from './productions-with.server.ts'
import { type DateLack, dateLacks } from './schema.ts'
import { eventDates, lacksTickets, productions, programmeItems } from './table.ts'

type Wants = Pick<ResourceDefinition, 'searchIn' | 'found' | 'filters' | 'tells'>

/** The dates of all productions as the concert office lists them: what a word finds, what narrows the list, what a row tells. */
export function dateList(production: ResourceDefinition): Wants {
  const noTickets = lacksTickets(eventDates)
  const productionLacks = (): Record<Exclude<DateLack, 'tickets'>, SQL> => ({
    picture: isNull(productions.image_id),
    programme: sql`not exists (select 1 from ${programmeItems} where ${programmeItems.production_id} = ${productions.id})`,
    english: missingEnglish(production, true),
  })
  const lacking = (): Record<DateLack, SQL> => {
    const { programme, english } = productionLacks()
    // Of a long history few have a picture: those are left out of what is read, which is quicker than to find all others.
    return {
      tickets: noTickets,
      picture: not(inProductions(isNotNull(productions.image_id))),
      programme: inProductions(programme),
      english: inProductions(english),
    }
  }

  return {
    searchIn: (called) => {
      const of = [called(productions), ...productionsNaming(called)]
      return [
        among(eventDates.venue_id, called(venues)),
        among(eventDates.production_id, sql.join(of, sql` union all `)),
      ].map((condition) => sql`select ${eventDates.id} from ${eventDates} where ${condition}`)
    },
    // Of a history of thousands the concert stands for its dates.
    found: {
      where: (now) => gte(eventDates.date_end, now),
      order: () => [asc(eventDates.date_start)],
      onDay: (start, end) => and(gte(eventDates.date_start, start), lt(eventDates.date_start, end)),
      details,
    },
    filters: {
      month: (month: string) => {
        const { start, end } = monthRange(month)
        return and(gte(eventDates.date_start, start), lt(eventDates.date_start, end))
      },
      venue_id: oneOf(eventDates.venue_id),
      status: same(eventDates.status),
      tickets: same(eventDates.tickets),
      type_id: (ids: number[]) => inProductions(inArray(productions.type_id, ids)),
      person_id: (ids: number[]) => among(eventDates.production_id, productionsWith.people(ids)),
      work_id: (ids: number[]) => among(eventDates.production_id, productionsWith.works(ids)),
      composer_id: (ids: number[]) => among(eventDates.production_id, productionsWith.works(worksBy(ids))),
      lacks: (lack: DateLack) => lacking()[lack],
      past: (isPast: boolean, now: Date) => (isPast ? lt(eventDates.date_end, now) : gte(eventDates.date_end, now)),
      production_id: oneOf(eventDates.production_id),
      external_id: same(eventDates.external_id),
    },
    tells: async ({ db }, ids) => {
      const rows = await db
        .select({
          id: eventDates.id,
          title: productions.name,
          slug_de: productions.slug_de,
          slug_en: productions.slug_en,
          name: venues.name,
          city: venues.city,
          tickets: noTickets,
          ...productionLacks(),
        })
        .from(eventDates)
        .innerJoin(productions, eq(productions.id, eventDates.production_id))
        .innerJoin(venues, eq(venues.id, eventDates.venue_id))
        .where(inArray(eventDates.id, [...ids]))
      return new Map(
        rows.map((row) => [
          row.id,
          {
            name: row.title,
            hall: placeOf(row),
            lacks: dateLacks.filter((lack) => row[lack]),
            urls: urlsOf('event', row, { id: row.id }),
          },
        ]),
      )
    },
  }
}

/** A date is called like its concert. */
async function details({ db }: Deps, ids: readonly number[]): Promise<Map<number, FoundRecord>> {
  const { id, date_start } = eventDates
  const rows = await db
    .select({ id, date_start, title: productions.name, name: venues.name, city: venues.city })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .where(inArray(eventDates.id, [...ids]))
  return new Map(rows.map((row) => [row.id, { title: row.title, note: placeOf(row), date: row.date_start }]))
}

function inProductions(condition: SQL): SQL {
  return among(eventDates.production_id, sql`select ${productions.id} from ${productions} where ${condition}`)
}
