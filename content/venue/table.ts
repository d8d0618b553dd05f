import { boolean, findable, id, index, integer, localised, table, text, timestamp, uniqueIndex, versioned } from '#server/db/columns.ts'
import type { TypeTables } from '../define-table.ts'
import { images } from '../image/table.ts'

export const venues = table(
  'venues',
  {
    id: id(),
    ...findable(),
    name: text().notNull(),
    slug_de: text().notNull(),
    slug_en: text().notNull(),
    street: text().notNull().default(''),
    postcode: text().notNull().default(''),
    city: text().notNull().default(''),
    /** ISO 3166-1; empty where nobody has said it. */
    country: text().notNull().default(''),
    google_maps: text().notNull().default(''),
    description: localised(),
    access: localised(),
    image_id: integer().references(() => images.id),
    is_online: boolean().notNull().default(true),
    external_id: text(),
    ...versioned(),
    updated_at: timestamp().notNull(),
  },
  (t) => [index('venues_sort').on(t.sort_text, t.id), index('venues_city').on(t.city, t.name), uniqueIndex('venues_external').on(t.external_id)],
)

export default { venues } satisfies TypeTables
