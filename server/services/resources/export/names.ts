import type { ResourceName } from '#content/define.ts'
import type { ResourceTable } from '#content/define-table.ts'
import { resourceTables } from '#content/tables.ts'
import { titleOf } from '#content/title.ts'
import { typeOfResource } from '#content/types.ts'
import { columnNamed } from '#server/db/columns-of.ts'
import { amongIds, listOf } from '#server/db/prepared.ts'
import type { Deps } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'

type Values = Record<string, unknown>
/** What a field's references are called, by their ids; fields of rows as `dates.venue_id`. */
export type Names = ReadonlyMap<string, ReadonlyMap<number, string>>

/** The fields of a resource that hold ids of other records, one or many. */
export function referencesOf({ references = {}, links = [] }: ResourceDefinition): Map<string, ResourceTable> {
  return new Map([...Object.entries(references), ...links.map(({ field, target }) => [field, target] as const)])
}

/** What the records refer to is called; one query a field. */
export async function namesOf(deps: Deps, definition: ResourceDefinition, records: readonly Values[]): Promise<Names> {
  const names = new Map<string, ReadonlyMap<number, string>>()
  for (const [field, table] of referencesOf(definition))
    names.set(field, await titles(deps, table, idsIn(records, field)))
  return names
}

function idsIn(records: readonly Values[], field: string): number[] {
  const [list = '', name] = field.split('.')
  const holders = name === undefined ? records : records.flatMap((record) => record[list] as Values[])
  return holders
    .flatMap((holder) => holder[name ?? list] as number | number[] | null)
    .filter((id) => typeof id === 'number')
}

async function titles({ db, locale }: Deps, table: ResourceTable, ids: number[]): Promise<Map<number, string>> {
  const [resource] = Object.entries(resourceTables).find(([, each]) => each === table) ?? []
  if (resource === undefined || ids.length === 0) return new Map()
  const { title = [], otherwise } = typeOfResource(resource) ?? {}
  const fields = [...title, ...(otherwise ? [otherwise] : [])]
  const columns = Object.fromEntries(fields.map((field) => [field, columnNamed(table, field)]))
  const rows: Values[] = await db
    .select({ id: table.id, ...columns })
    .from(table)
    .where(amongIds(table.id, listOf(ids)))
  return new Map(rows.map((row) => [Number(row.id), titleOf(resource as ResourceName, row, locale)]))
}
