import type { ResourceName } from '#model/define-type.ts'
import { recordTitle } from '#model/titles.ts'
import { findContentType } from '#model/types.ts'
import { inIds, toIdList } from '#server/db/prepared.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import type { ResourceTable } from '../../../db/define-table.ts'
import { resourceTables } from '../../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'

type FieldValues = Record<string, unknown>
/** Names of referenced records by field and id; fields of rows as `dates.venue_id`. */
export type ReferenceNames = ReadonlyMap<string, ReadonlyMap<number, string>>

export function referenceFields({ references, links }: ResourceDefinition): Map<string, ResourceTable> {
  return new Map([...Object.entries(references), ...links.map(({ field, target }) => [field, target] as const)])
}

export async function loadReferenceNames(
  deps: Deps,
  definition: ResourceDefinition,
  records: readonly FieldValues[],
): Promise<ReferenceNames> {
  const names = new Map<string, ReadonlyMap<number, string>>()
  for (const [field, table] of referenceFields(definition))
    names.set(field, await titles(deps, table, getIds(records, field)))
  return names
}

function getIds(records: readonly FieldValues[], field: string): number[] {
  const [list = '', name] = field.split('.')
  const holders = name === undefined ? records : records.flatMap((record) => record[list] as FieldValues[])
  return holders
    .flatMap((holder) => holder[name ?? list] as number | number[] | null)
    .filter((id) => typeof id === 'number')
}

async function titles({ db, locale }: Deps, table: ResourceTable, ids: number[]): Promise<Map<number, string>> {
  const [resource] = Object.entries(resourceTables).find(([, each]) => each === table) ?? []
  if (resource === undefined || ids.length === 0) return new Map()
  const { title = [], titleFallback } = findContentType(resource) ?? {}
  const fields = [...title, ...(titleFallback ? [titleFallback] : [])]
  const columns = Object.fromEntries(fields.map((field) => [field, requireColumn(table, field)]))
  const rows: FieldValues[] = await db
    .select({ id: table.id, ...columns })
    .from(table)
    .where(inIds(table.id, toIdList(ids)))
  return new Map(rows.map((row) => [Number(row.id), recordTitle(resource as ResourceName, row, locale)]))
}
