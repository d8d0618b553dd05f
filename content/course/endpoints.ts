import { z } from 'zod'
import * as siteAddresses from '#contract/addresses/site.ts'
import {
  fallbackFieldsSchema,
  idNameSchema,
  idParams,
  idSchema,
  imageSchema,
  localisedSchema,
  optionalQuery,
  thumbsSchema,
} from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { locationSchema } from '../location/endpoints.ts'
import { vacancyStates } from './states.ts'

export const courseSchema = z.object({
  id: z.int(),
  url: z.string(),
  /** Its short address for paper, without the host. */
  poster: z.string(),
  slug: localisedSchema,
  name: z.string(),
  subline: z.string(),
  description: z.string(),
  /** How to register, rich text. */
  registration: z.string(),
  price: z.string(),
  color_key: z.string(),
  color: z.string(),
  image: imageSchema.nullable(),
  thumbs: thumbsSchema.nullable(),
  parent_group: idNameSchema,
  age_groups: z.array(idNameSchema),
  /** The same in words, neighbours as one. */
  ages_note: z.string(),
  instruments: z.array(idNameSchema),
  /** `url` is null where the person has no page for this viewer. */
  instructors: z.array(idNameSchema.extend({ url: z.string().nullable() })),
  /** What is to be had in any of the groups, in words. */
  vacancies_note: z.string(),
  /** Closed days that are not over and take a lesson from any of the groups; days of the house, both included. */
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
      /** Of the first lesson that is held. */
      date_start: z.string(),
      date_end: z.string(),
      rhythm: z.string(),
      fallback: fallbackFieldsSchema,
      /** Held again every so many weeks until that day of the house; 0 where it is held once. */
      repeat_weeks: z.int(),
      repeat_until: z.string(),
      /** The closed days on which it would be held. */
      left_out: z.array(z.string()),
      vacancies: z.enum(vacancyStates),
      /** The same in words; empty where nothing is said. */
      vacancies_note: z.string(),
      location: locationSchema,
    }),
  ),
  is_online: z.boolean(),
  fallback: fallbackFieldsSchema,
})
export type Course = z.output<typeof courseSchema>

const idList = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, 'id_list')
  .transform((text) => text.split(',').map(Number))

/** spec §7: only the non-empty of these are sent; `instruments` is comma-joined. */
export const courseFilterQuery = z.object({
  parent_group: optionalQuery(idSchema),
  age_group: optionalQuery(idSchema),
  dates__location: optionalQuery(idSchema),
  instruments: optionalQuery(idList),
})
export type CourseFilter = z.output<typeof courseFilterQuery>

export const listCourses = endpoint({
  id: 'listCourses',
  tag: 'courses',
  summary: 'All courses that fit the filter, by group and name',
  ...siteAddresses.listCourses,
  access: 'visitor',
  /** `concert`: courses that teach what a soloist of this event date plays. */
  query: courseFilterQuery.extend({ instructor: optionalQuery(idSchema), concert: optionalQuery(idSchema) }),
  status: 200,
  response: z.array(courseSchema),
  errors: ['bad_input'],
})

/** spec §7 names it beside `/api/courses/`. */
export const listCourse = endpoint({
  ...listCourses,
  id: 'listCourse',
  summary: 'The same as /api/courses/',
  path: '/api/course/',
})

export const getCourse = endpoint({
  id: 'getCourse',
  tag: 'courses',
  summary: 'One course',
  method: 'GET',
  path: '/api/course/{id}/',
  access: 'visitor',
  params: idParams,
  status: 200,
  response: courseSchema,
  errors: ['bad_input', 'not_found'],
})
