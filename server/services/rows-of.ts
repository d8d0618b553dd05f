import type { ResourceName } from '#content/define.ts'
import type { StoredRow } from '#content/define-address.ts'
import { resourceTables } from '#content/tables.ts'
import type { Reader } from '#server/db/connect.ts'
import { inList, listOf, prepared } from '#server/db/prepared.ts'

const queries = new Map<ResourceName, ReturnType<typeof queryOf>>()

/** The stored records of a resource with these ids, in no order; those that are gone are missing. */
export async function rowsOf(db: Reader, resource: ResourceName, ids: Iterable<number>): Promise<StoredRow[]> {
  const query = queries.get(resource) ?? queryOf(resource)
  queries.set(resource, query)
  return (await query(db, { ids: listOf(ids) })) as StoredRow[]
}

function queryOf(resource: ResourceName) {
  const table = resourceTables[resource]
  return prepared((db) => db.select().from(table).where(inList(table.id, 'ids')))
}
