import { moduleVariant } from '../variant.ts'

export type HeadlineLevel = 2 | 3 | 4 | 5 | 6

const levels: Record<typeof moduleVariant, readonly [HeadlineLevel, ...HeadlineLevel[]]> = { newer: [2, 3, 4, 5, 6], older: [2, 3, 4] }

/** spec §3: 2-6; the older variant allows 2-4. */
export const headlineLevels = levels[moduleVariant]
