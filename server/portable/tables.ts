import { getTableName, is, Table } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { terminalError } from '#server/commands/terminal-text.ts'
import { tableConfigOf } from '#server/db/columns.ts'
import { schema } from '#server/db/schema/all.ts'
import * as search from '#server/db/schema/search.ts'
import { tableColumns } from '#server/db/table-columns.ts'

/** Left out: data of one database or machine, and data that is derived from the rest. */
const excludedTables = new Set<unknown>([
  ...Object.values(search),
  ...[
    schema.session,
    schema.verification,
    schema.presence,
    schema.throttles,
    schema.tableVersions,
    schema.backups,
    schema.mails,
    schema.importRuns,
    schema.importRunSteps,
    schema.importChoices,
  ],
])

export const exportedTables: ReadonlyMap<string, SQLiteTable> = new Map(
  (Object.values(schema) as unknown[])
    .filter((each): each is SQLiteTable => is(each, Table) && !excludedTables.has(each))
    .map((table) => [getTableName(table), table] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)

export function primaryKeyColumns(table: SQLiteTable): SQLiteColumn[] {
  const primaryKey = tableConfigOf(table).primaryKeys.flatMap(({ columns }) => columns)
  return primaryKey.length > 0 ? primaryKey : Object.values(tableColumns(table)).filter(({ primary }) => primary)
}

/** Throws an Error in one line for missing or unknown columns. */
export function requireColumns(table: SQLiteTable, row: Record<string, unknown>): void {
  const columns = tableColumns(table)
  const unexpected = [
    ...Object.keys(columns).filter((name) => !(name in row)),
    ...Object.keys(row).filter((name) => !(name in columns)),
  ]
  if (unexpected.length > 0)
    throw terminalError(
      `eine Zeile von ${getTableName(table)} hat unerwartete Spalten: ${unexpected.join(', ')}`,
      `a row of ${getTableName(table)} has unexpected columns: ${unexpected.join(', ')}`,
    )
}
