import { z } from 'zod'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { endpoint } from '#contract/endpoint.ts'
import { closedDayBody } from './body-rules.ts'

/** Local days, `2027-05-31`, on which the school is closed; both included. */
export type ClosedDays = { first_day: string; last_day: string }

export const closedDaysKey = ({ first_day, last_day }: ClosedDays) => `${first_day} ${last_day}`

/** The closed period that contains a day, or null. */
export function findClosedDaysOn<T extends ClosedDays>(day: string, periods: readonly T[]): T | null {
  return periods.find(({ first_day, last_day }) => first_day <= day && day <= last_day) ?? null
}

/** A calendar file of a federal state over ten years has 50 KB. */
export const MAX_CALENDAR_CHARACTERS = 500_000
export const MAX_IMPORTED_CLOSED_DAYS = 300

/** Why an event of a calendar file is skipped. */
export const skipReasons = ['cancelled', 'repeats', 'no_days', 'too_long'] as const
export type SkipReason = (typeof skipReasons)[number]

const common = {
  tag: 'admin: closed-days',
  access: 'editor',
  method: 'POST',
  errors: ['bad_input', 'too_large'],
} as const

export const readClosedDays = endpoint({
  ...common,
  id: 'admin_read_closed_days',
  summary: 'What a calendar file (iCalendar) would add; nothing is stored',
  ...adminAddresses.readClosedDays,
  maxBytes: 4 * MAX_CALENDAR_CHARACTERS,
  body: z.object({ calendar: z.string().min(1).max(MAX_CALENDAR_CHARACTERS) }),
  response: z.object({
    /**
     * `new` would be added, `known` exists, `overlaps` meets other stored days, `over` is past and would still be
     * added.
     */
    entries: z.array(z.object({ ...closedDayBody.shape, state: z.enum(['new', 'known', 'overlaps', 'over']) })),
    /** Skipped events of the file by reason. */
    left_out: z.record(z.enum(skipReasons), z.int()),
  }),
})

export const importClosedDays = endpoint({
  ...common,
  id: 'admin_import_closed_days',
  summary: 'Adds closed days; days that are there already are left as they are',
  ...adminAddresses.importClosedDays,
  body: z.object({ entries: z.array(closedDayBody).min(1).max(MAX_IMPORTED_CLOSED_DAYS) }),
  response: z.object({ added: z.int(), known: z.int() }),
})
