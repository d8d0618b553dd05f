import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { screenUrls } from '#contract/links/urls.ts'
import { monthRange } from '#contract/time/local-time.ts'
import type { Deps } from '#server/services/deps.ts'
import type { QuickSearchDetails, ResourceDefinition, TypeRules } from '#server/services/resources/definition.ts'
import { whereIdIn, whereMissingEnglish } from '#server/services/resources/listing/filters.ts'
import { venues } from '../../venue/table.ts'
import { type DateGap, dateGaps } from '../fields.ts'
import { productionIdsMatching, productionIdsWith, workIdsByComposer } from '../list/production-ids.server.ts'
import { eventDates, hasNoTicketLink, productions, programmeItems } from '../table.ts'

/** The list of all dates of all productions: search, filters and columns. */
export function eventDateListRules(production: () => ResourceDefinition): TypeRules {
  const noTickets = hasNoTicketLink(eventDates)
  const productionLacks = (): Record<Exclude<DateGap, 'tickets'>, SQL> => ({
    picture: isNull(productions.image_id),
    programme: sql`not exists (select 1 from ${programmeItems} where ${programmeItems.production_id} = ${productions.id})`,
    english: whereMissingEnglish(production(), true),
  })
  const gapConditions = (): Record<DateGap, SQL> => {
    const { programme, english } = productionLacks()
    // Few dates of a long history have a picture: excluding those is faster than finding all others.
    return {
      tickets: noTickets,
      picture: not(whereInProductions(isNotNull(productions.image_id))),
      programme: whereInProductions(programme),
      english: whereInProductions(english),
    }
  }

  return {
    relatedMatches: (matchIn) => {
      const productionIds = [matchIn(productions), ...productionIdsMatching(matchIn)]
      return [
        whereIdIn(eventDates.venue_id, matchIn(venues)),
        whereIdIn(eventDates.production_id, sql.join(productionIds, sql` union all `)),
      ].map((condition) => sql`select ${eventDates.id} from ${eventDates} where ${condition}`)
    },
    // With thousands of past dates, only the production is indexed.
    quickSearch: {
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
      type_id: (ids: number[]) => whereInProductions(inArray(productions.type_id, ids)),
      person_id: (ids: number[]) => whereIdIn(eventDates.production_id, productionIdsWith.people(ids)),
      work_id: (ids: number[]) => whereIdIn(eventDates.production_id, productionIdsWith.works(ids)),
      composer_id: (ids: number[]) =>
        whereIdIn(eventDates.production_id, productionIdsWith.works(workIdsByComposer(ids))),
      lacks: (gap: DateGap) => gapConditions()[gap],
      past: (isPast: boolean, now: Date) => (isPast ? lt(eventDates.date_end, now) : gte(eventDates.date_end, now)),
    },
    computedFields: async ({ db }, ids) => {
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
            hall: formatVenueName(row),
            lacks: dateGaps.filter((gap) => row[gap]),
            urls: screenUrls('event', row, { id: row.id }),
          },
        ]),
      )
    },
  }
}

/** A date has the name of its production. */
async function details({ db }: Deps, ids: readonly number[]): Promise<Map<number, QuickSearchDetails>> {
  const { id, date_start } = eventDates
  const rows = await db
    .select({ id, date_start, title: productions.name, name: venues.name, city: venues.city })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .where(inArray(eventDates.id, [...ids]))
  return new Map(rows.map((row) => [row.id, { title: row.title, note: formatVenueName(row), date: row.date_start }]))
}

function whereInProductions(condition: SQL): SQL {
  return whereIdIn(eventDates.production_id, sql`select ${productions.id} from ${productions} where ${condition}`)
}
