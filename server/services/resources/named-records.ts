import { asc, type SQL, sql } from 'drizzle-orm'
import type { NamedRecord } from '#contract/admin/resources/named-record.ts'
import type { ResourceName } from '#model/define-type.ts'
import { recordTitle } from '#model/titles.ts'
import { findContentType } from '#model/types.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import { searchTypes } from '#server/search/search-types.ts'
import { resourceTables } from '../../db/tables.ts'
import type { Deps } from '../deps.ts'
import { textInLocale } from '../texts/localise.ts'
import { asVisitor, whereVisible } from '../visibility/visibility.ts'
import { requireResource } from './all.ts'
import type { QuickSearchDetails, ResourceDefinition } from './definition.ts'

/** Titles use at most two fields. */
const NAMES = ['name_0', 'name_1'] as const

/** The result columns of `selectNamedRows`, the same for every table. */
export const namedColumns = {
  resource: sql<ResourceName>`resource`,
  id: sql<number>`id`,
  place: sql<number>`place`.mapWith(Number),
  is_shown: sql<number>`is_shown`,
  name_0: sql<string | null>`name_0`,
  name_1: sql<string | null>`name_1`,
}
export type NamedRow = {
  resource: ResourceName
  id: number
  place: number
  is_shown: number
  name_0: string | null
  name_1: string | null
}

/** `besides`: extra columns; `as`: an alias, to combine several tables in one statement. */
type SelectNamedRowsOptions = {
  where: SQL | undefined
  order: readonly SQL[]
  limit: number
  extraColumns: SQL
  as: string
}

/** Selects the first records of a resource with their titles; equal columns for every resource. */
export function selectNamedRows(
  deps: Deps,
  { name, table }: ResourceDefinition,
  { where, order, limit, extraColumns, as }: SelectNamedRowsOptions,
): SQL {
  const fields = nameFields(name)
  const names = NAMES.map((alias, index) => {
    const field = fields[index]
    return sql`cast(${field === undefined ? sql`null` : requireColumn(table, field)} as text) as ${sql.identifier(alias)}`
  })
  const isShown = whereVisible(asVisitor(deps), name) ?? sql`true`
  const orderBy = sql.join([...order, asc(table.id)], sql`, `)
  // Selects ids first, so that details are computed only for the result.
  const first = sql`select ${table.id} from ${table} where ${where ?? sql`true`} order by ${orderBy} limit ${limit}`
  return sql`select * from (select cast(${name} as text) as resource, ${table.id} as id, case when ${isShown} then 1 else 0 end as is_shown,
    ${sql.join(names, sql`, `)}, ${extraColumns}, row_number() over (order by ${orderBy}) as place
    from ${table} where ${table.id} in (${first})) as ${sql.identifier(as)}`
}

export async function toNamedRecords(deps: Deps, rows: readonly NamedRow[]): Promise<NamedRecord[]> {
  const ordered = rows.toSorted((one, other) => one.place - other.place)
  const [first] = ordered
  if (!first) return []
  const { resource } = first
  const ids = ordered.map(({ id }) => id)
  const details =
    (await requireResource(resource).quickSearch?.details?.(deps, ids)) ?? (await loadDetails(deps, resource, ids))
  return ordered.map((row) => {
    const { title, note = '', date } = details.get(row.id) ?? {}
    return {
      id: row.id,
      title: title ? textInLocale(title, deps.locale) : recordTitle(resource, getNames(row), deps.locale),
      note,
      date: date?.toISOString() ?? null,
      is_shown: row.is_shown === 1,
    }
  })
}

async function loadDetails(
  deps: Deps,
  resource: ResourceName,
  ids: readonly number[],
): Promise<ReadonlyMap<number, QuickSearchDetails>> {
  const searchType = searchTypes.find((each) => each.resource === resource)
  return (await searchType?.details?.(deps, await searchType.records(deps.db, ids), new Set())) ?? new Map()
}

function nameFields(resource: ResourceName): string[] {
  const { title = [], titleFallback } = findContentType(resource) ?? {}
  return [...title, ...(titleFallback ? [titleFallback] : [])]
}

function getNames(row: NamedRow): Record<string, unknown> {
  const values = NAMES.map((alias) => row[alias] ?? '')
  const titles = nameFields(row.resource).map((field, index) => {
    const isBoth = requireColumn(resourceTables[row.resource], field).dataType === 'json'
    return [field, isBoth ? JSON.parse(values[index] || '{}') : values[index]] as const
  })
  return { id: row.id, ...Object.fromEntries(titles) }
}
