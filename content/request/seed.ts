import type { TypeSeed } from '../define-seed.ts'

/** Visitors make them; a house begins with none. */
export default { seed: async () => undefined } satisfies TypeSeed
