import { z } from 'zod'
import * as siteAddresses from '#contract/addresses/site.ts'
import {
  fallbackFieldsSchema,
  idNameSchema,
  idSchema,
  imageShape,
  linkedNameSchema,
  localisedSchema,
  optionalQuery,
  recordForVisitors,
} from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { publicShapeOf } from '#contract/public-shape-of.ts'
import { locationSchema } from '../location/endpoints.ts'
import course from './fields.ts'
import { vacancyStates } from './states.ts'

const courseSchema = z.object({
  id: z.int(),
  url: z.string(),
  /** Its short URL for print, without the host. */
  poster: z.string(),
  slug: localisedSchema,
  ...publicShapeOf(course.fields),
  color: z.string(),
  ...imageShape,
  parent_group: idNameSchema,
  age_groups: z.array(idNameSchema),
  /** As text, adjacent groups merged. */
  ages_note: z.string(),
  instruments: z.array(idNameSchema),
  instructors: z.array(linkedNameSchema),
  /** The best state of all groups, as text. */
  vacancies_note: z.string(),
  /** Coming closed days that cancel a lesson of any group; local days, both included. */
  closed: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      first_day: z.string(),
      last_day: z.string(),
      fallback: fallbackFieldsSchema,
    }),
  ),
  dates: z.array(
    z.object({
      id: z.int(),
      /** The first lesson that takes place. */
      date_start: z.string(),
      date_end: z.string(),
      rhythm: z.string(),
      fallback: fallbackFieldsSchema,
      /** Repeated every so many weeks until that local day; 0: a single lesson. */
      repeat_weeks: z.int(),
      repeat_until: z.string(),
      /** The closed days that cancel a lesson. */
      left_out: z.array(z.string()),
      vacancies: z.enum(vacancyStates),
      /** As text; empty if not stated. */
      vacancies_note: z.string(),
      location: locationSchema,
    }),
  ),
  is_online: z.boolean(),
})
export type Course = z.output<typeof courseSchema>

const idList = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, 'id_list')
  .transform((text) => text.split(',').map(Number))

/** spec §7: only non-empty ones are sent; `instruments` is comma-joined. */
const courseFilterQuery = z.object({
  parent_group: optionalQuery(idSchema),
  age_group: optionalQuery(idSchema),
  dates__location: optionalQuery(idSchema),
  instruments: optionalQuery(idList),
})
export type CourseFilter = z.output<typeof courseFilterQuery>

export const listCourses = endpoint({
  id: 'list_courses',
  tag: 'courses',
  summary: 'All courses that fit the filter, by group and name',
  ...siteAddresses.listCourses,
  access: 'visitor',
  /** `concert`: courses that teach the instrument of a soloist of this event date. */
  query: courseFilterQuery.extend({
    instructor: optionalQuery(idSchema),
    concert: optionalQuery(idSchema),
    ids: optionalQuery(idList),
  }),
  response: z.array(courseSchema),
  errors: ['bad_input'],
})

/** spec §7 names it beside `/api/courses/`. */
export const listCourse = endpoint({
  ...listCourses,
  id: 'list_course',
  summary: 'The same as /api/courses/',
  path: '/api/course/',
})

export const getCourse = endpoint({
  ...recordForVisitors,
  id: 'get_course',
  tag: 'courses',
  summary: 'One course',
  path: '/api/course/{id}/',
  response: courseSchema,
})
