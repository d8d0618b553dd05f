import { z } from 'zod'

/** The common part of all calendar endpoints. */
export const calendarEndpointBase = {
  tag: 'calendars',
  method: 'GET',
  access: 'visitor',
  media: 'text/calendar; charset=utf-8',
  response: z.string(),
  errors: ['bad_input', 'not_found'],
} as const
