import { and, eq, inArray } from 'drizzle-orm'
import type { Locale } from '#config'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { screenUrls } from '#contract/links/urls.ts'
import type { Deps } from '#server/services/deps.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { venues } from '../../venue/table.ts'
import { eventDates, productions } from '../table.ts'
import type { NoticeFacts } from './date-notice-mails.server.ts'

export type NoticeSubject = { title: string; path: string; facts: NoticeFacts; isOver: boolean }
type NoticedDate = { id: number; in: (locale: Locale) => NoticeSubject }

/** The facts that notices report; without hidden dates. */
export async function loadNoticeSubjects(
  { db, now }: Pick<Deps, 'db' | 'now'>,
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
    .where(and(inArray(eventDates.id, [...ids]), whereVisible({ viewer: null, now }, 'productions')))
  return rows.map(({ date, hall, city, name, ...slugs }) => ({
    id: date.id,
    in: (locale) => ({
      title: name[locale] || name.de,
      path: screenUrls('event', { ...slugs, id: date.id })[locale],
      facts: {
        ...{
          start: date.date_start.toISOString(),
          hall: formatVenueName({ name: hall, city }),
          venue_id: date.venue_id,
        },
        ...{ schedule: date.status, tickets: date.tickets, note: date.status_note[locale] || date.status_note.de },
      },
      isOver: date.date_end < now(),
    }),
  }))
}

/** Equal strings mean that nothing reportable changed. */
export function serialiseFacts({ start, venue_id, hall, schedule, tickets, note }: NoticeFacts): string {
  return JSON.stringify({ start, venue_id, hall, schedule, tickets, note })
}
