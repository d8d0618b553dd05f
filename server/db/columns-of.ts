import { getTableColumns } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** The columns of any table by the names of its fields. */
export function columnsOf(table: SQLiteTable): Readonly<Record<string, SQLiteColumn>> {
  return getTableColumns(table)
}

export function columnNamed(table: SQLiteTable, name: string): SQLiteColumn {
  const found = columnsOf(table)[name]
  if (!found) throw new Error(`no column ${name}`)
  return found
}
