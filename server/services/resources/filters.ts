import { eq, getTableColumns, not, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import { parseId } from '#contract/urls.ts'
import type { ResourceTable } from './definition.ts'

/** `?is_online=true` and the like. */
export const yesNo = (column: Column) => (value: string) => eq(column, value === 'true' || value === '1')

export const sameId = (column: Column) => (value: string) => eq(column, parseId(value) ?? 0)

export const sameText = (column: Column) => (value: string) => eq(column, value)

/** A picture that says nothing to who cannot see it, and is not marked as mere decoration. */
export const missingAlt = (images: { alt: Column; decorative: Column }) => (value: string) => {
  const missing = sql`(${images.decorative} = ${sql.param(false, images.decorative)} and coalesce(${images.alt}->>'de', '') = '')`
  return value === 'true' ? missing : not(missing)
}

/** `missing_en`, of every resource: some text is there in German and not in English. */
export function missingEnglish(table: ResourceTable, isMissing: boolean): SQL | undefined {
  const texts = Object.values(getTableColumns(table)).filter((column) => column.dataType === 'json' && column.name !== 'movements')
  // A text that was stored before it had two languages has neither key.
  const missing = or(...texts.map((column) => sql`(coalesce(${column}->>'de', '') <> '' and coalesce(${column}->>'en', '') = '')`))
  return missing && (isMissing ? missing : not(missing))
}
