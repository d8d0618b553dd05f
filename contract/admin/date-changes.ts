import { z } from 'zod'
import * as adminAddresses from '../addresses/admin.ts'
import { idParams, localisedSchema, optionalQuery } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const planSchema = z.object({ date_start: z.string(), hall: z.string() })

const dateChangeSchema = z.object({
  /** The date's version after the change. */
  change: z.int(),
  date_id: z.int(),
  title: localisedSchema,
  by: z.string(),
  at: z.string(),
  /** The end of the time to undo it. */
  until: z.string(),
  fields: z.array(z.string()),
  /** The current `status` and `tickets`. */
  states: z.record(z.string(), z.string()),
  before: planSchema,
  after: planSchema,
})
export type DateChange = z.output<typeof dateChangeSchema>

export const listDateChanges = endpoint({
  id: 'admin_list_date_changes',
  tag: 'admin: event-dates',
  summary:
    'What was changed of dates in the last ten minutes and is still so, the latest first; of one date where one is named',
  ...adminAddresses.listDateChanges,
  access: 'editor',
  query: z.object({ date: optionalQuery(z.coerce.number().int().positive()) }),
  response: z.array(dateChangeSchema),
  errors: ['bad_input', 'forbidden'],
})

export const undoDateChange = endpoint({
  id: 'admin_undo_date_change',
  tag: 'admin: event-dates',
  summary:
    'Makes a date as it was before a change of the last ten minutes; not_found once it is later, or was changed further',
  ...adminAddresses.undoDateChange,
  access: 'editor',
  params: idParams,
  body: z.object({ change: z.int() }),
  response: z.object({ id: z.int() }),
  errors: ['bad_input', 'forbidden', 'not_found'],
})
