import { getTableColumns } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** The columns of any table by the names of its fields. */
export function tableColumns(table: SQLiteTable): Readonly<Record<string, SQLiteColumn>> {
  return getTableColumns(table)
}

/** Copies of a record's texts that lists are searched and sorted by, and what guards it against two writers. */
type InternalColumn = 'search_text' | 'sort_text' | 'version' | 'updated_by'

/** What a record says, for a select: without what is kept beside it. */
export function contentColumns<T extends SQLiteTable>(table: T): Omit<T['_']['columns'], InternalColumn> {
  const { search_text, sort_text, version, updated_by, ...content } = tableColumns(table)
  return content as Omit<T['_']['columns'], InternalColumn>
}

export function requireColumn(table: SQLiteTable, name: string): SQLiteColumn {
  const found = tableColumns(table)[name]
  if (!found) throw new Error(`no column ${name}`)
  return found
}
