import { z } from 'zod'
import * as adminAddresses from '../addresses/admin.ts'
import { endpoint } from '../endpoint.ts'
import { isSeason } from '../time/season.ts'
import { dateTime } from './resources/fields.ts'

/** More than a season has. */
export const MAX_NEXT_SEASON_PRODUCTIONS = 300

const id = z.int().positive()

/** The hall is taken, a performer plays elsewhere, the organisation is closed, or the clock skips that hour. */
export const clashSchema = z.object({ kind: z.enum(['hall', 'person', 'closed', 'skipped']), words: z.string() })

const proposedDate = z.object({
  id: z.int(),
  /** The start of the original date. */
  from: z.string(),
  /** Null when the clock skips that hour: another time is needed. */
  date_start: z.string().nullable(),
  date_end: z.string().nullable(),
  hall: z.string(),
  is_left_out: z.boolean(),
  clashes: z.array(clashSchema),
})
export type ProposedDate = z.output<typeof proposedDate>

export const createNextSeason = endpoint({
  id: 'admin_next_season',
  tag: 'admin: productions',
  summary:
    'Concerts of a season, or these, so many weeks later: what would come of it; with the plan of that answer they are made, offline',
  ...adminAddresses.createNextSeason,
  access: 'editor',
  body: z.object({
    season: z.string().refine(isSeason, 'season_form').optional(),
    ids: z.array(id).min(1).max(MAX_NEXT_SEASON_PRODUCTIONS).optional(),
    weeks: z.int().min(1).max(520),
    /** Dates that are not repeated; a concert without any other is not copied. */
    left_out: z.array(id).max(2000).default([]),
    /** Dates with a start of their own. */
    moved: z
      .array(z.object({ id, date_start: dateTime() }))
      .max(2000)
      .default([]),
    plan: z.string().max(100).optional(),
  }),
  response: z.object({
    productions: z.array(z.object({ id: z.int(), title: z.string(), dates: z.array(proposedDate) })),
    plan: z.string(),
    /** The new concerts; null in a preview and when `plan` no longer matches. */
    made: z.array(z.int()).nullable(),
  }),
  errors: ['bad_input'],
})
