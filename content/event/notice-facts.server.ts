import { and, eq, inArray } from 'drizzle-orm'
import type { Locale } from '#config'
import { placeOf } from '#contract/place.ts'
import { urlsOf } from '#contract/urls.ts'
import type { Reader } from '#server/db/connect.ts'
import type { Deps } from '#server/services/deps.ts'
import { whereShown } from '#server/services/visibility.ts'
import { venues } from '../venue/table.ts'
import type { Facts } from './notice-letter.server.ts'
import { eventDates, productions } from './table.ts'

export type Told = { title: string; path: string; facts: Facts; isOver: boolean }
type NoticedDate = { id: number; in: (locale: Locale) => Told }

/** What of these dates is told by mail when it changes; those that visitors do not see are left out. */
export async function loadFacts(
  { db, now }: { db: Reader } & Pick<Deps, 'now'>,
  ids: readonly number[],
): Promise<NoticedDate[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      date: eventDates,
      hall: venues.name,
      city: venues.city,
      name: productions.name,
      slug_de: productions.slug_de,
      slug_en: productions.slug_en,
    })
    .from(eventDates)
    .innerJoin(productions, eq(productions.id, eventDates.production_id))
    .innerJoin(venues, eq(venues.id, eventDates.venue_id))
    .where(and(inArray(eventDates.id, [...ids]), whereShown({ viewer: null, now }, 'productions')))
  return rows.map(({ date, hall, city, name, ...slugs }) => ({
    id: date.id,
    in: (locale) => ({
      title: name[locale] || name.de,
      path: urlsOf('event', { ...slugs, id: date.id })[locale],
      facts: {
        ...{ start: date.date_start.toISOString(), hall: placeOf({ name: hall, city }), venue_id: date.venue_id },
        ...{ schedule: date.status, tickets: date.tickets, note: date.status_note[locale] || date.status_note.de },
      },
      isOver: date.date_end < now(),
    }),
  }))
}

/** Equal where nothing has changed that is told. */
export function factsText({ start, venue_id, hall, schedule, tickets, note }: Facts): string {
  return JSON.stringify({ start, venue_id, hall, schedule, tickets, note })
}
