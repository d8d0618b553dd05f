import type { TypeSeed } from '#server/seed/define-seed.ts'
import { faq } from './demo/faq.ts'

export default {
  // Answers link to these.
  after: ['page', 'production', 'course', 'article'],
  seed: async (seeding) => {
    for (const [order, { key, ...fields }] of faq.entries()) await seeding.create('faq', { key }, { ...fields, order })
  },
} satisfies TypeSeed
