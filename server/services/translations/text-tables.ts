import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import { localisedFieldNames } from '#contract/admin/resources/missing-english.ts'
import type { ResourceTable } from '#server/db/define-table.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import type { ResourceDefinition } from '../resources/definition.ts'

/** `rows`: the field of rows, null for the record itself; `owner`: the record's id in the table. */
type TextTable = { table: ResourceTable; owner: Column; rows: string | null; texts: readonly string[] }

/** The tables with a record's texts. Rows that are records of a type of their own belong to that type. */
export function textTablesOf({ name, table, rows }: ResourceDefinition): TextTable[] {
  const texts = localisedFieldNames(name)
  const tables = rows
    .filter(({ resource }) => !resource)
    .map(({ field, table: from, own }) => ({
      table: from,
      owner: requireColumn(from, own) as Column,
      rows: field,
      texts: texts.rows[field] ?? [],
    }))
  return [{ table, owner: table.id, rows: null, texts: texts.own }, ...tables].filter(({ texts }) => texts.length > 0)
}
