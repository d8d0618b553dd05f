import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  dateTime,
  onlineFields,
  optionalDay,
  optionalLocalisedRichText,
  optionalLocalisedText,
  optionalReference,
  order,
  reference,
  references,
  requiredLocalisedText,
  slugs,
  textLine,
} from '#contract/admin/fields.ts'
import { booleanFilter, idsFilter, weekdayFilter } from '#contract/admin/filters.ts'
import { vacancyStates } from './states.ts'

const courseDateBody = z
  .object({
    id: z.int().positive().optional(),
    location_id: reference(),
    date_start: dateTime(),
    date_end: dateTime(),
    rhythm: optionalLocalisedText(),
    vacancies: z.enum(vacancyStates).default('unsaid'),
    /** Repeated every so many weeks until the day `repeat_until`; 0: a single lesson. */
    repeat_weeks: z.int().min(0).max(8).default(0),
    repeat_until: optionalDay(),
  })
  .refine((date) => Date.parse(date.date_end) > Date.parse(date.date_start), {
    path: ['date_end'],
    error: 'after_start',
  })
  .refine((date) => date.repeat_weeks === 0 || date.repeat_until !== '', { path: ['repeat_until'], error: 'required' })

export default {
  courses: {
    areas: ['school'],
    body: z.object({
      name: requiredLocalisedText(),
      subline: optionalLocalisedText(),
      ...slugs(),
      description: optionalLocalisedRichText(),
      registration: optionalLocalisedRichText(),
      price: optionalLocalisedText(),
      color_key: textLine(60),
      parent_group_id: reference(),
      image_id: optionalReference(),
      age_groups: references(),
      instruments: references(),
      instructors: references(),
      dates: z.array(courseDateBody).max(200).default([]),
      order: order(),
      ...onlineFields(),
    }),
    attention: { forgotten: { forgotten: 'true' } },
    filters: {
      forgotten: booleanFilter(),
      parent_group_id: idsFilter(),
      age_group_id: idsFilter(),
      instrument_id: idsFilter(),
      instructor_id: idsFilter(),
      location_id: idsFilter(),
      weekday: weekdayFilter(),
      is_online: booleanFilter(),
    },
    rows: { dates: { id: z.int(), course_id: z.int() } },
  },
} satisfies TypeSchemas
