import type { TypeSeed } from '#server/seed/define-seed.ts'
import { redirects } from './demo/redirects.ts'

export default {
  after: ['page', 'production', 'course', 'article'],
  seed: async (seeding) => {
    for (const redirect of redirects) await seeding.create('redirects', { key: redirect.old_path }, redirect)
  },
} satisfies TypeSeed
