import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { monthRange } from '#contract/local-time.ts'
import { placeOf } from '#contract/place.ts'
import { urlsOf } from '#contract/urls.ts'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { missingEnglish, oneOf, same } from '#server/services/resources/filters.ts'
import { people } from '../person/table.ts'
import { venues } from '../venue/table.ts'
import { composers, works } from '../work/table.ts'
import { type DateLack, dateLacks } from './schema.ts'
import { eventDates, productionPeople, productions, programmeItems } from './table.ts'

type Wants = Pick<ResourceDefinition, 'searchIn' | 'filters' | 'tells'>

/** The dates of all productions as the concert office lists them: what a word finds, what narrows the list, what a row tells. */
export function dateList(production: ResourceDefinition): Wants {
  const lacking = (): Record<DateLack, SQL> => ({
    tickets: eq(eventDates.ticket_link, ''),
    picture: ofItsProduction(isNull(productions.image_id)),
    programme: sql`not exists (select 1 from ${programmeItems} where ${programmeItems.production_id} = ${eventDates.production_id})`,
    english: ofItsProduction(missingEnglish(production, true)),
  })

  return {
    searchIn: (has) => {
      const written = sql`select ${composers.id} from ${composers} where ${has(composers.search_text)}`
      return anyOf([
        sql`${eventDates.venue_id} in (select ${venues.id} from ${venues} where ${has(venues.search_text)})`,
        inProductions(has(productions.search_text)),
        withPerson(sql`in (select ${people.id} from ${people} where ${has(people.search_text)})`),
        withWork(sql`in (select ${works.id} from ${works} where ${has(works.search_text)} or ${works.composer_id} in (${written}))`),
      ])
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
      person_id: (ids: number[]) => withPerson(sql`in ${ids}`),
      work_id: (ids: number[]) => withWork(sql`in ${ids}`),
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
          ...lacking(),
        })
        .from(eventDates)
        .innerJoin(productions, eq(productions.id, eventDates.production_id))
        .innerJoin(venues, eq(venues.id, eventDates.venue_id))
        .where(inArray(eventDates.id, [...ids]))
      return new Map(
        rows.map((row) => [
          row.id,
          { name: row.title, hall: placeOf(row), lacks: dateLacks.filter((lack) => row[lack]), urls: urlsOf('event', row, { id: row.id }) },
        ]),
      )
    },
  }
}

function ofItsProduction(condition: SQL): SQL {
  return sql`exists (select 1 from ${productions} where ${productions.id} = ${eventDates.production_id} and ${condition})`
}

function inProductions(condition: SQL): SQL {
  return sql`${eventDates.production_id} in (select ${productions.id} from ${productions} where ${condition})`
}

function withPerson(isOneOf: SQL): SQL {
  return sql`${eventDates.production_id} in (select ${productionPeople.production_id} from ${productionPeople} where ${productionPeople.person_id} ${isOneOf})`
}

function withWork(isOneOf: SQL): SQL {
  return sql`${eventDates.production_id} in (select ${programmeItems.production_id} from ${programmeItems} where ${programmeItems.work_id} ${isOneOf})`
}

function anyOf(conditions: readonly SQL[]): SQL {
  return sql`(${sql.join([...conditions], sql` or `)})`
}
