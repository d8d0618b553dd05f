import { getTableName, inArray } from 'drizzle-orm'
import type { ResourceName } from '#model/define-type.ts'
import { sectionOwnerTypeFor } from '#model/find-type.ts'
import type { DbOrTx } from '#server/db/connect.ts'
import { inIdsParam, prepared, toIdList } from '#server/db/prepared.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import { resourceTables } from '../db/tables.ts'
import type { RecordRow } from '../services/urls/define-urls.ts'
import type { SearchDefinition, SearchSource, TypeSearch } from './define-search.ts'

const searchModules = import.meta.glob<TypeSearch>('../../content/*/search.server.ts', {
  eager: true,
  import: 'default',
})

/** `number` stands in the numbers of its documents; see `document-id.ts`. `records` are those of these ids, in any order. */
export type SearchType = SearchDefinition & {
  resource: ResourceName
  number: number
  records: (db: DbOrTx, ids: readonly number[]) => Promise<RecordRow[]>
}

/** Texts of sections belong to the owning record; ids of other types are harmlessly included. */
const sectionSources: readonly SearchSource[] = [
  { column: sections.object_id },
  { column: modules.section_id, recordsOf: loadOwners },
  { column: pageStates.object_id },
]

/** Every searchable type with the sources of its texts. */
export const searchTypes: readonly SearchType[] = Object.values(searchModules)
  .flatMap((definitions) => Object.entries(definitions) as [ResourceName, SearchDefinition][])
  .map(([resource, definition]) => ({
    ...definition,
    resource,
    sources: [...definition.sources, ...(sectionOwnerTypeFor(resource) ? sectionSources : [])],
  }))
  .toSorted((one, other) => one.place - other.place)
  .map((definition, number) => ({ ...definition, number, records: getRecords(definition.resource) }))

/** Notes name only the column, so several types may share a source. */
export function sourceName({ column }: SearchSource): string {
  return `${getTableName(column.table)}.${column.name}`
}

function getRecords(resource: ResourceName): SearchType['records'] {
  const table = resourceTables[resource]
  const select = prepared((db) => db.select(contentColumns(table)).from(table).where(inIdsParam(table.id, 'ids')))
  return async (db, ids) => (await select(db, { ids: toIdList(ids) })) as RecordRow[]
}

async function loadOwners(db: DbOrTx, ids: number[]): Promise<number[]> {
  const rows = await db.select({ id: sections.object_id }).from(sections).where(inArray(sections.id, ids))
  return rows.map(({ id }) => id)
}
