import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn as Column, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ResourceName } from '#content/define.ts'
import type { SearchResultDetails } from '#content/define-search.ts'
import type { ResourceTable } from '#content/define-table.ts'
import type { Localised } from '#server/db/columns.ts'
import type { DbOrTx, Tx } from '#server/db/connect.ts'
import type { Deps } from '../deps.ts'

/** A stored row of any resource; the engine reads it by column name. */
export type Row = Record<string, unknown> & {
  id: number
  version: number
  updated_by: string | null
  updated_at: Date | null
}

/** References to many records: `field` holds their ids. */
export type LinkField = { field: string; table: SQLiteTable; own: string; other: string; target: ResourceTable }

/**
 * Rows that belong to the record and are saved with it, matched by `id`; `ordered` numbers them in `order`. `beforeSave`
 * has the last say over a row's columns, as a resource's own has over a record's.
 */
export type RowsField = {
  field: string
  table: ResourceTable
  own: string
  ordered?: true
  /** Rows that are records of a resource themselves: a removed one goes into the bin as such. */
  resource?: () => ResourceDefinition
  beforeSave?: (
    values: Record<string, unknown>,
    before: Record<string, unknown> | null,
    deps: Deps,
  ) => Record<string, unknown>
}

/** An order that depends on the time. */
export type TimeDependentOrder = (now: Date, isDescending: boolean) => SQL[]

/** What stands with a record that was found; `title` where it has no name of its own. */
export type QuickSearchDetails = SearchResultDetails & { title?: Localised }

type FieldValues = Record<string, unknown>
/**
 * `shiftWeeks`: the dates of the copy stand so many weeks later. `dates`: it has these of the original's dates, at these times, and is
 * called as the original. Without either it has none.
 */
export type CopyOptions = { shiftWeeks?: number | undefined; dates?: readonly CopiedDate[] | undefined }
type CopiedDate = { id: number; date_start: string; date_end: string }

/** A query of the ids of a table's records in whose texts the word of a search stands. */
export type MatchIn = (table: ResourceTable) => SQL

/** A method's type, so that each takes the value that the contract's schema of its name has parsed. */
type Filter = { condition(value: unknown, now: Date): SQL | undefined }['condition']

/** By what a line of a file without a number finds its record. */
export type NaturalKey = {
  /** The first is always given; another text is compared where both sides have one. */
  fields: readonly [string, ...string[]]
  /** Rows by whose first date several records of one key are told apart. */
  apart?: string
  /** A time of which only the day counts. */
  day?: string
  /** Which records a line can mean. */
  where?: (now: Date) => SQL | undefined
}

/** Everything the back office's engine needs to know of one resource. */
export type ResourceDefinition = {
  name: ResourceName
  table: ResourceTable
  /** Fields that `search` looks into, localised ones in both languages; the first is what lists sort names by. */
  search: readonly string[]
  /** Queries of the ids of records in which a word stands besides, or instead, for example in the name of a work's composer. */
  relatedMatches?: (called: MatchIn) => SQL[]
  /** How the search over everything shows its records, where that is more than their name in the order of names. */
  quickSearch?: {
    where?: (now: Date) => SQL | undefined
    order?: TimeDependentOrder
    /** Its records of a day, over or to come, for who types one. */
    onDay?: (start: Date, end: Date) => SQL | undefined
    details?: (deps: Deps, ids: readonly number[]) => Promise<ReadonlyMap<number, QuickSearchDetails>>
  }
  /** By the names of the contract's `filters`, whose schemas parse the values. */
  filters: Readonly<Record<string, Filter>>
  /** Filters of the contract that no condition can say: which answers the ids for which they are true. `uses`: those that nothing refers to. */
  idFilters?: Readonly<Record<string, 'uses' | ((deps: Deps) => Promise<number[]>)>>
  orderings: Readonly<Record<string, Column | SQL | TimeDependentOrder>>
  defaultOrdering: string
  richText?: readonly string[]
  /** Fields besides its rich texts that may lead to another website; `where`: of the records that are still of use. */
  externalLinkFields?: { fields: readonly string[]; where?: (now: Date) => SQL | undefined }
  links?: readonly LinkField[]
  rows?: readonly RowsField[]
  /** Records that a field names; checked before the database would refuse them. */
  references?: Readonly<Record<string, ResourceTable>>
  /** The texts a missing slug is made from. */
  slugFrom?: (values: Record<string, unknown>) => Localised
  /** The fields that a record's title needs and its row lacks, for example the name of the production of a date. */
  naming?: (db: DbOrTx, row: FieldValues) => Promise<FieldValues>
  /** What stored content calls a record besides its reference, see `extractReferences`. */
  otherReferenceNames?: (db: DbOrTx, row: Row) => Promise<string[]>
  /** What records answer besides what is stored, by id: the contract's `answers`. */
  computedFields?: (deps: Deps, ids: readonly number[]) => Promise<ReadonlyMap<number, FieldValues>>
  /** Last say over what is stored; throws AppError to refuse. */
  beforeSave?: (
    deps: Deps & { tx: Tx },
    values: Record<string, unknown>,
    before: Row | null,
  ) => Promise<Record<string, unknown>>
  /** `before`: the record as it was, with those of its rows and links that were sent; none of a new one. */
  afterSave?: (deps: Deps & { tx: Tx }, row: Row, before?: FieldValues) => Promise<void>
  beforeDelete?: (deps: Deps & { tx: Tx }, row: Row) => Promise<void>
  /** What a copy has instead of what the original has; only of types whose records are drafts. */
  copy?: (original: FieldValues, wish: CopyOptions) => FieldValues
  /** Last say over a copy, within its transaction: what must be unlike the other records. */
  beforeCopy?: (deps: Deps, body: FieldValues) => Promise<FieldValues>
  /** What a record has besides when two become one, see `mergeRecords`: of both as they were, and of the one as it will be. */
  mergedValues?: (before: readonly [dropped: Row, kept: Row], after: FieldValues) => FieldValues
  /** By what a line of a file without a number finds its record, where that is more than its title. */
  naturalKey?: NaturalKey
  /** Warnings for each record that an import writes. */
  warnings?: (deps: Deps, records: readonly FieldValues[]) => Promise<string[][]>
  /** Records come in by upload only. */
  creatable?: false
}
