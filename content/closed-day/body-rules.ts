import { z } from 'zod'
import { bodyShapeOf } from '#contract/admin/resources/body-of.ts'
import type { TypeBodyRules } from '#contract/admin/resources/define-schema.ts'
import { optionalDay, requiredDay } from '#contract/admin/resources/fields.ts'
import closedDay from './fields.ts'

const isInRange = (day: string) => day === '' || (day >= '1900' && day < '2101')

const rules = {
  'closed-days': {
    fields: {
      first_day: requiredDay().refine(isInRange, 'year_range'),
      last_day: optionalDay().refine(isInRange, 'year_range'),
    },
  },
} satisfies TypeBodyRules

export const closedDayBody = z.object(bodyShapeOf(closedDay.fields, rules['closed-days']))

export default rules
