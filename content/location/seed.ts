import type { TypeSeed } from '#server/seed/define-seed.ts'
import { courseLocations } from './demo/locations.ts'

export default {
  records: { locations: courseLocations },
} satisfies TypeSeed
