import { eq, getTableColumns, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import type { ResourceTable } from '#content/define-table.ts'

/** A column that is what was asked for. */
export const same = (column: Column) => (value: string | boolean) => eq(column, value)

/** A reference to one of the records asked for. */
export const oneOf = (column: Column) => (ids: number[]) => inArray(column, ids)

/** A picture that says nothing to who cannot see it, and is not marked as mere decoration. */
export const missingAlt = (images: { alt: Column; decorative: Column }) => (isMissing: boolean) => {
  const missing = sql`(${images.decorative} = ${sql.param(false, images.decorative)} and coalesce(${images.alt}->>'de', '') = '')`
  return isMissing ? missing : not(missing)
}

/** `missing_en`, of every resource: some text is there in German and not in English. */
export function missingEnglish(table: ResourceTable, isMissing: boolean): SQL | undefined {
  const texts = Object.values(getTableColumns(table)).filter((column) => column.dataType === 'json' && column.name !== 'movements')
  // A text that was stored before it had two languages has neither key.
  const missing = or(...texts.map((column) => sql`(coalesce(${column}->>'de', '') <> '' and coalesce(${column}->>'en', '') = '')`))
  return missing && (isMissing ? missing : not(missing))
}
