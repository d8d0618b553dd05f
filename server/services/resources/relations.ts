import { asc, eq, inArray } from 'drizzle-orm'
import { fieldError } from '#contract/errors.ts'
import type { ResourceName } from '#model/define-type.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { inIdsParam, preparedFor, toIdList } from '#server/db/prepared.ts'
import { requireColumn, tableColumns } from '#server/db/table-columns.ts'
import type { ResourceTable } from '../../db/define-table.ts'
import { moveToBin } from '../bin/move-to-bin.ts'
import { undoDelete } from '../bin/restore-record.ts'
import { authorColumns } from '../conflict.ts'
import type { Deps, TxDeps } from '../deps.ts'
import { groupBy } from '../rows/group-by.ts'
import type { LinkField, ResourceDefinition, ResourceRow, RowsField } from './definition.ts'
import { withSources } from './translation-source.ts'
import { toColumns, toRecord } from './values.ts'

type FieldValues = Record<string, unknown>

/** Adds link ids and owned rows to each record; one query per relation. */
export async function withRelations(
  db: Db,
  definition: ResourceDefinition,
  records: FieldValues[],
): Promise<FieldValues[]> {
  const ids = records.map((record) => Number(record.id))
  if (ids.length === 0) return records
  const added: { field: string; byId: Map<number, unknown[]> }[] = []
  for (const relation of [...definition.links, ...definition.rows]) {
    added.push({ field: relation.field, byId: await shownBelonging(db, relation, ids) })
  }
  return records.map((record) => ({
    ...record,
    ...Object.fromEntries(added.map(({ field, byId }) => [field, byId.get(Number(record.id)) ?? []])),
  }))
}

/** The definition with the relations that `body` names. */
export function getRelations(definition: ResourceDefinition, body: FieldValues): ResourceDefinition {
  const { links, rows } = definition
  return {
    ...definition,
    links: links.filter(({ field }) => field in body),
    rows: rows.filter(({ field }) => field in body),
  }
}

type SavedRecord = { id: number; isNew: boolean }

/** Saves the links and owned rows in `body`; relations that it does not name stay. */
export async function saveRelations(
  deps: TxDeps,
  definition: ResourceDefinition,
  { body, ...saved }: SavedRecord & { body: FieldValues },
): Promise<void> {
  for (const link of definition.links) {
    const next = body[link.field] as number[] | undefined
    if (next) await saveLinks(deps.db, link, { ...saved, next: [...new Set(next)] })
  }
  for (const owned of definition.rows) {
    const next = body[owned.field] as FieldValues[] | undefined
    if (next) await saveRows(deps, owned, { ...saved, next, resource: definition.name })
  }
}

async function saveLinks(
  tx: Tx,
  { table, own, other }: LinkField,
  { id, isNew, next }: SavedRecord & { next: number[] },
): Promise<void> {
  if (!isNew) await tx.delete(table).where(eq(requireColumn(table, own), id))
  if (next.length > 0) await tx.insert(table).values(next.map((target) => ({ [own]: id, [other]: target })))
}

/** Rows keep their ids (an event date's id is in its URL): only new ones are inserted, only missing ones deleted. */
async function saveRows(
  deps: TxDeps,
  rows: RowsField,
  { id, isNew, next, resource: owner }: SavedRecord & { next: FieldValues[]; resource: ResourceName },
): Promise<void> {
  const { db } = deps
  const { field, table, own, ordered, resource, beforeSave = (values) => values } = rows
  const readStored = async (): Promise<Map<number, FieldValues>> => {
    const existingRows: FieldValues[] = isNew
      ? []
      : await db
          .select()
          .from(table)
          .where(eq(requireColumn(table, own), id))
    return new Map(existingRows.map((row) => [Number(row.id), row]))
  }
  let existing = await readStored()
  const missing = next.flatMap((row, index) =>
    row.id === undefined || existing.has(Number(row.id)) ? [] : [{ index, rowId: Number(row.id) }],
  )
  // An undo sends the removed row again.
  const binned = resource?.().name
  if (binned)
    for (const { rowId } of missing)
      await undoDelete(deps, { resource: binned, id: rowId, belongsTo: { field: own, id } })
  if (missing.length > 0) existing = await readStored()
  for (const { index, rowId } of missing) {
    if (existing.has(rowId)) continue
    throw fieldError(`${field}.${index}.id`, 'unknown_reference', `${field} ${rowId} is not of record ${id}`)
  }
  const remainingIds = new Set(next.map((row) => Number(row.id)))
  const removedIds = [...existing.keys()].filter((rowId) => !remainingIds.has(rowId))
  for (const rowId of removedIds) if (resource) await moveToBin(deps, resource(), existing.get(rowId) as ResourceRow)
  if (removedIds.length > 0) await db.delete(table).where(inArray(table.id, removedIds))
  const fresh: FieldValues[] = []
  for (const [index, row] of next.entries()) {
    const before = existing.get(Number(row.id)) ?? null
    const values = beforeSave(
      {
        ...withSources(toColumns(table, row), { resource: owner, rows: field, before }),
        [own]: id,
        ...(ordered ? { order: index } : {}),
      },
      before,
      deps,
    )
    if (before === null) fresh.push({ ...values, ...getLock(table, deps, 1) })
    else if (isChanged(values, before))
      await db
        .update(table)
        .set({ ...values, ...getLock(table, deps, Number(before.version) + 1) })
        .where(eq(table.id, Number(row.id)))
  }
  if (fresh.length > 0) await db.insert(table).values(fresh)
}

/** Rows with a page have a version of their own. */
function getLock(table: ResourceTable, deps: Deps, version: number): FieldValues {
  return table.version ? { version, ...authorColumns(deps) } : {}
}

function isChanged(values: FieldValues, before: FieldValues): boolean {
  const serialise = (value: unknown) => JSON.stringify(value ?? null)
  return Object.entries(values).some(([name, value]) => serialise(value) !== serialise(before[name]))
}

type Relation = LinkField | RowsField

async function shownBelonging(db: Db, relation: Relation, ids: readonly number[]): Promise<Map<number, unknown[]>> {
  const toShown = 'other' in relation ? (row: FieldValues) => row[relation.other] : toRecord
  const belonging = groupBy(await queryOf(relation)(db, { ids: toIdList(ids) }), (row) => Number(row[relation.own]))
  return new Map([...belonging].map(([id, rows]) => [id, rows.map(toShown)]))
}

const queryOf = preparedFor<Relation, FieldValues[]>(({ table, own, ...relation }) => {
  const columns = tableColumns(table)
  const orderColumn = 'ordered' in relation ? columns.order : (columns.date_start ?? columns.id)
  return (db) => {
    const query = db
      .select()
      .from(table)
      .where(inIdsParam(requireColumn(table, own), 'ids'))
    return orderColumn ? query.orderBy(asc(orderColumn)) : query
  }
})
