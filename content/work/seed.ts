import type { TypeSeed } from '#server/seed/define-seed.ts'
import { composers } from './demo/composers.ts'
import { works } from './demo/works.ts'

export default {
  seed: async (seeding) => {
    for (const { key, ...composer } of composers) await seeding.create('composers', { key }, composer)
    for (const { key, composerKey, ...work } of works)
      await seeding.create('works', { key }, { ...work, composer_id: seeding.idOf('composers', composerKey) })
  },
} satisfies TypeSeed
