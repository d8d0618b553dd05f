import type { TypeSeed } from '#server/seed/define-seed.ts'
import { faq } from './demo/faq.ts'

export default {
  // Answers link to these.
  after: ['page', 'production', 'course', 'article'],
  records: { faq },
} satisfies TypeSeed
