import { getTableName, is, Table } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { tableConfigOf } from '#server/db/columns.ts'
import { schema } from '#server/db/schema/all.ts'
import * as search from '#server/db/schema/search.ts'
import { tableColumns } from '#server/db/table-columns.ts'
import { terminalText } from '#server/terminal-text.ts'

/** What holds for one database or one machine only, or is made again from the rest. */
const leftOut = new Set<unknown>([
  ...Object.values(search),
  ...[
    schema.session,
    schema.verification,
    schema.presence,
    schema.throttles,
    schema.tableVersions,
    schema.backups,
    schema.mails,
  ],
])

/** The tables that make up a house, by name. */
export const exportedTables: ReadonlyMap<string, SQLiteTable> = new Map(
  (Object.values(schema) as unknown[])
    .filter((one): one is SQLiteTable => is(one, Table) && !leftOut.has(one))
    .map((table) => [getTableName(table), table] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)

/** What tells the rows of a table apart, in the order of the columns. */
export function primaryKeyColumns(table: SQLiteTable): SQLiteColumn[] {
  const together = tableConfigOf(table).primaryKeys.flatMap(({ columns }) => columns)
  return together.length > 0 ? together : Object.values(tableColumns(table)).filter(({ primary }) => primary)
}

/** Throws an Error in one line where the columns of a row are not those of the table. */
export function requireColumns(table: SQLiteTable, row: Record<string, unknown>): void {
  const columns = tableColumns(table)
  const strange = [
    ...Object.keys(columns).filter((name) => !(name in row)),
    ...Object.keys(row).filter((name) => !(name in columns)),
  ]
  if (strange.length > 0)
    throw new Error(
      terminalText(
        `eine Zeile von ${getTableName(table)} hat andere Spalten: ${strange.join(', ')}`,
        `a row of ${getTableName(table)} has other columns: ${strange.join(', ')}`,
      ),
    )
}
