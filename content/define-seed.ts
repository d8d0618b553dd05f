import type { Seeding } from '#server/seed/seeding.ts'

/** The demo records of a folder; made after those of the folders they refer to. */
export type TypeSeed = { after?: readonly string[]; seed: (seeding: Seeding) => Promise<void> }
