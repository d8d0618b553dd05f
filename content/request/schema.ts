import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import { lines, optionalDay, optionalReference, requiredDay, timestampField } from '#contract/admin/fields.ts'
import { idsFilter } from '#contract/admin/filters.ts'
import { learners, requestKinds, requestStates } from './states.ts'

export default {
  'course-requests': {
    areas: ['school'],
    body: z.object({
      state: z.enum(requestStates).default('new'),
      note: lines(2000),
      assigned_course_id: optionalReference(),
      starts_on: optionalDay(),
      delete_on: requiredDay(),
    }),
    filters: {
      state: z.enum(requestStates),
      kind: z.enum(requestKinds),
      course_id: idsFilter(),
      instrument_id: idsFilter(),
      location_id: idsFilter(),
      assigned_course_id: idsFilter(),
    },
    attention: { unanswered: { state: 'new' } },
    answers: {
      created_at: timestampField(),
      kind: z.enum(requestKinds),
      name: z.string(),
      learner: z.enum(learners),
      learner_name: z.string(),
      age: z.string(),
      wish: z.string(),
      course_id: z.int().nullable(),
      instrument_id: z.int().nullable(),
      second_wish: z.string(),
      place: z.string(),
      location_id: z.int().nullable(),
      weekdays: z.array(z.int()),
      times: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string(),
      locale: z.string(),
    },
  },
} satisfies TypeSchemas
