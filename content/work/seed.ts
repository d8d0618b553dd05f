import type { TypeSeed } from '#server/seed/define-seed.ts'
import { composers } from './demo/composers.ts'
import { works } from './demo/works.ts'

export default {
  records: { composers, works },
} satisfies TypeSeed
