import { z } from 'zod'
import { optionalBothLines, price, requiredBoth, requiredLine, requiredPrice } from '#contract/admin/fields.ts'
import type { TypeSchemas } from '../define-schema.ts'

/** No hall has more, and no guest reads more. */
export const CATEGORIES_MAX = 12

const category = z
  .object({
    id: z.int().positive().optional(),
    name: requiredBoth(60),
    price: requiredPrice(),
    price_reduced: price(),
  })
  .refine(({ price, price_reduced }) => price_reduced === null || price_reduced <= price, {
    path: ['price_reduced'],
    error: 'reduced_price',
  })

export default {
  'price-lists': {
    areas: ['concerts'],
    body: z.object({
      /** What the office calls it; visitors do not read it. */
      name: requiredLine(120),
      categories: z.array(category).min(1, 'required').max(CATEGORIES_MAX),
      /** Who pays the reduced price. */
      reductions: optionalBothLines(500),
    }),
    filters: {},
    rows: { categories: { id: z.int(), price_list_id: z.int(), order: z.int() } },
  },
} satisfies TypeSchemas
