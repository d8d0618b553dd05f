import type { ResourceName } from '#model/define-type.ts'
import type { Db } from '#server/db/connect.ts'
import { inIds, inIdsParam, preparedFor, toIdList } from '#server/db/prepared.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import { resourceTables } from '#server/db/tables.ts'
import type { RecordRow } from '../urls/define-urls.ts'

const selectContent = preparedFor((resource: ResourceName) => (db) => {
  const table = resourceTables[resource]
  return db.select(contentColumns(table)).from(table).where(inIdsParam(table.id, 'ids'))
})

/** The public columns of these records, unordered; deleted ones are missing. */
export async function loadContentRows(db: Db, resource: ResourceName, ids: Iterable<number>): Promise<RecordRow[]> {
  return (await selectContent(resource)(db, { ids: toIdList(ids) })) as RecordRow[]
}

export async function loadFullRows(db: Db, resource: ResourceName, ids: Iterable<number>): Promise<RecordRow[]> {
  const table = resourceTables[resource]
  return (await db
    .select()
    .from(table)
    .where(inIds(table.id, toIdList(ids)))) as RecordRow[]
}
