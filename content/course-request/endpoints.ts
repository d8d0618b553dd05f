import { z } from 'zod'
import { lines, name, requiredName, textLine } from '#contract/admin/resources/fields.ts'
import { idNameSchema, localeSchema, optionalEmail, trapShape } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { learners, lessonDays, requestKinds } from './states.ts'

/** A course, an instrument, or advice. */
const SUBJECT = /^(advice|(course|instrument)-[1-9]\d{0,8})$/

const NO_OR_SUBJECT = new RegExp(`^$|${SUBJECT.source}`)

const wishShape = {
  kind: z.enum(requestKinds),
  learner: z.enum(learners),
  age: textLine(40),
  subject: z.string().regex(SUBJECT, 'required'),
  second: z.string().regex(NO_OR_SUBJECT, 'unknown_reference').default(''),
  location_id: z.int().positive().nullable().default(null),
  weekdays: z
    .array(z.int())
    .max(lessonDays.length)
    .default([])
    .refine((days) => days.every((day) => (lessonDays as readonly number[]).includes(day)), 'unknown_reference'),
  times: textLine(300),
}

/** Reports all errors at once, so these refinements also run on incomplete input. */
const always = { when: () => true }
type Loose = { learner?: unknown; age?: unknown; learner_name?: unknown; email?: unknown; phone?: unknown }
const isGiven = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isForAdult = (form: Loose) => form?.learner !== 'child'
/** A name in this field is no age. */
const hasAge = (form: Loose) => isForAdult(form) || (typeof form?.age === 'string' && /\d/.test(form.age))

/** `ticket`: from an earlier check of the same form, reused while valid. */
const courseChoiceSchema = z
  .object({ ...wishShape, ticket: textLine(200) })
  .refine(hasAge, { path: ['age'], error: 'required', ...always })
export type CourseChoice = z.output<typeof courseChoiceSchema>

export const requestSchema = z
  .object({
    ...wishShape,
    name: requiredName(120),
    learner_name: name(120),
    email: optionalEmail(),
    phone: textLine(60),
    message: lines(2000),
    consent: z.literal(true, { error: 'required' }),
    ticket: z.string().max(200),
    ...trapShape,
  })
  .refine(hasAge, { path: ['age'], error: 'required', ...always })
  .refine((form: Loose) => isForAdult(form) || isGiven(form?.learner_name), {
    path: ['learner_name'],
    error: 'required',
    ...always,
  })
  .refine((form: Loose) => isGiven(form?.email) || isGiven(form?.phone), {
    path: ['email'],
    error: 'required',
    ...always,
  })
export type CourseRequest = z.output<typeof requestSchema>

const requestOptionsSchema = z.object({
  /** By course group, then by instrument group. */
  subjects: z.array(
    z.object({
      name: z.string(),
      lang: localeSchema.optional(),
      options: z.array(z.object({ value: z.string(), name: z.string(), lang: localeSchema.optional() })),
    }),
  ),
  locations: z.array(idNameSchema),
  /** Whether a confirmation mail is sent. */
  confirms: z.boolean(),
  contact: z.object({ email: z.string(), phone: z.string() }),
})
export type RequestOptions = z.output<typeof requestOptionsSchema>

export const getRequestOptions = endpoint({
  id: 'get_course_request_options',
  tag: 'courses',
  summary: 'What the school can be asked for: courses, instruments and places',
  method: 'GET',
  path: '/api/course-requests/options/',
  access: 'visitor',
  response: requestOptionsSchema,
  errors: [],
})

export const checkCourseChoice = endpoint({
  id: 'check_course_request',
  tag: 'courses',
  summary:
    'Whether the first half of a request can be answered; keeps nothing, and gives the ticket that its second half is sent with',
  method: 'POST',
  path: '/api/course-requests/check/',
  access: 'visitor',
  body: courseChoiceSchema,
  response: z.object({ ticket: z.string() }),
  errors: ['bad_input'],
})

export const createRequest = endpoint({
  id: 'create_course_request',
  tag: 'courses',
  summary:
    'Asks for a taster lesson, a registration or a place on the waiting list; provisional until the school answers. Once for each ticket',
  method: 'POST',
  path: '/api/course-requests/',
  access: 'visitor',
  body: requestSchema,
  status: 201,
  response: z.object({ mailed: z.boolean() }),
  errors: ['bad_input', 'too_many_requests'],
})
