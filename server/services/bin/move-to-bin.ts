import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { ResourceName } from '#model/define-type.ts'
import { sectionOwnerTypeFor } from '#model/find-type.ts'
import { recordTitle } from '#model/titles.ts'
import { findContentType } from '#model/types.ts'
import type { Db } from '#server/db/connect.ts'
import { type BinnedRow, bin } from '#server/db/schema/bin.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import type { Deps, TxDeps } from '../deps.ts'
import { namedRow, type ResourceDefinition, type ResourceRow } from '../resources/definition.ts'
import { whereOwner } from '../sections/owner.ts'
import { typeHooks } from '../type-hooks.ts'
import { allRecordPaths } from '../urls/record-urls.ts'
import { mediaReferences } from './media.ts'
import { findContainedRows, readRecordSnapshot } from './record-snapshot.ts'
import { whereExpired } from './retention.ts'

/** Short transactions, so that other writes do not wait long. */
const BATCH = 50

/** Puts a record into the bin before its deletion; some types skip the bin. */
export async function moveToBin(
  { db, viewer, now }: Pick<TxDeps, 'db' | 'viewer' | 'now'>,
  definition: ResourceDefinition,
  row: ResourceRow,
): Promise<void> {
  const { name } = definition
  if (findContentType(name)?.deletesForGood) return
  const state = await readRecordSnapshot(db, definition, row)
  const namedState = await namedRow(db, definition, row)
  await db.insert(bin).values({
    resource: name,
    record_id: row.id,
    title: { de: recordTitle(name, namedState, 'de'), en: recordTitle(name, namedState, 'en') },
    state,
    media: mediaReferences(state),
    holds: findContainedRows(state),
    deleted_at: now(),
    deleted_by: viewer?.id ?? null,
  })
}

export async function purgeExpiredRecords({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { id } = bin
  const expired = db.select({ id }).from(bin).where(whereExpired(now())).limit(BATCH)
  for (let ids = await expired; ids.length > 0; ids = await expired)
    await purgeRecords(
      db,
      ids.map((each) => each.id),
    )
}

/** Also deletes their versions, the bins of their pages and their redirects. Returns the number of records. */
export async function purgeRecords(db: Db, ids: number[]): Promise<number> {
  const expired = await db
    .select({ resource: bin.resource, record_id: bin.record_id, state: bin.state })
    .from(bin)
    .where(and(inArray(bin.id, ids), isNull(bin.part)))
  for (const { resource, record_id, state } of expired) {
    await deleteRedirects(db, { resource, id: record_id, row: state[0]?.row ?? {} })
    const content_type = sectionOwnerTypeFor(resource)
    if (!content_type) continue
    await db.delete(bin).where(and(eq(bin.resource, resource), eq(bin.record_id, record_id), isNotNull(bin.part)))
    await db.delete(pageStates).where(whereOwner(pageStates, { content_type, object_id: record_id }))
  }
  // Last, so that an aborted run outside a transaction is repeated.
  const deleted = await db.delete(bin).where(inArray(bin.id, ids)).returning({ id: bin.id })
  return deleted.length
}

/** A path without the record's id may belong to another record by now, so only paths with it are deleted. */
async function deleteRedirects(
  db: Db,
  { resource, id, row }: { resource: ResourceName; id: number; row: BinnedRow['row'] },
): Promise<void> {
  const addresses = (await allRecordPaths(db, resource, { ...row, id })).filter((address) => address.endsWith(`/${id}`))
  await typeHooks.deleteRedirectsTo(db, addresses)
}
