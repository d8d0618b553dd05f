import type { SQLiteColumn as Column, SQLiteTable } from 'drizzle-orm/sqlite-core'

export type ResourceTable = SQLiteTable & { id: Column; version?: Column; search_text?: Column; sort_text?: Column }
