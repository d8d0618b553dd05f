import { getTableName, gt, min, sql } from 'drizzle-orm'
import { resourceTables } from '#content/tables.ts'
import { resourceNames, typeOfResource } from '#content/types.ts'
import { columnNamed } from '../db/columns-of.ts'
import type { Reader } from '../db/connect.ts'

/** From when and until when visitors see a record, of every type that knows such a time. */
const columns = resourceNames.flatMap((name) => {
  const { from, until } = typeOfResource(name)?.shown ?? {}
  return [from, until].flatMap((field) => (field ? [columnNamed(resourceTables[name], field)] : []))
})

/** By the names of the tables when the next of their records begins or ends to be public, or never; asked in one statement. */
export async function nextInstants(db: Reader, after: Date): Promise<Map<string, number>> {
  const [column] = columns
  if (!column) return new Map()
  const each = columns.map(
    (own) => sql`SELECT ${sql.raw(`'${getTableName(own.table)}'`)} AS name, ${min(own)} AS next FROM ${own.table} WHERE ${gt(own, after)}`,
  )
  const rows = await db.select({ name: sql<string>`name`, next: sql`next`.mapWith(column) }).from(sql`(${sql.join(each, sql` UNION ALL `)}) AS instants`)
  const next = new Map(columns.map((own) => [getTableName(own.table), Number.POSITIVE_INFINITY]))
  for (const row of rows) if (row.next instanceof Date) next.set(row.name, Math.min(next.get(row.name) ?? Number.POSITIVE_INFINITY, row.next.getTime()))
  return next
}
