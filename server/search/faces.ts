import { getTableName, inArray } from 'drizzle-orm'
import type { ResourceName } from '#content/define.ts'
import type { SearchSource, TypeSearch, TypeSearchFace } from '#content/define-search.ts'
import { containerOf } from '#content/types.ts'
import type { Reader } from '#server/db/connect.ts'
import { publications } from '#server/db/schema/publications.ts'
import { modules, sections } from '#server/db/schema/sections.ts'

const found = import.meta.glob<TypeSearch>('../../content/*/search.server.ts', { eager: true, import: 'default' })

/** `number` stands in the numbers of its documents; see `document-id.ts`. */
export type Face = TypeSearchFace & { resource: ResourceName; number: number }

/** What a section says belongs to the record that it stands under; ids of other types are looked at once too often. */
const sectionSources: readonly SearchSource[] = [
  { column: sections.object_id },
  { column: modules.section_id, recordsOf: ownersOf },
  { column: publications.object_id },
]

/** Every type that can be found, with where its texts are written. */
export const searchFaces: readonly Face[] = Object.values(found)
  .flatMap((faces) => Object.entries(faces) as [ResourceName, TypeSearchFace][])
  .map(([resource, face]) => ({ ...face, resource, sources: [...face.sources, ...(containerOf(resource) ? sectionSources : [])] }))
  .toSorted((one, other) => one.place - other.place)
  .map((face, number) => ({ ...face, number }))

/** A row is noted by the record of the column, so several types may have the same source. */
export function nameOfSource({ column }: SearchSource): string {
  return `${getTableName(column.table)}.${column.name}`
}

async function ownersOf(db: Reader, ids: number[]): Promise<number[]> {
  const rows = await db.select({ id: sections.object_id }).from(sections).where(inArray(sections.id, ids))
  return rows.map(({ id }) => id)
}
