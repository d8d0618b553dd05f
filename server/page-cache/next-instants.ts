import { and, getTableName, gt, inArray, isNotNull, min, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import { eventDates } from '#content/event/table.ts'
import { resourceTables } from '#content/tables.ts'
import { resourceNames, typeOfResource } from '#content/types.ts'
import { columnNamed } from '../db/columns-of.ts'
import type { Reader } from '../db/connect.ts'
import { modules, sections } from '../db/schema/sections.ts'

type Timed = { column: Column; where?: SQL | undefined }

/** From when and until when visitors see a record, of every type that knows such a time. */
const ofRecords: Timed[] = resourceNames.flatMap((name) => {
  const { from, until } = typeOfResource(name)?.shown ?? {}
  return [from, until].flatMap((field) => (field ? [{ column: columnNamed(resourceTables[name], field) }] : []))
})

/** The same of sections and modules, and of the concerts that some of them wait for the end of. */
const ofParts: Timed[] = [sections, modules].flatMap((table): Timed[] => [
  { column: table.shown_from },
  { column: table.shown_until },
  {
    column: eventDates.date_end,
    where: inArray(eventDates.id, sql`(SELECT ${table.until_date_id} FROM ${table} WHERE ${isNotNull(table.until_date_id)})`),
  },
])

const timed = [...ofRecords, ...ofParts]

/** By the names of the tables when the next of their records begins or ends to be public, or never; asked in one statement. */
export async function nextInstants(db: Reader, after: Date): Promise<Map<string, number>> {
  const each = timed.map(
    ({ column, where }) =>
      sql`SELECT ${sql.raw(`'${getTableName(column.table)}'`)} AS name, ${min(column)} AS next FROM ${column.table} WHERE ${and(gt(column, after), where)}`,
  )
  const rows = await db
    .select({ name: sql<string>`name`, next: sql`next`.mapWith(eventDates.date_end) })
    .from(sql`(${sql.join(each, sql` UNION ALL `)}) AS instants`)
  const next = new Map(timed.map(({ column }) => [getTableName(column.table), Number.POSITIVE_INFINITY]))
  for (const row of rows) if (row.next instanceof Date) next.set(row.name, Math.min(next.get(row.name) ?? Number.POSITIVE_INFINITY, row.next.getTime()))
  return next
}
