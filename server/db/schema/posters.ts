import { and, type Column, eq } from 'drizzle-orm'
import type { ResourceName } from '#model/define-type.ts'
import { id, integer, primaryKey, table, text, uniqueIndex } from '../columns.ts'

/** Written by a trigger and never deleted: a printed code must not lead to another concert. The id gives the code. */
export const posterCodes = table(
  'poster_codes',
  { id: id(), resource: text().notNull(), record_id: integer().notNull() },
  (t) => [uniqueIndex('poster_codes_record').on(t.resource, t.record_id)],
)

/** Visits per local day; nothing about visitors. */
export const posterVisits = table(
  'poster_visits',
  {
    code_id: integer().notNull(),
    day: text().notNull(),
    visits: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.code_id, t.day] })],
)

export function joinPosterCode(resource: ResourceName, record: Column) {
  return and(eq(posterCodes.resource, resource), eq(posterCodes.record_id, record))
}
