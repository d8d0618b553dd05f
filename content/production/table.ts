import { isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#config'
import {
  englishMissingIndex,
  id,
  imageIndex,
  index,
  integer,
  json,
  lastEndColumn,
  sequenceColumn,
  table,
  text,
  timestamp,
  trigramIndex,
  uniqueIndex,
  weekdayColumn,
} from '#server/db/columns.ts'
import { localisedColumns, pairsTableOf, rowsTableOf, tableOf } from '#server/db/table-of.ts'
import { dateFields, production } from './fields.ts'

export const productions = tableOf(production, 'productions', {
  columns: { ...lastEndColumn(), updated_at: timestamp().notNull() },
  indexes: (t) => [
    imageIndex('productions', t),
    englishMissingIndex('productions', t.id, localisedColumns(production.fields, t)),
    index('productions_last_end').on(t.last_end, t.id),
    index('productions_children').on(t.for_children, t.updated_at, t.id),
    index('productions_online').on(t.is_online, t.updated_at, t.id),
    index('productions_sort').on(t.sort_text, t.id),
    trigramIndex('productions', t),
    index('productions_type').on(t.type_id, t.updated_at, t.id),
    index('productions_updated').on(t.updated_at, t.id),
    index('productions_announced').on(t.announced_month, t.id).where(sql`${t.announced_month} <> ''`),
  ],
})

/** A literal as in the partial index: no ticket link at all. */
export const hasNoTicketLink = ({ ticket_link }: { ticket_link: AnySQLiteColumn }): SQL => sql`${ticket_link} = ''`

/** A change of one date: `change` is the version it made; localised texts hold only the changed languages. */
export type RecentChange = {
  change: number
  at: string
  by: string
  from: Record<string, unknown>
  to: Record<string, unknown>
}

export const eventDates = rowsTableOf(production, 'dates', {
  resource: 'event-dates',
  columns: {
    /** For undo; old entries are dropped with the next write. */
    recent_changes: json<RecentChange[]>().default([]),
    ...weekdayColumn(),
    ...sequenceColumn(),
  },
  indexes: (t) => [
    englishMissingIndex('event_dates', t.production_id, localisedColumns(dateFields, t)),
    index('event_dates_end').on(t.date_end, t.date_start, t.production_id),
    index('event_dates_changed').on(t.date_end).where(sql`${t.status} <> 'scheduled'`),
    index('event_dates_start').on(t.date_start, t.id),
    index('event_dates_status').on(t.status, t.date_start, t.id),
    index('event_dates_tickets').on(t.tickets, t.date_start, t.id),
    index('event_dates_without_tickets').on(t.date_start, t.id).where(hasNoTicketLink(t)),
    index('event_dates_production').on(t.production_id, t.date_start),
    index('event_dates_updated').on(t.updated_at),
    index('event_dates_venue').on(t.venue_id, t.date_start),
    index('event_dates_venue_production').on(t.venue_id, t.production_id),
    index('event_dates_venue_end').on(t.venue_id, t.date_end, t.date_start),
    index('event_dates_price_list').on(t.price_list_id),
    index('event_dates_moved_from').on(t.moved_from_venue_id).where(isNotNull(t.moved_from_venue_id)),
  ],
})

export const programmeItems = rowsTableOf(production, 'programme', {
  indexes: (t) => [
    englishMissingIndex('programme_items', t.production_id, [t.note]),
    index('programme_items_production').on(t.production_id, t.order),
    index('programme_items_work').on(t.work_id, t.production_id),
  ],
})

export const productionPeople = rowsTableOf(production, 'people', {
  indexes: (t) => [
    englishMissingIndex('production_people', t.production_id, [t.instrument]),
    index('production_people_production').on(t.production_id, t.order),
    index('production_people_person').on(t.person_id, t.production_id),
    index('production_people_work').on(t.work_id),
  ],
})

export const productionSubscriptions = pairsTableOf(
  production,
  'subscriptions',
  'production_subscriptions_subscription',
)

/**
 * Addresses that asked for date notices. No foreign key: the row must not go into the bin with its date. The facts of
 * the last mail, those seen since and when are stored in the reader's language, see `send-date-notices.server.ts`.
 */
export const dateNotices = table(
  'date_notices',
  {
    id: id(),
    date_id: integer().notNull(),
    email: text().notNull(),
    locale: text().notNull().$type<Locale>(),
    created_at: timestamp().notNull(),
    confirmed_at: timestamp(),
    known: text().notNull(),
    seen: text().notNull(),
    seen_at: timestamp().notNull(),
  },
  (t) => [
    uniqueIndex('date_notices_address').on(t.date_id, t.email),
    index('date_notices_email').on(t.email),
    index('date_notices_due').on(t.seen_at).where(sql`${t.known} <> ${t.seen}`),
    index('date_notices_open').on(t.created_at).where(sql`${t.confirmed_at} is null`),
  ],
)
