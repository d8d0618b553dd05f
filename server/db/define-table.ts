import type { SQLiteColumn as Column, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ResourceName } from '#model/define-type.ts'

export type ResourceTable = SQLiteTable & { id: Column; version?: Column; search_text?: Column; sort_text?: Column }

/** By resource. */
export type TypeTables = Partial<Record<ResourceName, ResourceTable>>
