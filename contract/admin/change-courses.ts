import { z } from 'zod'
import * as adminAddresses from '../addresses/admin.ts'
import { localisedSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { cleanLine } from '../texts/stored-text.ts'
import { listQuery, listQueryFor } from './resources/endpoints.ts'
import { optionalDay } from './resources/fields.ts'
import { previewedChangesSchema } from './resources/import.ts'

/** More than a school has; other writers wait meanwhile. */
export const MAX_CHANGED_COURSES = 500

const id = z.int().positive()
const { ordering, search } = listQuery.shape

/** Changes to many courses for a new school year; omitted fields stay. */
export const courseChangeSchema = z.object({
  /** Moves every date by so many weeks, same weekday and time. */
  weeks: z.int().min(-520).max(520).default(0),
  /** Instead of `weeks`: moves the earliest date to its weekday from this day on, the others alike. */
  first_day: optionalDay(),
  /** The new end of repeating dates; empty: moved like the start. */
  last_day: optionalDay(),
  /** Moves the dates at one location, or all, to another. */
  location: z.object({ from: id.nullable().default(null), to: id }).optional(),
  /** Replaces an instructor; without `from` adds, without `to` removes. */
  instructor: z.object({ from: id.nullable().default(null), to: id.nullable().default(null) }).optional(),
  /** A new price in both languages, or a replacement of one text within it. */
  price: z
    .union([
      z.object({ text: localisedSchema }),
      z.object({ replace: z.string().min(1).max(100), by: z.string().overwrite(cleanLine).max(100) }),
    ])
    .optional(),
  /** The text about free places of every date. */
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
  response: previewedChangesSchema.extend({
    /** Courses with a date that begins on closed days, and the names of those days. */
    closed: z.array(z.object({ id: z.int(), words: z.string() })),
  }),
  errors: ['bad_input'],
})
