import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn as Column, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ResourceName } from '#model/define-type.ts'
import type { Localised } from '#server/db/columns.ts'
import type { Db } from '#server/db/connect.ts'
import type { ResourceTable } from '../../db/define-table.ts'
import type { SearchResultDetails } from '../../search/define-search.ts'
import type { Deps, TxDeps } from '../deps.ts'

export type ResourceRow = Record<string, unknown> & {
  id: number
  version: number
  updated_by: string | null
  updated_at: Date | null
}

/** Many-to-many references: `field` holds the ids. */
export type LinkField = { field: string; table: SQLiteTable; own: string; other: string; target: ResourceTable }

/** Rows saved with the record, matched by `id`; `ordered` numbers them in `order`. `beforeSave` can change columns. */
export type RowsField = {
  field: string
  table: ResourceTable
  own: string
  ordered?: true
  /** For rows that are records of a resource: removed ones go to the bin. */
  resource?: () => ResourceDefinition
  beforeSave?: (
    values: Record<string, unknown>,
    before: Record<string, unknown> | null,
    deps: Deps,
  ) => Record<string, unknown>
}

type TimeDependentOrder = (now: Date, isDescending: boolean) => SQL[]

/** Details of a search result; `title` for types without a name. */
export type QuickSearchDetails = SearchResultDetails & { title?: Localised }

type FieldValues = Record<string, unknown>
/** `shiftWeeks`: copies all dates, later. `dates`: copies these and keeps the name. Without either there are none. */
export type CopyOptions = { shiftWeeks?: number | undefined; dates?: readonly CopiedDate[] | undefined }
type CopiedDate = { id: number; date_start: string; date_end: string }

/** A query for the ids of a table's records that contain the word. */
export type MatchIn = (table: ResourceTable) => SQL

/** A method type, so that each filter accepts the value parsed by its schema in the contract. */
type Filter = { condition(value: unknown, now: Date): SQL | undefined }['condition']

/** How an import line without an id finds its record. */
export type NaturalKey = {
  /** The first is required; the others are compared when both sides have them. */
  fields: readonly [string, ...string[]]
  /** Rows whose first date distinguishes records of one key. */
  apart?: string
  /** A time field compared by day only. */
  day?: string
  /** The records that a line can match. */
  where?: (now: Date) => SQL | undefined
}

export type ResourceDefinition = {
  name: ResourceName
  table: ResourceTable
  /** Fields that `search` covers, localised ones in both languages; lists sort names by the first. */
  search: readonly string[]
  /** Queries for ids of records related to the word, for example by the name of a work's composer. */
  relatedMatches?: (matchIn: MatchIn) => SQL[]
  /** How quick search shows its records, if more than the name is needed. */
  quickSearch?: {
    where?: (now: Date) => SQL | undefined
    order?: TimeDependentOrder
    onDay?: (start: Date, end: Date) => SQL | undefined
    details?: (deps: Deps, ids: readonly number[]) => Promise<ReadonlyMap<number, QuickSearchDetails>>
  }
  /** By the names of the contract's `filters`, whose schemas parse the values. */
  filters: Readonly<Record<string, Filter>>
  /**
   * Filters that no SQL condition can express: return the matching ids. `uses`: records without references. `own`:
   * media that the account looks after.
   */
  idFilters?: Readonly<Record<string, 'uses' | 'own' | ((deps: Deps) => Promise<number[]>)>>
  orderings: Readonly<Record<string, Column | SQL | TimeDependentOrder>>
  defaultOrdering: string
  richText: readonly string[]
  /** Fields besides rich text that may hold an external URL. */
  externalLinks: readonly string[]
  /** Limits the check of external links to relevant records. */
  externalLinksWhere?: (now: Date) => SQL | undefined
  links: readonly LinkField[]
  rows: readonly RowsField[]
  /** Foreign keys, checked first to answer a field error instead of a database error. */
  references: Readonly<Record<string, ResourceTable>>
  slugFrom?: (values: Record<string, unknown>) => Localised
  /** Loads the fields that a record's title needs and its row lacks, for example the production's name for a date. */
  naming?: (db: Db, row: FieldValues) => Promise<FieldValues>
  /** Other names of a record in stored content, see `extractReferences`. */
  otherReferenceNames?: (db: Db, row: ResourceRow) => Promise<string[]>
  computedFields?: (deps: Deps, ids: readonly number[]) => Promise<ReadonlyMap<number, FieldValues>>
  /** Can change the columns before they are stored; throws AppError to refuse. */
  beforeSave?: (
    deps: TxDeps,
    values: Record<string, unknown>,
    before: ResourceRow | null,
  ) => Promise<Record<string, unknown>>
  /** `before`: the earlier record with the relations that were sent; undefined for a new one. */
  afterSave?: (deps: TxDeps, row: ResourceRow, before?: FieldValues) => Promise<void>
  beforeDelete?: (deps: TxDeps, row: ResourceRow) => Promise<void>
  /** The values in which a copy differs from its original; only for types with drafts. */
  copy?: (original: FieldValues, options: CopyOptions) => FieldValues
  /** Within the copy's transaction: makes unique what must be unique. */
  beforeCopy?: (deps: Deps, body: FieldValues) => Promise<FieldValues>
  /** Extra values of the merged record, see `mergeRecords`: from both records and the merged one. */
  mergedValues?: (before: readonly [dropped: ResourceRow, kept: ResourceRow], after: FieldValues) => FieldValues
  naturalKey: NaturalKey
  warnings?: (deps: Deps, records: readonly FieldValues[]) => Promise<string[][]>
  /** A new record from its name in an import, if that needs more than its title. */
  fromName?: {
    isEnough: (name: string) => boolean
    draft: (name: string) => FieldValues
    /** Another record that the name contains, such as the composer of a work: found, or created too. */
    reference?: { field: string; resource: ResourceName; nameIn: (name: string) => string }
  }
  /** Headings of offices for what an import reads, by the key of the target: `name`, `dates.venue_id`. */
  headings?: Readonly<Record<string, readonly string[]>>
  /** Further names by which an import finds records. */
  otherNames?: (db: Db) => Promise<ReadonlyMap<number, readonly string[]>>
  creatable: boolean
}

export function hasExternalLinks({ richText, externalLinks }: ResourceDefinition): boolean {
  return richText.length + externalLinks.length > 0
}

/** Additions to a declaration: conditions, hooks, names in stored content. */
export type TypeRules = Partial<
  Omit<ResourceDefinition, 'name' | 'table' | 'naturalKey' | 'rows' | 'links' | 'externalLinks'>
> & {
  naturalKey?: Pick<NaturalKey, 'where'>
  rows?: Readonly<Record<string, Pick<RowsField, 'beforeSave' | 'resource'>>>
}

/** By resource. */
export type RulesByResource = Partial<Record<ResourceName, TypeRules>>

/** The row with the fields of other records that its title needs. */
export async function namedRow<T extends Record<string, unknown>>(
  db: Db,
  { naming }: Pick<ResourceDefinition, 'naming'>,
  row: T,
): Promise<T> {
  return { ...row, ...(await naming?.(db, row)) }
}
