import { z } from 'zod'
import * as adminAddresses from '../addresses/admin.ts'
import { endpoint } from '../endpoint.ts'
import { clashSchema } from './next-season.ts'
import { dateTime } from './resources/fields.ts'

const id = z.int().positive()

export const findDateClashes = endpoint({
  id: 'admin_find_date_clashes',
  tag: 'admin: event-dates',
  summary:
    'What speaks against dates as a form holds them: a hall or a performer that is taken, closed days. It forbids nothing',
  ...adminAddresses.findDateClashes,
  access: 'editor',
  body: z.object({
    production_id: id.nullable(),
    /** Null: those of the stored concert. */
    people: z.array(id).max(500).nullable(),
    dates: z
      .array(
        z.object({
          id: id.nullable().default(null),
          venue_id: id.nullable(),
          date_start: dateTime(),
          date_end: dateTime(),
          introduction_minutes: z.int().nullable().default(null),
        }),
      )
      .max(200),
  }),
  response: z.object({ dates: z.array(z.array(clashSchema)) }),
  errors: ['bad_input'],
})
