import type { TypeSeed } from '#server/seed/define-seed.ts'
import { venuePictures } from './demo/pictures.ts'
import { venues } from './demo/venues.ts'

export default {
  pictures: venuePictures,
  records: { venues: venues.map((venue) => ({ ...venue, country: 'DE' })) },
} satisfies TypeSeed
