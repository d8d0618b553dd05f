import type { ResourceName } from '#content/define.ts'
import type { StoredRow } from '#content/define-address.ts'
import { resourceTables } from '#content/tables.ts'
import { contentOf } from '#server/db/columns-of.ts'
import type { Reader } from '#server/db/connect.ts'
import { amongIds, inList, listOf, preparedFor } from '#server/db/prepared.ts'

const selectContent = preparedFor((resource: ResourceName) => (db) => {
  const table = resourceTables[resource]
  return db.select(contentOf(table)).from(table).where(inList(table.id, 'ids'))
})

/** What the records of a resource with these ids say, in no order; those that are gone are missing. */
export async function rowsOf(db: Reader, resource: ResourceName, ids: Iterable<number>): Promise<StoredRow[]> {
  return (await selectContent(resource)(db, { ids: listOf(ids) })) as StoredRow[]
}

/** The same with all that is stored beside it, for who works on them. */
export async function storedRowsOf(db: Reader, resource: ResourceName, ids: Iterable<number>): Promise<StoredRow[]> {
  const table = resourceTables[resource]
  return (await db
    .select()
    .from(table)
    .where(amongIds(table.id, listOf(ids)))) as StoredRow[]
}
