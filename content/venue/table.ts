import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
  boolean,
  englishMissingIndex,
  id,
  imageIndex,
  index,
  integer,
  localised,
  onlineColumns,
  onlineFromIndex,
  searchTextColumns,
  table,
  text,
  timestamp,
  trigramIndex,
  uniqueIndex,
  versionColumns,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'
import { images } from '../image/table.ts'

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

type AccessColumns = Record<keyof ReturnType<typeof accessColumns>, AnySQLiteColumn>

export const accessTexts = (t: AccessColumns) => [
  t.wheelchair_note,
  t.companion_ticket_note,
  t.step_free_note,
  t.lift_note,
  t.accessible_toilet_note,
  t.hearing_loop_note,
  t.quiet_place_note,
  t.sign_language_note,
  t.relaxed_note,
  t.assistance_dogs_note,
  t.nearest_stop,
]

export const venues = table(
  'venues',
  {
    id: id(),
    ...searchTextColumns(),
    name: text().notNull(),
    slug_de: text().notNull(),
    slug_en: text().notNull(),
    street: text().notNull().default(''),
    postcode: text().notNull().default(''),
    city: text().notNull().default(''),
    /** ISO 3166-1; empty: not stated. */
    country: text().notNull().default(''),
    google_maps: text().notNull().default(''),
    description: localised(),
    access: localised(),
    ...accessColumns(),
    image_id: integer().references(() => images.id),
    ...onlineColumns(),
    external_id: text(),
    ...versionColumns(),
    updated_at: timestamp().notNull(),
  },
  (t) => [
    onlineFromIndex('venues', t),
    imageIndex('venues', t),
    englishMissingIndex('venues', t.id, [t.description, t.access, ...accessTexts(t)]),
    trigramIndex('venues', t),
    index('venues_sort').on(t.sort_text, t.id),
    index('venues_city').on(t.city, t.name),
    uniqueIndex('venues_external').on(t.external_id),
  ],
)

export default registerTables({ venues })
