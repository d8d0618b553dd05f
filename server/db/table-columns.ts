import { getTableColumns } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

export function tableColumns(table: SQLiteTable): Readonly<Record<string, SQLiteColumn>> {
  return getTableColumns(table)
}

/** Folded texts for lists, and the optimistic lock. */
type InternalColumn = 'search_text' | 'sort_text' | 'version' | 'updated_by'

/** The columns of content, without internal ones. */
export function contentColumns<T extends SQLiteTable>(table: T): Omit<T['_']['columns'], InternalColumn> {
  const { search_text, sort_text, version, updated_by, ...content } = tableColumns(table)
  return content as Omit<T['_']['columns'], InternalColumn>
}

export function requireColumn(table: SQLiteTable, name: string): SQLiteColumn {
  const columnOfName = tableColumns(table)[name]
  if (!columnOfName) throw new Error(`no column ${name}`)
  return columnOfName
}

/** These columns under their names, for a query of few of them. */
export function pickColumns<T extends SQLiteTable, N extends keyof T['_']['columns'] & string>(
  table: T,
  ...names: N[]
): Pick<T['_']['columns'], N> {
  return Object.fromEntries(names.map((name) => [name, requireColumn(table, name)])) as Pick<T['_']['columns'], N>
}
