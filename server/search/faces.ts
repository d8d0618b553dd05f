import { getTableName, inArray } from 'drizzle-orm'
import type { ResourceName } from '#content/define.ts'
import type { StoredRow } from '#content/define-address.ts'
import type { SearchSource, TypeSearch, TypeSearchFace } from '#content/define-search.ts'
import { resourceTables } from '#content/tables.ts'
import { containerOf } from '#content/types.ts'
import { contentOf } from '#server/db/columns-of.ts'
import type { Reader } from '#server/db/connect.ts'
import { inList, listOf, prepared } from '#server/db/prepared.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { modules, sections } from '#server/db/schema/sections.ts'

const found = import.meta.glob<TypeSearch>('../../content/*/search.server.ts', { eager: true, import: 'default' })

/** `number` stands in the numbers of its documents; see `document-id.ts`. `records` are those of these ids, in any order. */
export type Face = TypeSearchFace & {
  resource: ResourceName
  number: number
  records: (db: Reader, ids: readonly number[]) => Promise<StoredRow[]>
}

/** What a section says belongs to the record that it stands under; ids of other types are looked at once too often. */
const sectionSources: readonly SearchSource[] = [
  { column: sections.object_id },
  { column: modules.section_id, recordsOf: ownersOf },
  { column: pageStates.object_id },
]

/** Every type that can be found, with where its texts are written. */
export const searchFaces: readonly Face[] = Object.values(found)
  .flatMap((faces) => Object.entries(faces) as [ResourceName, TypeSearchFace][])
  .map(([resource, face]) => ({
    ...face,
    resource,
    sources: [...face.sources, ...(containerOf(resource) ? sectionSources : [])],
  }))
  .toSorted((one, other) => one.place - other.place)
  .map((face, number) => ({ ...face, number, records: recordsOf(face.resource) }))

/** A row is noted by the record of the column, so several types may have the same source. */
export function nameOfSource({ column }: SearchSource): string {
  return `${getTableName(column.table)}.${column.name}`
}

function recordsOf(resource: ResourceName): Face['records'] {
  const table = resourceTables[resource]
  const select = prepared((db) => db.select(contentOf(table)).from(table).where(inList(table.id, 'ids')))
  return async (db, ids) => (await select(db, { ids: listOf(ids) })) as StoredRow[]
}

async function ownersOf(db: Reader, ids: number[]): Promise<number[]> {
  const rows = await db.select({ id: sections.object_id }).from(sections).where(inArray(sections.id, ids))
  return rows.map(({ id }) => id)
}
