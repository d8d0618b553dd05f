import type { Text } from '#server/seed/content/types.ts'
import type { SeedContext } from '#server/seed/seeding.ts'

/** A picture of the demo, an SVG as wide as it says. */
export type DemoPicture = { key: string; alt: Text; svg: string }

/** The demo records of a folder, made after those of the folders they refer to, and pictures of its own. */
export type TypeSeed = {
  after?: readonly string[]
  pictures?: readonly DemoPicture[]
  seed: (seeding: SeedContext) => Promise<void>
}
