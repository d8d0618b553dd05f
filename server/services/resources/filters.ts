import { eq } from 'drizzle-orm'
import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'

/** `?is_online=true` and the like. */
export const yesNo = (column: Column) => (value: string) => eq(column, value === 'true' || value === '1')

export const sameId = (column: Column) => (value: string) => eq(column, Number(value) || 0)

export const sameText = (column: Column) => (value: string) => eq(column, value)
