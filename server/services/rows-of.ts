import type { ResourceName } from '#content/define.ts'
import type { StoredRow } from '#content/define-address.ts'
import { resourceTables } from '#content/tables.ts'
import type { Reader } from '#server/db/connect.ts'
import { inList, listOf, preparedFor } from '#server/db/prepared.ts'

const queryOf = preparedFor((resource: ResourceName) => (db) => {
  const table = resourceTables[resource]
  return db.select().from(table).where(inList(table.id, 'ids'))
})

/** The stored records of a resource with these ids, in no order; those that are gone are missing. */
export async function rowsOf(db: Reader, resource: ResourceName, ids: Iterable<number>): Promise<StoredRow[]> {
  return (await queryOf(resource)(db, { ids: listOf(ids) })) as StoredRow[]
}
