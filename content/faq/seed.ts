import type { TypeSeed } from '../define-seed.ts'
import { faq } from './demo/faq.ts'

export default {
  // What answers lead to.
  after: ['page', 'event', 'course', 'article'],
  seed: async (seeding) => {
    for (const [order, { key, ...question }] of faq.entries())
      await seeding.create('faq', { key }, { ...question, order })
  },
} satisfies TypeSeed
