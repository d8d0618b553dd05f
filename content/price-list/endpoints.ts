import { z } from 'zod'
import { fallbackFieldsSchema, idNameSchema } from '#contract/common.ts'

/** In cents of a euro, in the stored order; `reductions` says who pays the reduced price. */
export const pricesSchema = z.object({
  reductions: z.string(),
  fallback: fallbackFieldsSchema,
  categories: z.array(idNameSchema.extend({ price: z.int(), price_reduced: z.int().nullable() })),
})
