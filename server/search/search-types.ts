import { getTableName, inArray } from 'drizzle-orm'
import type { ResourceName } from '#model/define-type.ts'
import { sectionOwnerTypeFor } from '#model/find-type.ts'
import type { Db } from '#server/db/connect.ts'
import { inIdsParam, prepared, toIdList } from '#server/db/prepared.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import { resourceTables } from '../db/tables.ts'
import type { RecordRow } from '../services/urls/define-urls.ts'
import type { IndexedRecord, SearchDefinition, SearchSource, TypeSearch } from './define-search.ts'
import { loadNames, toNameReference, toSources } from './indexed-names.ts'

const searchModules = import.meta.glob<TypeSearch>('../../content/*/search.server.ts', {
  eager: true,
  import: 'default',
})

/** `number` stands in the numbers of its documents; see `document-id.ts`. `records` are those of these ids, in any order. */
export type SearchType = Omit<SearchDefinition, 'sources'> & {
  resource: ResourceName
  number: number
  sources: readonly SearchSource[]
  read: (db: Db, ids: readonly number[]) => Promise<IndexedRecord[]>
  records: (db: Db, ids: readonly number[]) => Promise<RecordRow[]>
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
  .toSorted(([, one], [, other]) => one.place - other.place)
  .map(([resource, definition], number) => toSearchType(resource, definition, number))

function toSearchType(resource: ResourceName, definition: SearchDefinition, number: number): SearchType {
  const references = (definition.names ?? []).map((name) => toNameReference(resource, name))
  const records = getRecords(resource)
  return {
    ...definition,
    resource,
    number,
    records,
    sources: [
      ...toSources(resource, references),
      ...(definition.sources ?? []),
      ...(sectionOwnerTypeFor(resource) ? sectionSources : []),
    ],
    read: async (db, ids) => {
      if ('read' in definition) return definition.read(db, ids)
      const names = await loadNames(db, { references, ids })
      return (await records(db, ids)).map((row) => ({
        id: row.id,
        ...definition.toTexts(row, names.get(row.id) ?? []),
      }))
    },
  }
}

/** Notes name only the column, so several types may share a source. */
export function sourceName({ column }: SearchSource): string {
  return `${getTableName(column.table)}.${column.name}`
}

function getRecords(resource: ResourceName): SearchType['records'] {
  const table = resourceTables[resource]
  const select = prepared((db) => db.select(contentColumns(table)).from(table).where(inIdsParam(table.id, 'ids')))
  return async (db, ids) => (await select(db, { ids: toIdList(ids) })) as RecordRow[]
}

async function loadOwners(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db.select({ id: sections.object_id }).from(sections).where(inArray(sections.id, ids))
  return rows.map(({ id }) => id)
}
