import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  optionalBothLines,
  priceInCents,
  requiredLocalisedText,
  requiredPriceInCents,
  requiredTextLine,
} from '#contract/admin/fields.ts'

export const MAX_PRICE_CATEGORIES = 12

const category = z
  .object({
    id: z.int().positive().optional(),
    name: requiredLocalisedText(60),
    price: requiredPriceInCents(),
    price_reduced: priceInCents(),
  })
  .refine(({ price, price_reduced }) => price_reduced === null || price_reduced <= price, {
    path: ['price_reduced'],
    error: 'reduced_price',
  })

export default {
  'price-lists': {
    areas: ['concerts'],
    body: z.object({
      /** Internal, not shown to visitors. */
      name: requiredTextLine(120),
      categories: z.array(category).min(1, 'required').max(MAX_PRICE_CATEGORIES),
      /** The groups that pay the reduced price. */
      reductions: optionalBothLines(500),
    }),
    filters: {},
    rows: { categories: { id: z.int(), price_list_id: z.int(), order: z.int() } },
  },
} satisfies TypeSchemas
