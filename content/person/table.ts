import {
  boolean,
  englishMissingIndex,
  id,
  identifierColumns,
  imageIndex,
  index,
  integer,
  localised,
  onlineColumns,
  onlineFromIndex,
  primaryKey,
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
import { instruments } from '../instrument/table.ts'

export const people = table(
  'people',
  {
    id: id(),
    ...searchTextColumns(),
    first_name: text().notNull().default(''),
    last_name: text().notNull(),
    slug_de: text().notNull(),
    slug_en: text().notNull(),
    is_instructor: boolean().notNull().default(false),
    is_soloist: boolean().notNull().default(false),
    is_employee: boolean().notNull().default(false),
    /** A choir, an orchestra or another group: its name is the last name. */
    is_group: boolean().notNull().default(false),
    role: localised(),
    department: localised(),
    biography: localised(),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    image_id: integer().references(() => images.id),
    order: integer().notNull().default(0),
    ...onlineColumns(),
    /** False for people whom an import created by name: shown in programmes, without a page. */
    has_page: boolean().notNull().default(true),
    external_id: text(),
    ...identifierColumns(),
    ...versionColumns(),
    updated_at: timestamp().notNull(),
  },
  (t) => [
    onlineFromIndex('people', t),
    imageIndex('people', t),
    englishMissingIndex('people', t.id, [t.role, t.department, t.biography]),
    index('people_sort').on(t.sort_text, t.id),
    trigramIndex('people', t),
    index('people_name').on(t.last_name, t.first_name),
    index('people_order').on(t.order, t.last_name),
    index('people_position').on(t.order, t.id),
    index('people_first_name').on(t.first_name, t.id),
    index('people_updated').on(t.updated_at, t.id),
    uniqueIndex('people_external').on(t.external_id),
  ],
)

export const personInstruments = table(
  'person_instruments',
  {
    person_id: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    instrument_id: integer()
      .notNull()
      .references(() => instruments.id),
  },
  (t) => [
    primaryKey({ columns: [t.person_id, t.instrument_id] }),
    index('person_instruments_instrument').on(t.instrument_id),
  ],
)

export default registerTables({ people })
