import { and, type Column, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { sectionOwnerTypeFor } from '#model/find-type.ts'
import { findContentType } from '#model/types.ts'
import type { Tx } from '#server/db/connect.ts'
import { isForeignKeyError } from '#server/db/database-errors.ts'
import { sections } from '#server/db/schema/sections.ts'
import { requireReader, requireWriter } from '../accounts/areas.ts'
import { logRecordChange } from '../audit-log/write.ts'
import { moveToBin } from '../bin/move-to-bin.ts'
import { conflictError } from '../conflict.ts'
import { type Deps, type TxDeps, write } from '../deps.ts'
import { loadFullRows } from '../rows/load-rows.ts'
import { whereOwner } from '../sections/owner.ts'
import { typeHooks } from '../type-hooks.ts'
import type { RecordRow } from '../urls/define-urls.ts'
import { resolveRecordUrls } from '../urls/links.ts'
import { allRecordPaths } from '../urls/record-urls.ts'
import { findUses } from '../usage/usage.ts'
import { isSame } from './bump-sequence.ts'
import { namedRow, type ResourceDefinition, type ResourceRow } from './definition.ts'
import { insertRecord, toStored } from './insert-records.ts'
import { type Filters, listOrder } from './listing/list-query.ts'
import { listedWhere } from './listing/listed-where.ts'
import { getRelations, saveRelations, withRelations } from './relations.ts'
import { checkReferences, type ExistingIds, mergeTexts, toRecord } from './values.ts'

type FieldValues = Record<string, unknown>
export type ListQuery = {
  page: number
  page_size: number
  ordering: string | undefined
  search: string | undefined
  filters: Filters
}
type ListResult = { count: number; results: FieldValues[] }

/** One page of a resource (spec §7, generic resource helper). */
export async function listRecords(deps: Deps, definition: ResourceDefinition, query: ListQuery): Promise<ListResult> {
  requireReader(deps, definition.name)
  const where = await listedWhere(deps, definition, query)
  const { table } = definition
  const before = (query.page - 1) * query.page_size
  // Selects ids first, so that sorting does not read whole rows. Counts in the same statement, to search once.
  const rows = await deps.db
    .select({ id: table.id, all: query.search ? sql<number>`count(*) over ()`.mapWith(Number) : sql<null>`null` })
    .from(table)
    .where(where)
    .orderBy(...listOrder(definition, { ordering: query.ordering, now: deps.now() }))
    .limit(query.page_size)
    .offset(before)
  const ids = rows.map(({ id }) => Number(id))
  // A page that is not full is the last one.
  const isLast = ids.length < query.page_size && (ids.length > 0 || before === 0)
  const all = isLast ? before + ids.length : (rows[0]?.all ?? (await deps.db.$count(table, where)))
  return { count: all, results: await loadRecords(deps, definition, ids) }
}

type ListIdsOptions = Pick<ListQuery, 'ordering' | 'search' | 'filters'> & { limit: number }

export async function listIds(
  deps: Deps,
  definition: ResourceDefinition,
  { limit, ...query }: ListIdsOptions,
): Promise<number[]> {
  requireReader(deps, definition.name)
  const { table } = definition
  const rows = await deps.db
    .select({ id: table.id })
    .from(table)
    .where(await listedWhere(deps, definition, query))
    .orderBy(...listOrder(definition, { ordering: query.ordering, now: deps.now() }))
    .limit(limit)
  return rows.map(({ id }) => Number(id))
}

/** These records in this order, as in their list; deleted ones are left out. */
export async function loadRecords(
  deps: Deps,
  definition: ResourceDefinition,
  ids: readonly number[],
): Promise<FieldValues[]> {
  requireReader(deps, definition.name)
  const rows = await loadFullRows(deps.db, definition.name, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return complete(
    deps,
    definition,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
}

export async function getRecord(deps: Deps, definition: ResourceDefinition, id: number): Promise<FieldValues> {
  requireReader(deps, definition.name)
  const [record] = await complete(deps, definition, await loadFullRows(deps.db, definition.name, [id]))
  if (!record) throw new AppError('not_found', { message: `${definition.name} ${id}` })
  return record
}

/** Creates a record with its links and rows in one transaction; `body` is already validated. */
export async function createRecord(
  deps: Deps,
  definition: ResourceDefinition,
  body: FieldValues,
): Promise<FieldValues> {
  return getRecord(deps, definition, await insertRecord(deps, definition, body))
}

type CheckedRecord = { body: FieldValues; stored: FieldValues | null; existing?: ExistingIds | undefined }

/** The record as saving would store it, without saving; throws what its own checks refuse. */
export async function checkRecord(
  deps: TxDeps,
  definition: ResourceDefinition,
  { body, stored, existing }: CheckedRecord,
): Promise<FieldValues> {
  const merged = stored ? mergeTexts(definition, body, stored) : body
  await checkReferences(deps.db, definition, { bodies: [merged], existing })
  if (stored) return { ...stored, ...merged }
  return { ...body, ...toRecord(await toStored(deps, definition, { body, before: null })) }
}

/** Updates the named fields; an outdated `version` changes nothing and throws `conflict` with the current record. */
export async function updateRecord(
  deps: Deps,
  definition: ResourceDefinition,
  { id, version, body: input }: { id: number; version?: number | undefined; body: FieldValues },
): Promise<FieldValues> {
  requireWriter(deps, definition.name)
  await write(deps, async (inner) => {
    const before = await requireRow(inner.db, definition, { id, version })
    const body = mergeTexts(definition, input, before)
    const relations = getRelations(definition, body)
    const [oldRecord] = await withRelations(inner.db, relations, [toRecord(before)])
    const oldPaths = await allRecordPaths(inner.db, definition.name, before)
    await checkReferences(inner.db, definition, { bodies: [body] })
    const values = await toStored(inner, definition, { body, before })
    const guard = and(eq(definition.table.id, id), eq(definition.table.version as Column, before.version))
    const [row] = (await inner.db
      .update(definition.table)
      .set({ ...values, version: before.version + 1 })
      .where(guard)
      .returning()) as ResourceRow[]
    // Throws: the record was changed since it was read above.
    if (!row) throw await requireRow(inner.db, definition, { id, version: before.version })
    await saveRelations(inner, definition, { id, isNew: false, body })
    await definition.afterSave?.(inner, row, oldRecord)
    const [now] = await withRelations(inner.db, relations, [toRecord(row)])
    if (isSameBesidesRows(definition, oldRecord, now))
      await inner.db.update(definition.table).set({ updated_at: before.updated_at }).where(eq(definition.table.id, id))
    await logRecordChange(inner, {
      act: 'changed',
      resource: definition.name,
      row: await namedRow(inner.db, definition, row),
      before: oldRecord,
      after: now,
    })
    await typeHooks.redirectUrls(inner, { from: oldPaths, to: await allRecordPaths(inner.db, definition.name, row) })
  })
  return getRecord(deps, definition, id)
}

type RowVersion = { id: number; version?: number | undefined }

/** The row for writing; throws `conflict` with the current record when its version is outdated. */
export async function requireRow(
  tx: Tx,
  definition: ResourceDefinition,
  { id, version }: RowVersion,
): Promise<ResourceRow> {
  const { name, table } = definition
  const [row] = (await tx.select().from(table).where(eq(table.id, id))) as ResourceRow[]
  if (!row) throw new AppError('not_found', { message: `${name} ${id}` })
  if (version !== undefined && version !== row.version) {
    const [current] = await withRelations(tx, definition, [toRecord(row)])
    throw await conflictError(tx, { subject: `${name} ${id}`, row, current })
  }
  return row
}

/** True when only rows that are records themselves changed: they have a change time of their own. */
function isSameBesidesRows(
  { rows }: ResourceDefinition,
  before: FieldValues | undefined,
  after: FieldValues | undefined,
): boolean {
  const ownRecords = rows.filter(({ resource }) => resource).map(({ field }) => field)
  if (ownRecords.length === 0) return false
  const content = ({ version: _version, updated_at: _at, updated_by: _by, ...values }: FieldValues) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !ownRecords.includes(field)))
  return isSame(content(before ?? {}), content(after ?? {}))
}

/** Throws `conflict` for an outdated `version`. */
/** One after another, all or none. Uses are looked up once, because that reads all texts and modules. */
export async function deleteRecords(
  deps: Deps,
  definition: ResourceDefinition,
  targets: readonly RowVersion[],
): Promise<void> {
  requireWriter(deps, definition.name)
  await write(deps, async (inner) => {
    const ids = targets.map(({ id }) => id)
    const uses = await findUses(inner, definition, ids)
    const deleted = new Set<number>()
    for (const target of targets) {
      const { id } = target
      const row = await requireRow(inner.db, definition, target)
      const places = uses.get(id)?.filter((use) => use.resource !== definition.name || !deleted.has(use.id)) ?? []
      if (places.length > 0) throw new AppError('in_use', { message: `${definition.name} ${id} is in use`, places })
      await deleteRow(inner, definition, row)
      deleted.add(id)
    }
  })
}

async function deleteRow(deps: TxDeps, definition: ResourceDefinition, row: ResourceRow): Promise<void> {
  const { db } = deps
  await moveToBin(deps, definition, row)
  await logRecordChange(deps, {
    act: 'deleted',
    resource: definition.name,
    row: await namedRow(db, definition, row),
  })
  await definition.beforeDelete?.(deps, row)
  const content_type = sectionOwnerTypeFor(definition.name)
  if (content_type) await db.delete(sections).where(whereOwner(sections, { content_type, object_id: row.id }))
  try {
    await db.delete(definition.table).where(eq(definition.table.id, row.id))
  } catch (cause) {
    if (isForeignKeyError(cause))
      throw new AppError('in_use', { message: `${definition.name} ${row.id} is in use`, cause })
    throw cause
  }
}

async function complete(
  deps: Deps,
  definition: ResourceDefinition,
  rows: readonly RecordRow[],
): Promise<FieldValues[]> {
  const ids = rows.map(({ id }) => id)
  const computed = await definition.computedFields?.(deps, ids)
  const records = await withRelations(deps.db, definition, rows.map(toRecord))
  const urlsOf = await urlsOfRecords(deps, definition, rows)
  return records.map((record, index) => ({ ...record, ...urlsOf(ids[index] ?? 0), ...computed?.get(ids[index] ?? 0) }))
}

/** The public URLs of each record by id; null without a page (a production without dates). */
async function urlsOfRecords(
  deps: Deps,
  { name }: ResourceDefinition,
  rows: readonly RecordRow[],
): Promise<(id: number) => Record<string, unknown>> {
  if (!findContentType(name)?.link) return () => ({})
  const urlsById = await resolveRecordUrls(deps, name, rows)
  return (id) => {
    const { de = '', en = '' } = urlsById.get(id) ?? {}
    // A file has one URL for both languages.
    return { urls: de && en ? { de, en } : null, ...(name === 'files' ? { url: de } : {}) }
  }
}
