import type { TypeSeed } from '#server/seed/define-seed.ts'
import { instruments } from './demo/instruments.ts'

export default {
  after: ['lookup'],
  records: { instruments },
} satisfies TypeSeed
