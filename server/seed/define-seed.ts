import type { SectionOwner } from '../services/sections/owner.ts'
import type { SectionSeed } from './content/page-types.ts'
import type { Text } from './content/types.ts'
import type { SeedContext } from './seeding.ts'

/** Without `svg` it is the drawing of this name in `pictures/`. */
export type DemoPicture = { key: string; alt: Text; svg?: string; focal?: { x: number; y: number } }

/** Sections of the demo record that is called `kind` and `key` in the seed. */
export type RecordSections = {
  content_type: SectionOwner['content_type']
  kind: string
  key: string
  sections: readonly SectionSeed[]
}

/** The demo records, pictures and sections of a folder; `after` names the folders that its records refer to. */
export type TypeSeed = {
  after?: readonly string[]
  pictures?: readonly DemoPicture[]
  sections?: readonly RecordSections[]
  seed: (seeding: SeedContext) => Promise<void>
}
