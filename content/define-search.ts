import type { Placeholder, SQL } from 'drizzle-orm'
import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#config'
import type { Localised } from '#server/db/columns.ts'
import type { DbOrTx } from '#server/db/connect.ts'
import type { Period } from '#server/search/meanings.ts'
import type { Deps } from '#server/services/deps.ts'
import type { ResourceName } from './define.ts'
import type { RecordRow } from './define-urls.ts'

/** Text or rich text in both languages, or a name that is the same in both. */
export type IndexedText = string | Localised

/** What can be found of a record; `names` are who and what it is about, they weigh more than the text. `latest` is that of `order`. */
export type IndexedRecord = {
  id: number
  title: IndexedText
  names?: readonly IndexedText[]
  body?: readonly IndexedText[]
  /** Terms beside its words, as `server/search/meanings.ts` makes them of a query: days and states. */
  terms?: readonly string[]
  latest?: Date | null
}

/** A column whose rows are part of records: it holds the record's id, or what `recordsOf` finds the records by. */
export type SearchSource = { column: Column; recordsOf?: (db: DbOrTx, ids: number[]) => Promise<number[]> }

/** Details of a search result, where its type has more than a title and an address. */
export type SearchResultDetails = { url?: string; name?: string; note?: string; date?: Date; end?: Date }

/** The time of a search in its prepared query: `now` is an instant, `month` the one in which it falls. */
export type SearchTimeParams = { now: Placeholder; month: Placeholder }

/** Whether there are dates in a period, and otherwise the first after it that takes place. */
export type DatesInPeriod = { hasDates: true } | { hasDates: false; next: { record: RecordRow; day: string } | null }

/** How a type is searched. Its texts are written into the index; who sees it is asked by its rule when it is found. */
export type SearchDefinition = {
  /** What the address and the reader call what was found of this type. */
  kind: string
  name: Readonly<Record<Locale, string>>
  /** Its rank among the groups of equally good results. */
  place: number
  sources: readonly SearchSource[]
  read: (db: DbOrTx, ids: readonly number[]) => Promise<IndexedRecord[]>
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
