import { isNotNull, or, type SQL, sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import * as sqlite from 'drizzle-orm/sqlite-core'
import { env } from '#server/env.ts'

/**
 * One schema for two dialects: each function makes the column of this process's dialect. The JavaScript types are equal
 * (docs/decisions/0002).
 */
const isPostgres = env.dialect === 'postgres'

const ofDialect = isPostgres ? { ...pg, table: pg.pgTable } : { ...sqlite, table: sqlite.sqliteTable }
export const {
  table,
  index,
  uniqueIndex,
  primaryKey,
  alias,
  getTableConfig: tableConfigOf,
} = ofDialect as unknown as typeof sqlite & { table: typeof sqlite.sqliteTable }

const sqliteColumns = {
  id: () => sqlite.integer().primaryKey({ autoIncrement: true }),
  /** An explicit id up to 2^53; SQLite's are always 64 bits wide. */
  wideId: () => sqlite.integer().primaryKey(),
  integer: () => sqlite.integer(),
  text: () => sqlite.text(),
  real: () => sqlite.real(),
  boolean: () => sqlite.integer({ mode: 'boolean' }),
  timestamp: () => sqlite.integer({ mode: 'timestamp_ms' }),
}
const postgresColumns: Record<keyof typeof sqliteColumns, () => unknown> = {
  id: () => pg.integer().primaryKey().generatedByDefaultAsIdentity(),
  wideId: () => pg.bigint({ mode: 'number' }).primaryKey(),
  integer: () => pg.integer(),
  text: () => pg.text(),
  real: () => pg.doublePrecision(),
  boolean: () => pg.boolean(),
  timestamp: () => pg.timestamp({ withTimezone: true, mode: 'date', precision: 3 }),
}
export const { id, wideId, integer, text, real, boolean, timestamp } = (
  isPostgres ? postgresColumns : sqliteColumns
) as typeof sqliteColumns

export function json<T>() {
  const column = sqlite.text({ mode: 'json' }).$type<T>().notNull()
  return isPostgres ? (pg.jsonb().$type<T>().notNull() as unknown as typeof column) : column
}

/** A text in both languages; an empty one falls back to the other. */
export type Localised = { de: string; en: string }
export const localised = () => json<Localised>().default({ de: '', en: '' })

/** One of these texts has German and no English. Texts stored before translation existed have neither key. */
export const whereEnglishMissing = (texts: readonly sqlite.AnySQLiteColumn[]): SQL =>
  or(...texts.map((text) => sql`(coalesce(${text}->>'de', '') <> '' and coalesce(${text}->>'en', '') = '')`)) ??
  sql`false`

/** A partial index of the few such rows. Queries must name the same texts in the same order to use it. */
export const englishMissingIndex = (
  name: string,
  owner: sqlite.AnySQLiteColumn,
  texts: readonly sqlite.AnySQLiteColumn[],
) => index(`${name}_missing_en`).on(owner).where(whereEnglishMissing(texts))

/** Folded texts for searching and sorting lists, updated by the resource engine. */
export const searchTextColumns = () => ({
  search_text: text().notNull().default(''),
  sort_text: text().notNull().default(''),
})

/**
 * For tables with thousands of rows (`trigrams.ts`). For fewer than three letters SQLite scans this index of texts
 * instead of the long records.
 */
export const trigramIndex = (
  name: string,
  { id, search_text }: { id: sqlite.AnySQLiteColumn; search_text: sqlite.AnySQLiteColumn },
) => {
  const byText = () => index(`${name}_search`).on(search_text, id)
  const byTrigrams = () => pg.index(`${name}_search`).using('gin', sql`${search_text} gin_trgm_ops`)
  return isPostgres ? (byTrigrams() as unknown as ReturnType<typeof byText>) : byText()
}

/** The end of a record's last date, for lists; updated by the resource and not part of the API. */
export const lastEndColumn = () => ({ last_end: timestamp() })

/** How often a date has changed, for calendars; see `bumpSequenceOn`. */
export const sequenceColumn = () => ({ sequence: integer().notNull().default(0) })

/** Local weekday, Monday 1 to Sunday 7: SQLite has no time zones, so it is stored. */
export const weekdayColumn = () => ({ weekday: integer().notNull().default(0) })

/** Partial index over rows with a start time, so that the planner does not use it for the others. */
export const onlineFromIndex = (name: string, { online_from }: { online_from: sqlite.AnySQLiteColumn }) =>
  index(`${name}_online_from`).on(online_from).where(isNotNull(online_from))

/** See `model/visibility-settings.ts`. The date may be deleted, which must not make a part visible again. */
export const visibilityColumns = () => ({
  is_online: boolean().notNull().default(true),
  shown_from: timestamp(),
  shown_until: timestamp(),
  until_date_id: integer(),
})

/** For the usage of pictures and for records without one. */
export const imageIndex = (
  name: string,
  { id, image_id }: { id: sqlite.AnySQLiteColumn; image_id: sqlite.AnySQLiteColumn },
) => index(`${name}_image`).on(image_id, id).where(isNotNull(image_id))

/** Optimistic lock, with the last author (account id) and time. */
export const versionColumns = () => ({
  version: integer().notNull().default(1),
  updated_by: text(),
  updated_at: timestamp(),
})
