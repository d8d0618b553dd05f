import type { Placeholder, SQL } from 'drizzle-orm'
import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#config'
import type { ResourceName } from '#model/define-type.ts'
import type { Localised } from '../db/columns.ts'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../services/deps.ts'
import type { RecordRow } from '../services/urls/define-urls.ts'
import type { Period } from './meanings.ts'

/** Text or rich text in both languages, or a name that is the same in both. */
export type IndexedText = string | Localised

/** Indexed content of a record; `names` weigh more than the text. `latest` is that of `order`. */
export type IndexedRecord = {
  id: number
  title: IndexedText
  names?: readonly IndexedText[]
  body?: readonly IndexedText[]
  /** Additional terms for days and states, as `server/search/meanings.ts` derives them from a query. */
  terms?: readonly string[]
  latest?: Date | null
}

/** A column whose rows belong to records: it holds the record's id, or `recordsOf` finds the records by its values. */
export type SearchSource = { column: Column; recordsOf?: (db: Db, ids: number[]) => Promise<number[]> }

/** Details of a search result, for types that have more than a title and a URL. */
export type SearchResultDetails = { url?: string; name?: string; note?: string; date?: Date; end?: Date }

/** The time of a search in its prepared query: `now` is an instant, `month` its month. */
type SearchTimeParams = { now: Placeholder; month: Placeholder }

/** `next`: the first date after the period that takes place. */
export type DatesInPeriod = { hasDates: true } | { hasDates: false; next: { record: RecordRow; day: string } | null }

/** How the texts of records are found: from each row and the `names`, or by queries of the type. */
type TextReader =
  | { toTexts(row: RecordRow, names: readonly IndexedText[]): Omit<IndexedRecord, 'id'> }
  | { read: (db: Db, ids: readonly number[]) => Promise<IndexedRecord[]> }

/** How a type is searched. Its texts are indexed; visibility is checked at query time. */
export type SearchDefinition = TextReader & {
  /** Name of this type in search URLs. */
  kind: string
  name: Readonly<Record<Locale, string>>
  /** Its rank among the groups of equally good results. */
  place: number
  /** Fields that refer to records whose names are indexed too: `instruments`, `dates.location_id`. */
  names?: readonly string[]
  /** Further columns whose rows belong to records. */
  sources?: readonly SearchSource[]
  /** A condition besides being public. */
  where?: (time: SearchTimeParams) => SQL | undefined
  /** `isOver` puts a result behind the others; `next` sorts the earliest first, `latest` the latest first. */
  order?: (time: SearchTimeParams) => { isOver?: SQL; next?: SQL; latest?: SQL }
  /** Visible dates, for types that have dates. */
  loadDates?(deps: Deps, period: Period): Promise<DatesInPeriod>
  /** Details of the records found by these terms; a record without details has no page and is not shown. */
  details?(
    deps: Deps,
    records: readonly RecordRow[],
    terms: ReadonlySet<string>,
  ): Promise<Map<number, SearchResultDetails>>
}

/** By resource. */
export type TypeSearch = Partial<Record<ResourceName, SearchDefinition>>
