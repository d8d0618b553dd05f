import { eq, getTableName, inArray } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { sectionOwnerTypeFor } from '#model/find-type.ts'
import { tableConfigOf } from '#server/db/columns.ts'
import type { Tx } from '#server/db/connect.ts'
import type { BinnedRow } from '#server/db/schema/bin.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { tableColumns } from '#server/db/table-columns.ts'
import { allTables } from '#server/db/table-tracking.ts'
import type { ResourceDefinition } from '../resources/definition.ts'
import { whereOwner } from '../sections/owner.ts'

type Row = Record<string, unknown>
export type TableReference = {
  field: string
  column: SQLiteColumn
  to: SQLiteTable
  toColumn: SQLiteColumn
  takesAlong: boolean
}

const byName = new Map(allTables.map((each) => [getTableName(each), each]))
const references = new Map(allTables.map((each) => [each, referencesFrom(each)]))

export function tableReferences(table: SQLiteTable): readonly TableReference[] {
  return references.get(table) ?? []
}

export function requireTable(name: string): SQLiteTable {
  const table = byName.get(name)
  if (!table) throw new Error(`no table ${name}`)
  return table
}

/** The record with its sections and all rows that ON DELETE CASCADE removes with it. */
export async function readRecordSnapshot(
  tx: Tx,
  { name, table }: ResourceDefinition,
  record: Row & { id: number },
): Promise<BinnedRow[]> {
  const content_type = sectionOwnerTypeFor(name)
  const attached = content_type
    ? await tx
        .select()
        .from(sections)
        .where(whereOwner(sections, { content_type, object_id: record.id }))
    : []
  return readWithFollowers(tx, [
    { table, rows: [record] },
    { table: sections, rows: attached },
  ])
}

export async function readWithFollowers(
  tx: Tx,
  ownRows: readonly { table: SQLiteTable; rows: readonly Row[] }[],
): Promise<BinnedRow[]> {
  const rowsByKey = new Map<string, BinnedRow>()
  for (const { table, rows } of ownRows) await addRows(table, rows)
  return [...rowsByKey.values()]

  async function addRows(table: SQLiteTable, rows: readonly Row[]): Promise<void> {
    const name = getTableName(table)
    const fresh = rows
      .map((row): BinnedRow => ({ table: name, row: toJson(row) }))
      .filter((each) => !rowsByKey.has(JSON.stringify(each)))
    for (const each of fresh) rowsByKey.set(JSON.stringify(each), each)
    if (fresh.length === 0) return
    for (const [follower, ofFollower] of references) {
      for (const { column, to, toColumn, takesAlong } of ofFollower) {
        if (to !== table || !takesAlong) continue
        const values = fresh.map(({ row }) => row[getField(table, toColumn)])
        await addRows(follower, (await tx.select().from(follower).where(inArray(column, values))) as Row[])
      }
    }
  }
}

/** The names for `bin.holds`, by which sections and modules are found. */
export function findContainedRows(state: readonly BinnedRow[]): string[] {
  return state.flatMap(({ table, row }) => {
    if (table === getTableName(sections)) return [`section:${row.id}`, `slug:${row.slug}`]
    return table === getTableName(modules) ? [`module:${row.id}`, `kind:${row.kind}`] : []
  })
}

export type Part = { table: SQLiteTable; row: Row }

export function getParts(state: readonly BinnedRow[]): Part[] {
  return state.map(({ table, row }) => ({ table: requireTable(table), row: fromJson(requireTable(table), row) }))
}

/** Referenced rows first. A section whose slug is in use by now gets another. */
export async function insertParts(tx: Tx, parts: readonly Part[]): Promise<void> {
  let remaining = [...parts]
  while (remaining.length > 0) {
    const pendingKeys = new Set(remaining.map(({ table, row }) => `${getTableName(table)} ${row.id}`))
    const ready = remaining.filter(({ table, row }) =>
      tableReferences(table).every(
        ({ field, to }) =>
          row[field] === null ||
          (to === table && row[field] === row.id) ||
          !pendingKeys.has(`${getTableName(to)} ${row[field]}`),
      ),
    )
    if (ready.length === 0) throw new Error('binned rows refer to each other in a circle')
    for (const { table, row } of ready)
      await tx.insert(table).values(table === sections ? await withFreeSlug(tx, row) : row)
    remaining = remaining.filter((part) => !ready.includes(part))
  }
}

async function withFreeSlug(tx: Tx, row: Row): Promise<Row> {
  const [existing] = await tx
    .select({ id: sections.id })
    .from(sections)
    .where(eq(sections.slug, String(row.slug)))
  return existing ? { ...row, slug: `${row.slug}-${row.id}` } : row
}

export function fromJson(table: SQLiteTable, row: Row): Row {
  const columns = tableColumns(table)
  return Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) => {
      const column = columns[field]
      if (!column) return []
      return [[field, column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value]]
    }),
  )
}

function toJson(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]),
  )
}

function referencesFrom(table: SQLiteTable): TableReference[] {
  return tableConfigOf(table).foreignKeys.flatMap(({ onDelete, reference }) => {
    const { columns, foreignColumns, foreignTable } = reference()
    const [column, toColumn] = [columns[0], foreignColumns[0]]
    return column && toColumn
      ? [
          {
            field: getField(table, column),
            column,
            to: foreignTable as SQLiteTable,
            toColumn,
            takesAlong: onDelete === 'cascade',
          },
        ]
      : []
  })
}

function getField(table: SQLiteTable, column: SQLiteColumn): string {
  const [field] = Object.entries(tableColumns(table)).find(([, each]) => each.name === column.name) ?? []
  if (!field) throw new Error(`no field for column ${column.name}`)
  return field
}
