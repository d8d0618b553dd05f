import { z } from 'zod'
import type { TypeBodyRules } from '#contract/admin/resources/define-schema.ts'
import { dateGaps } from './fields.ts'

export const dateGapSchema = z.enum(dateGaps)

export function arePricesOrdered({
  price_from,
  price_to,
}: {
  price_from?: number | null
  price_to?: number | null
}): boolean {
  return price_from == null || price_to == null || price_from <= price_to
}

export default {
  productions: {
    rows: {
      dates: (date) =>
        date
          .refine(({ date_start, date_end }) => Date.parse(String(date_end)) > Date.parse(String(date_start)), {
            path: ['date_end'],
            error: 'after_start',
          })
          .refine((values) => arePricesOrdered(values), { path: ['price_to'], error: 'price_order' }),
    },
  },
  'event-dates': { fields: { lacks: z.array(dateGapSchema) } },
} satisfies TypeBodyRules
