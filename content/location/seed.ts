import type { TypeSeed } from '#server/seed/define-seed.ts'
import { courseLocations } from './demo/locations.ts'

export default {
  seed: async (seeding) => {
    for (const [order, { key, name, address, postcode, city }] of courseLocations.entries()) {
      await seeding.create('locations', { key }, { name, order, address: `${address}, ${postcode} ${city}`, city })
    }
  },
} satisfies TypeSeed
