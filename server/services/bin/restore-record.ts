import { and, desc, eq, getTableName, isNull } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import type { DroppedReference } from '#contract/admin/bin.ts'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { AppError, fieldError, type UsagePlace } from '#contract/errors.ts'
import type { ResourceName } from '#model/define-type.ts'
import type { Tx } from '#server/db/connect.ts'
import { bin } from '#server/db/schema/bin.ts'
import { parseInput } from '#server/http/parse.ts'
import { requireWriter } from '../accounts/areas.ts'
import { logRecordChange } from '../audit-log/write.ts'
import { authorColumns } from '../conflict.ts'
import { type Deps, requireSession, type TxDeps, write } from '../deps.ts'
import { refreshOnlineTime } from '../page-states/online-time.ts'
import { requireResource, resources } from '../resources/all.ts'
import { namedRow, type ResourceDefinition, type ResourceRow } from '../resources/definition.ts'
import { typeHooks } from '../type-hooks.ts'
import { allRecordPaths } from '../urls/record-urls.ts'
import { getParts, insertParts, type Part, type TableReference, tableReferences } from './record-snapshot.ts'
import { whereRestorable } from './retention.ts'

type FieldValues = Record<string, unknown>
type Restored = { resource: ResourceDefinition['name']; id: number; dropped_references: DroppedReference[] }

/**
 * Restores a record with everything deleted with it. `set` replaces values in use by now. References to missing records
 * are dropped and reported; if one is required, `places` names what has to be restored first.
 */
export async function restoreRecord(
  deps: Deps,
  { id, set }: { id: number; set: Readonly<Record<string, string>> },
): Promise<Restored> {
  requireSession(deps)
  return write(deps, async (inner) => {
    const [entry] = await inner.db
      .delete(bin)
      .where(and(eq(bin.id, id), isNull(bin.part), whereRestorable(deps.now())))
      .returning()
    if (!entry) throw new AppError('not_found', { message: `${id} is not in the bin` })
    requireWriter(deps, entry.resource)
    const definition = requireResource(entry.resource)
    const parts = getParts(entry.state)
    const droppedReferences = await dropMissingReferences(inner, parts)
    const [recordPart, ...otherParts] = parts
    if (!recordPart) throw new Error(`an empty bin entry of ${entry.resource} ${entry.record_id}`)
    const before = {
      ...withGiven(definition, recordPart.row, set),
      ...(await refreshOnlineTime(inner.db, recordPart.row)),
    } as ResourceRow
    const row = {
      ...before,
      ...(await definition.beforeSave?.(inner, before, before)),
      version: before.version + 1,
      ...authorColumns(deps),
    } as ResourceRow
    await inner.db.insert(definition.table).values(row)
    await insertParts(inner.db, otherParts)
    await definition.afterSave?.(inner, row)
    await logRecordChange(inner, {
      act: 'restored',
      resource: entry.resource,
      row: await namedRow(inner.db, definition, row),
    })
    // No redirect from a path that is in use.
    await typeHooks.deleteRedirectsFrom(inner.db, await allRecordPaths(inner.db, definition.name, row))
    return { resource: entry.resource, id: entry.record_id, dropped_references: droppedReferences }
  })
}

type Deleted = { resource: ResourceName; id: number; belongsTo?: { field: string; id: number } }

/** Restores the last deletion under this id; false when it is not in the bin or belonged to another record. */
export async function undoDelete(deps: Deps, { resource, id, belongsTo }: Deleted): Promise<boolean> {
  const { db, now } = deps
  const [entry] = await db
    .select({ id: bin.id, state: bin.state })
    .from(bin)
    .where(and(eq(bin.resource, resource), eq(bin.record_id, id), isNull(bin.part), whereRestorable(now())))
    .orderBy(desc(bin.id))
    .limit(1)
  if (!entry || (belongsTo && entry.state[0]?.row[belongsTo.field] !== belongsTo.id)) return false
  await restoreRecord(deps, { id: entry.id, set: {} })
  return true
}

function withGiven({ name }: ResourceDefinition, row: FieldValues, set: Readonly<Record<string, string>>): FieldValues {
  const shape: Record<string, z.core.$ZodType> = resourceBodies[name].shape
  const replaced = Object.keys(set).flatMap((field) => {
    const schema = shape[field]
    if (!schema || typeof row[field] !== 'string') throw fieldError(field, 'unknown_field', `no text ${field}`)
    return [[field, schema] as const]
  })
  return { ...row, ...parseInput(z.object(Object.fromEntries(replaced)), set) }
}

/** Drops references to missing records: nullable columns become null, link rows are removed. */
async function dropMissingReferences({ db }: TxDeps, parts: Part[]): Promise<DroppedReference[]> {
  const present = new Set(parts.map(({ table, row }) => `${getTableName(table)} ${row.id}`))
  const dropped: DroppedReference[] = []
  const required: { field: string; to: SQLiteTable; id: number }[] = []
  for (const part of [...parts]) {
    for (const { field, column, to, toColumn } of tableReferences(part.table)) {
      const value = part.row[field]
      if (
        value === null ||
        value === undefined ||
        present.has(`${getTableName(to)} ${value}`) ||
        (await exists(db, { to, toColumn, value }))
      )
        continue
      const reference = { field, resource: findResource(to)?.name ?? null, id: Number(value) }
      if (!column.notNull) part.row[field] = null
      else if ('id' in part.row) required.push({ field, to, id: Number(value) })
      else parts.splice(parts.indexOf(part), 1)
      dropped.push(reference)
    }
  }
  if (required.length > 0) throw await refusal(db, required)
  return dropped
}

async function exists(
  tx: Tx,
  { to, toColumn, value }: Pick<TableReference, 'to' | 'toColumn'> & { value: unknown },
): Promise<boolean> {
  const rows = await tx.select({ found: toColumn }).from(to).where(eq(toColumn, value)).limit(1)
  return rows.length > 0
}

/** Names the missing records that are in the bin themselves. */
async function refusal(tx: Tx, required: { field: string; to: SQLiteTable; id: number }[]): Promise<AppError> {
  const places: UsagePlace[] = []
  for (const { to, id } of required) {
    const resource = findResource(to)
    if (!resource) continue
    const [row] = await tx
      .select({ title: bin.title })
      .from(bin)
      .where(and(eq(bin.resource, resource.name), eq(bin.record_id, id), isNull(bin.part)))
    places.push({
      resource: resource.name,
      id,
      title: row?.title.de ?? `#${id}`,
      url: null,
      ...(row ? { in_bin: 'whole' as const } : {}),
    })
  }
  const fields = Object.fromEntries(required.map(({ field }) => [field, ['unknown_reference']]))
  return new AppError('bad_input', { message: 'what the record needs is gone', fields, places })
}

function findResource(table: SQLiteTable): ResourceDefinition | undefined {
  return resources.find((each) => each.table === table)
}
