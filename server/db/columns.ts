import { isNotNull, or, type SQL, sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import * as sqlite from 'drizzle-orm/sqlite-core'
import { env } from '#server/env.ts'

/**
 * One schema description for two dialects: each function makes the column of the dialect this process speaks.
 * Both hold the same JavaScript type, and SQLite's builder type stands for both (docs/decisions/0002).
 */
const isPostgres = env.dialect === 'postgres'

export const table = (isPostgres ? pg.pgTable : sqlite.sqliteTable) as unknown as typeof sqlite.sqliteTable
export const index = (isPostgres ? pg.index : sqlite.index) as unknown as typeof sqlite.index
export const uniqueIndex = (isPostgres ? pg.uniqueIndex : sqlite.uniqueIndex) as unknown as typeof sqlite.uniqueIndex
export const primaryKey = (isPostgres ? pg.primaryKey : sqlite.primaryKey) as unknown as typeof sqlite.primaryKey
export const alias = (isPostgres ? pg.alias : sqlite.alias) as unknown as typeof sqlite.alias
export const tableConfigOf = (isPostgres
  ? pg.getTableConfig
  : sqlite.getTableConfig) as unknown as typeof sqlite.getTableConfig

const makeId = () => sqlite.integer().primaryKey({ autoIncrement: true })
const makeWideId = () => sqlite.integer().primaryKey()
const makeInteger = () => sqlite.integer()
const makeText = () => sqlite.text()
const makeReal = () => sqlite.real()
const makeBoolean = () => sqlite.integer({ mode: 'boolean' })
const makeTimestamp = () => sqlite.integer({ mode: 'timestamp_ms' })

export const id = (
  isPostgres ? () => pg.integer().primaryKey().generatedByDefaultAsIdentity() : makeId
) as typeof makeId
/** An id that is given, up to 2^53; SQLite's are as wide as that. */
export const wideId = (isPostgres
  ? () => pg.bigint({ mode: 'number' }).primaryKey()
  : makeWideId) as unknown as typeof makeWideId
export const integer = (isPostgres ? () => pg.integer() : makeInteger) as typeof makeInteger
export const text = (isPostgres ? () => pg.text() : makeText) as typeof makeText
export const real = (isPostgres ? () => pg.doublePrecision() : makeReal) as unknown as typeof makeReal
export const boolean = (isPostgres ? () => pg.boolean() : makeBoolean) as unknown as typeof makeBoolean
export const timestamp = (isPostgres
  ? () => pg.timestamp({ withTimezone: true, mode: 'date', precision: 3 })
  : makeTimestamp) as unknown as typeof makeTimestamp

export function json<T>() {
  const column = sqlite.text({ mode: 'json' }).$type<T>().notNull()
  return isPostgres ? (pg.jsonb().$type<T>().notNull() as unknown as typeof column) : column
}

/** A text in both languages; an empty one falls back to the other. */
export type Localised = { de: string; en: string }
export const localised = () => json<Localised>().default({ de: '', en: '' })

/** One of these texts has German and no English. A text that was stored before it had two languages has neither key. */
export const whereEnglishMissing = (texts: readonly sqlite.AnySQLiteColumn[]): SQL =>
  or(...texts.map((text) => sql`(coalesce(${text}->>'de', '') <> '' and coalesce(${text}->>'en', '') = '')`)) ??
  sql`false`

/** The few that do, where there may be thousands: `owner` is the record whose texts they are. A query uses it that asks for the same texts in the same order. */
export const englishMissingIndex = (
  name: string,
  owner: sqlite.AnySQLiteColumn,
  texts: readonly sqlite.AnySQLiteColumn[],
) => index(`${name}_missing_en`).on(owner).where(whereEnglishMissing(texts))

/** What the back office's lists search and sort by: folded copies of the record's texts, kept by the resource engine. */
export const searchTextColumns = () => ({
  search_text: text().notNull().default(''),
  sort_text: text().notNull().default(''),
})

/**
 * For the tables that grow to thousands: a piece of these texts is found by its trigrams (`trigrams.ts`). SQLite looks for what is shorter
 * than three letters in these texts alone, beside which the records are long; PostgreSQL's index holds the trigrams themselves.
 */
export const trigramIndex = (
  name: string,
  { id, search_text }: { id: sqlite.AnySQLiteColumn; search_text: sqlite.AnySQLiteColumn },
) => {
  const byText = () => index(`${name}_search`).on(search_text, id)
  const byTrigrams = () => pg.index(`${name}_search`).using('gin', sql`${search_text} gin_trgm_ops`)
  return isPostgres ? (byTrigrams() as unknown as ReturnType<typeof byText>) : byText()
}

/** What catalogues of the world call it; empty where the house does not know it. */
export const identifierColumns = () => ({
  wikidata: text().notNull().default(''),
  musicbrainz: text().notNull().default(''),
  gnd: text().notNull().default(''),
})

/** When the last of a record's dates is over: lists ask by it, the type's resource keeps it, and the record does not show it. */
export const lastEndColumn = () => ({ last_end: timestamp() })

/** How often the plan of a date has changed since it was made, as calendars count it; see `bumpSequenceOn`. */
export const sequenceColumn = () => ({ sequence: integer().notNull().default(0) })

/** The day of the week in the house's time zone, Monday 1 to Sunday 7: SQLite knows no time zones, so it is kept with the date. */
export const weekdayColumn = () => ({ weekday: integer().notNull().default(0) })

/** When visitors see a record that has a rule of visibility, see `content/visibility.ts`; `online_with` is the release whose instant `online_from` is. */
export const onlineColumns = () => ({
  is_online: boolean().notNull().default(true),
  online_from: timestamp(),
  online_with: integer(),
})

/** Of the few that wait or waited, so that no query takes it for a way to the many that did not. */
export const onlineFromIndex = (name: string, { online_from }: { online_from: sqlite.AnySQLiteColumn }) =>
  index(`${name}_online_from`).on(online_from).where(isNotNull(online_from))

/** When a section or module is seen; what the columns mean is `content/visibility-settings.ts`. The date may be gone, which is no reason to show it again. */
export const visibilityColumns = () => ({
  is_online: boolean().notNull().default(true),
  shown_from: timestamp(),
  shown_until: timestamp(),
  until_date_id: integer(),
})

/** Which records show a picture: its usage, and what has none, are asked of an index. */
export const imageIndex = (
  name: string,
  { id, image_id }: { id: sqlite.AnySQLiteColumn; image_id: sqlite.AnySQLiteColumn },
) => index(`${name}_image`).on(image_id, id).where(isNotNull(image_id))

/** The optimistic lock of a record, with who wrote it last (an account's id) and when. */
export const versionColumns = () => ({
  version: integer().notNull().default(1),
  updated_by: text(),
  updated_at: timestamp(),
})
