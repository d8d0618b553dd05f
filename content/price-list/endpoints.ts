import { z } from 'zod'
import { idNameSchema } from '#contract/common.ts'
import { publicShapeOf } from '#contract/public-shape-of.ts'
import priceList from './fields.ts'

/** In cents of a euro, in the stored order; `reductions` says who pays the reduced price. */
export const pricesSchema = z.object({
  ...publicShapeOf(priceList.fields),
  categories: z.array(idNameSchema.extend(publicShapeOf(priceList.fields.categories.fields))),
})
