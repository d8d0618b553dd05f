import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
  boolean,
  englishMissingIndex,
  imageIndex,
  index,
  integer,
  localised,
  onlineFromIndex,
  timestamp,
  trigramIndex,
  uniqueIndex,
} from '#server/db/columns.ts'
import type { TypeTables } from '#server/db/define-table.ts'
import { localisedColumns, tableOf } from '#server/db/table-of.ts'
import { accessFields } from './access-fields.ts'
import venue from './fields.ts'

/** Null: not stated; on a date: as in its hall. Named like the facts; `…_note` holds the note of one. */
export const accessColumns = () => ({
  wheelchair_places: integer(),
  wheelchair_note: localised(),
  companion_ticket: boolean(),
  companion_ticket_note: localised(),
  step_free: boolean(),
  step_free_note: localised(),
  lift: boolean(),
  lift_note: localised(),
  accessible_toilet: boolean(),
  accessible_toilet_note: localised(),
  hearing_loop: boolean(),
  hearing_loop_note: localised(),
  quiet_place: boolean(),
  quiet_place_note: localised(),
  sign_language: boolean(),
  sign_language_note: localised(),
  relaxed: boolean(),
  relaxed_note: localised(),
  assistance_dogs: boolean(),
  assistance_dogs_note: localised(),
  nearest_stop: localised(),
})

export const accessTexts = (t: Readonly<Record<keyof typeof accessFields, SQLiteColumn>>) =>
  localisedColumns(accessFields, t)

export const venues = tableOf(venue, 'venues', {
  columns: { updated_at: timestamp().notNull() },
  indexes: (t) => [
    onlineFromIndex('venues', t),
    imageIndex('venues', t),
    englishMissingIndex('venues', t.id, localisedColumns(venue.fields, t)),
    trigramIndex('venues', t),
    index('venues_sort').on(t.sort_text, t.id),
    index('venues_city').on(t.city, t.name),
    uniqueIndex('venues_external').on(t.external_id),
  ],
})

export default { venues } satisfies TypeTables
