import type { Undo } from '#contract/admin/resources/undo.ts'
import { AppError } from '#contract/errors.ts'
import { undoDelete } from '../bin/restore-record.ts'
import { type Deps, write } from '../deps.ts'
import type { ResourceDefinition } from './definition.ts'
import { deleteRecords, updateRecord } from './engine.ts'
import { withRelations } from './relations.ts'

type Change = { id: number; version?: number | undefined; set: Record<string, unknown> }
type ChangedRecord = { id: number; version: number }

// Sequential in both functions: each record may write redirects and check its neighbours.

export async function changeMany(
  deps: Deps,
  definition: ResourceDefinition,
  changes: readonly Change[],
): Promise<ChangedRecord[]> {
  return write(deps, async (inner) => {
    const changed: ChangedRecord[] = []
    for (const { id, version, set } of changes) {
      const record = await updateRecord(inner, definition, { id, version, body: set })
      changed.push({ id, version: Number(record.version) })
    }
    return changed
  })
}

export async function undoMany(
  deps: Deps,
  definition: ResourceDefinition,
  { changes, created, deleted }: Undo,
): Promise<ChangedRecord[]> {
  return write(deps, async (inner) => {
    for (const id of deleted)
      if (!(await undoDelete(inner, { resource: definition.name, id })))
        throw new AppError('not_found', { message: `${definition.name} ${id} is not in the bin` })
    const changed = await changeMany(inner, definition, await recreateRows(inner, definition, changes))
    // In reverse: a record may reference an earlier one.
    await deleteRecords(inner, definition, created.toReversed())
    return changed
  })
}

/** Removed rows are recreated, except those that are records and come back from the bin. */
async function recreateRows(
  deps: Deps,
  { table, rows, ...definition }: ResourceDefinition,
  changes: readonly Change[],
): Promise<Change[]> {
  const plainRows = rows.filter(({ resource }) => !resource)
  const ids = changes.filter(({ set }) => plainRows.some(({ field }) => field in set)).map(({ id }) => id)
  const records = await withRelations(
    deps.db,
    { ...definition, table, rows: plainRows, links: [] },
    ids.map((id) => ({ id })),
  )
  const stored = new Map(records.map((record) => [record.id, record]))
  return changes.map(({ set, ...change }) => {
    const fields = plainRows.flatMap(({ field }) =>
      field in set ? [[field, withoutGoneIds(set[field] as Row[], stored.get(change.id)?.[field] as Row[])]] : [],
    )
    return { ...change, set: { ...set, ...Object.fromEntries(fields) } }
  })
}

type Row = Record<string, unknown>

function withoutGoneIds(rows: readonly Row[], stored: readonly Row[] = []): Row[] {
  const ids = new Set(stored.map(({ id }) => id))
  return rows.map(({ id, ...row }) => (ids.has(id) ? { id, ...row } : row))
}
