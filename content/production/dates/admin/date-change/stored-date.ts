import { z } from 'zod'
import { localisedSchema } from '#contract/common.ts'
import { dateScheduleSchema, ticketStateSchema } from '../../../endpoints.ts'

const storedDateSchema = z.object({
  id: z.int(),
  version: z.int(),
  production_id: z.int(),
  name: localisedSchema,
  hall: z.string(),
  urls: localisedSchema,
  date_start: z.string(),
  date_end: z.string(),
  venue_id: z.int(),
  status: dateScheduleSchema,
  tickets: ticketStateSchema,
  status_note: localisedSchema,
  moved_from_start: z.string().nullable(),
  moved_from_venue_id: z.int().nullable(),
})

export type StoredDate = z.output<typeof storedDateSchema>

/** The stored date, or null before it is loaded. */
export function parseStoredDate(record: unknown): StoredDate | null {
  return storedDateSchema.safeParse(record).data ?? null
}
