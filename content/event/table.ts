import { isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#config'
import type { PerformerPart } from '#contract/performer-parts.ts'
import {
  boolean,
  englishMissingIndex,
  id,
  imageIndex,
  index,
  integer,
  json,
  lastEndColumn,
  localised,
  onlineColumns,
  onlineFromIndex,
  primaryKey,
  searchTextColumns,
  sequenceColumn,
  table,
  text,
  timestamp,
  trigramIndex,
  uniqueIndex,
  versionColumns,
  weekdayColumn,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'
import { images } from '../image/table.ts'
import { eventTypes, subscriptions } from '../lookup/table.ts'
import { people } from '../person/table.ts'
import { priceLists } from '../price-list/table.ts'
import { accessColumns, accessTexts, venues } from '../venue/table.ts'
import { works } from '../work/table.ts'
import type { DateSchedule, TicketState } from './states.ts'

export const productions = table(
  'productions',
  {
    id: id(),
    ...searchTextColumns(),
    name: localised(),
    name_subline: localised(),
    slug_de: text().notNull(),
    slug_en: text().notNull(),
    description: localised(),
    additional_info: localised(),
    color_key: text().notNull().default(''),
    image_id: integer().references(() => images.id),
    type_id: integer()
      .notNull()
      .references(() => eventTypes.id),
    ...onlineColumns(),
    /** Made for children, or for families with them. */
    for_children: boolean().notNull().default(false),
    /** In years. */
    age_from: integer(),
    /** `2027-03` while it has no date; otherwise empty. */
    announced_month: text().notNull().default(''),
    external_id: text(),
    ...lastEndColumn(),
    ...versionColumns(),
    updated_at: timestamp().notNull(),
  },
  (t) => [
    onlineFromIndex('productions', t),
    imageIndex('productions', t),
    englishMissingIndex('productions', t.id, [t.name, t.name_subline, t.description, t.additional_info]),
    index('productions_last_end').on(t.last_end, t.id),
    index('productions_children').on(t.for_children, t.updated_at, t.id),
    index('productions_online').on(t.is_online, t.updated_at, t.id),
    index('productions_sort').on(t.sort_text, t.id),
    trigramIndex('productions', t),
    index('productions_type').on(t.type_id, t.updated_at, t.id),
    index('productions_updated').on(t.updated_at, t.id),
    index('productions_announced').on(t.announced_month, t.id).where(sql`${t.announced_month} <> ''`),
    uniqueIndex('productions_external').on(t.external_id),
  ],
)

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

export const eventDates = table(
  'event_dates',
  {
    id: id(),
    production_id: integer()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    venue_id: integer()
      .notNull()
      .references(() => venues.id),
    date_start: timestamp().notNull(),
    date_end: timestamp().notNull(),
    ticket_link: text().notNull().default(''),
    /** Start of the sale; null: on sale. */
    tickets_from: timestamp(),
    /** The cheapest and the dearest ticket, in cents; null: not stated. */
    price_from: integer(),
    price_to: integer(),
    /** Price of each category; sets the two columns above. */
    price_list_id: integer().references(() => priceLists.id),
    /** Minutes before the start, so that they move with the date. */
    doors_minutes: integer(),
    introduction_minutes: integer(),
    introduction_place: localised(),
    status: text().notNull().$type<DateSchedule>().default('scheduled'),
    tickets: text().notNull().$type<TicketState>().default('available'),
    status_note: localised(),
    /** The plan before a date with another status than `scheduled` changed; set by the system. */
    moved_from_start: timestamp(),
    moved_from_venue_id: integer().references(() => venues.id),
    ...accessColumns(),
    external_id: text(),
    /** For undo; old entries are dropped with the next write. */
    recent_changes: json<RecentChange[]>().default([]),
    ...weekdayColumn(),
    ...sequenceColumn(),
    ...versionColumns(),
  },
  (t) => [
    englishMissingIndex('event_dates', t.production_id, [t.introduction_place, t.status_note, ...accessTexts(t)]),
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
    uniqueIndex('event_dates_external').on(t.external_id),
  ],
)

/** A line of a programme: a work, or an interval when `work_id` is empty. */
export const programmeItems = table(
  'programme_items',
  {
    id: id(),
    production_id: integer()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    work_id: integer().references(() => works.id),
    /** Length of an interval. */
    minutes: integer(),
    /** A note for this evening only. */
    note: localised(),
    order: integer().notNull(),
  },
  (t) => [
    englishMissingIndex('programme_items', t.production_id, [t.note]),
    index('programme_items_production').on(t.production_id, t.order),
    index('programme_items_work').on(t.work_id, t.production_id),
  ],
)

export const productionPeople = table(
  'production_people',
  {
    id: id(),
    production_id: integer()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    person_id: integer()
      .notNull()
      .references(() => people.id),
    part: text().notNull().$type<PerformerPart>(),
    instrument: localised(),
    /** The only work in which they take part; empty: the whole evening. */
    work_id: integer().references(() => works.id),
    order: integer().notNull(),
  },
  (t) => [
    englishMissingIndex('production_people', t.production_id, [t.instrument]),
    index('production_people_production').on(t.production_id, t.order),
    index('production_people_person').on(t.person_id, t.production_id),
    index('production_people_work').on(t.work_id),
  ],
)

export const productionSubscriptions = table(
  'production_subscriptions',
  {
    production_id: integer()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    subscription_id: integer()
      .notNull()
      .references(() => subscriptions.id),
  },
  (t) => [
    primaryKey({ columns: [t.production_id, t.subscription_id] }),
    index('production_subscriptions_subscription').on(t.subscription_id),
  ],
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

export default registerTables({ productions, 'event-dates': eventDates })
