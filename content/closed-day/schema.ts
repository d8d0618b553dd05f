import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import { optionalDay, requiredDay, requiredLocalisedText } from '#contract/admin/fields.ts'
import { booleanFilter } from '#contract/admin/filters.ts'

const inThisAge = (day: string) => day === '' || (day >= '1900' && day < '2101')

export const closedDayBody = z.object({
  name: requiredLocalisedText(),
  first_day: requiredDay().refine(inThisAge, 'year_range'),
  /** Empty: the same as the first. */
  last_day: optionalDay().refine(inThisAge, 'year_range'),
})

export default {
  'closed-days': {
    areas: ['school'],
    body: closedDayBody,
    filters: { past: booleanFilter() },
  },
} satisfies TypeSchemas
