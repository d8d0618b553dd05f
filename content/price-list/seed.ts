import type { TypeSeed } from '#server/seed/define-seed.ts'
import { priceLists } from './demo/price-lists.ts'

export default {
  records: { 'price-lists': priceLists },
} satisfies TypeSeed
