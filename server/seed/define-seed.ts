import type { Text } from './content/types.ts'
import type { SeedContext } from './seeding.ts'

/** A demo picture: an SVG with its own width. */
export type DemoPicture = { key: string; alt: Text; svg: string }

/** The demo records and pictures of a folder; `after` names the folders they refer to. */
export type TypeSeed = {
  after?: readonly string[]
  pictures?: readonly DemoPicture[]
  seed: (seeding: SeedContext) => Promise<void>
}
