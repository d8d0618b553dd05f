import type { TypeSeed } from '#server/seed/define-seed.ts'
import { barriers } from './demo/barriers.ts'

export default {
  records: { barriers },
} satisfies TypeSeed
