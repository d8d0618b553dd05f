import { z } from 'zod'
import * as adminAddresses from '../addresses/admin.ts'
import { localisedSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { cleanLine } from '../stored-text.ts'
import { listQuery, listQueryFor } from './endpoints.ts'
import { optionalDay } from './fields.ts'
import { previewedChangesSchema } from './import.ts'

/** A school has less, and other writers wait meanwhile. */
export const MAX_CHANGED_COURSES = 500

const id = z.int().positive()
const { ordering, search } = listQuery.shape

/** What the turn of a school year changes in many courses; what is not named stays. */
export const courseChangeSchema = z.object({
  /** Every date so many weeks later, on the same weekday and at the same time of day. */
  weeks: z.int().min(-520).max(520).default(0),
  /** In the place of `weeks`: the earliest of all dates is held on its weekday from this day on, the others as many weeks later. */
  first_day: optionalDay(),
  /** Until when what repeats is held; empty: as many weeks later as it begins. */
  last_day: optionalDay(),
  /** The dates at one place, or all, are held at another. */
  location: z.object({ from: id.nullable().default(null), to: id }).optional(),
  /** One instructor for another; without `from` one more, without `to` one less. */
  instructor: z.object({ from: id.nullable().default(null), to: id.nullable().default(null) }).optional(),
  /** Another price in both languages, or one text within it for another. */
  price: z
    .union([
      z.object({ text: localisedSchema }),
      z.object({ replace: z.string().min(1).max(100), by: z.string().overwrite(cleanLine).max(100) }),
    ])
    .optional(),
  /** What is said of the places of every date. */
  vacancies: z.string().max(40).optional(),
})
export type CourseChange = z.output<typeof courseChangeSchema>

export const changeCourses = endpoint({
  id: 'admin_change_courses',
  tag: 'admin: courses',
  summary: 'What a change would do to all courses that the list shows; with the plan of that answer it is done',
  ...adminAddresses.changeCourses,
  access: 'editor',
  query: listQueryFor('courses', { ordering, search }),
  body: z.object({ change: courseChangeSchema, plan: z.string().max(100).optional() }),
  status: 200,
  response: previewedChangesSchema.extend({
    /** Courses of which a date would begin on closed days, and what those are called. */
    closed: z.array(z.object({ id: z.int(), words: z.string() })),
  }),
  errors: ['bad_input', 'csrf'],
})
