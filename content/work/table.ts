import {
  englishMissingIndex,
  id,
  identifierColumns,
  index,
  integer,
  json,
  localised,
  searchTextColumns,
  table,
  text,
  trigramIndex,
  uniqueIndex,
  versionColumns,
} from '#server/db/columns.ts'
import { registerTables } from '#server/db/table-of.ts'

export const composers = table(
  'composers',
  {
    id: id(),
    ...searchTextColumns(),
    name: text().notNull(),
    sort_name: text().notNull(),
    /** Empty: the same in English. */
    name_en: text().notNull().default(''),
    sort_name_en: text().notNull().default(''),
    spellings: json<string[]>().default([]),
    born: integer(),
    died: integer(),
    same_as: text().notNull().default(''),
    ...identifierColumns(),
    ...versionColumns(),
  },
  (t) => [
    index('composers_sort').on(t.sort_text, t.id),
    trigramIndex('composers', t),
    index('composers_sort_name').on(t.sort_name),
    index('composers_name').on(t.name),
  ],
)

export const works = table(
  'works',
  {
    id: id(),
    ...searchTextColumns(),
    composer_id: integer()
      .notNull()
      .references(() => composers.id),
    title: localised(),
    movements: json<string[]>().default([]),
    minutes: integer(),
    same_as: text().notNull().default(''),
    ...identifierColumns(),
    external_id: text(),
    ...versionColumns(),
  },
  (t) => [
    englishMissingIndex('works', t.id, [t.title]),
    index('works_sort').on(t.sort_text, t.id),
    trigramIndex('works', t),
    index('works_composer').on(t.composer_id),
    uniqueIndex('works_external').on(t.external_id),
  ],
)

export default registerTables({ works, composers })
