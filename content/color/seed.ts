import type { TypeSeed } from '#server/seed/define-seed.ts'
import { colors } from './demo/colors.ts'

export default {
  records: { colors },
} satisfies TypeSeed
