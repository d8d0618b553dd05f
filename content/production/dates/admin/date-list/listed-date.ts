import { z } from 'zod'
import { localisedSchema } from '#contract/common.ts'
import { dateGapSchema } from '../../../body-rules.ts'
import { dateScheduleSchema, ticketStateSchema } from '../../../endpoints.ts'

const listedDateSchema = z.object({
  id: z.int(),
  production_id: z.int(),
  name: localisedSchema,
  hall: z.string(),
  date_start: z.string(),
  date_end: z.string(),
  status: dateScheduleSchema,
  tickets: ticketStateSchema,
  status_note: localisedSchema,
  lacks: z.array(dateGapSchema),
})

export type ListedDate = z.output<typeof listedDateSchema>

/** The fields of a record that a row shows. */
export const asListedDates = (records: unknown): ListedDate[] => z.array(listedDateSchema).parse(records)
