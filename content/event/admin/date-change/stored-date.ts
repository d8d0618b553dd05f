import { z } from 'zod'
import { bothSchema } from '#contract/common.ts'
import { dateScheduleSchema, ticketStateSchema } from '../../endpoints.ts'

const storedDateSchema = z.object({
  id: z.int(),
  version: z.int(),
  production_id: z.int(),
  name: bothSchema,
  hall: z.string(),
  urls: bothSchema,
  date_start: z.string(),
  date_end: z.string(),
  venue_id: z.int(),
  status: dateScheduleSchema,
  tickets: ticketStateSchema,
  status_note: bothSchema,
  moved_from_start: z.string().nullable(),
  moved_from_venue_id: z.int().nullable(),
})

export type StoredDate = z.output<typeof storedDateSchema>

/** A date as it was answered last; null before it was. */
export function storedDateOf(record: unknown): StoredDate | null {
  return storedDateSchema.safeParse(record).data ?? null
}
