import { and, type Column, eq } from 'drizzle-orm'
import type { ResourceName } from '#content/define.ts'
import { id, integer, primaryKey, table, text, uniqueIndex } from '../columns.ts'

/**
 * A row for every record that has ever had a poster address; its id is what the code spells. A trigger of the record's
 * table writes it, and nothing takes it away: what hangs in a street must not lead to another evening.
 */
export const posterCodes = table(
  'poster_codes',
  { id: id(), resource: text().notNull(), record_id: integer().notNull() },
  (t) => [uniqueIndex('poster_codes_record').on(t.resource, t.record_id)],
)

/** How often the address was followed on a day of the house, and nothing of who did. */
export const posterVisits = table(
  'poster_visits',
  {
    code_id: integer().notNull(),
    day: text().notNull(),
    visits: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.code_id, t.day] })],
)

/** Joins the code of each record of a resource. */
export function joinPosterCode(resource: ResourceName, record: Column) {
  return and(eq(posterCodes.resource, resource), eq(posterCodes.record_id, record))
}
