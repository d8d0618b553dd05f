import { composers } from './content/composers.ts'
import { works } from './content/works.ts'
import type { Seeding } from './seeding.ts'

export async function seedWorks(seeding: Seeding): Promise<void> {
  for (const { key, ...composer } of composers) await seeding.create('composers', { key }, composer)
  for (const { key, composerKey, ...work } of works) await seeding.create('works', { key }, { ...work, composer_id: seeding.idOf('composers', composerKey) })
}
