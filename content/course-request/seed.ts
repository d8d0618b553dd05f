import type { TypeSeed } from '#server/seed/define-seed.ts'

/** Created by visitors only; the demo has none. */
export default { seed: async () => undefined } satisfies TypeSeed
