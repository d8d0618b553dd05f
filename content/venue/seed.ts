import type { TypeSeed } from '#server/seed/define-seed.ts'
import { venuePictures } from './demo/pictures.ts'
import { venues } from './demo/venues.ts'

export default {
  pictures: venuePictures,
  seed: async (seeding) => {
    for (const { key, slug, facts, ...venue } of venues) {
      await seeding.create(
        'venues',
        { kind: 'venue', key },
        {
          ...venue,
          ...facts,
          country: 'DE',
          slug_de: slug.de,
          slug_en: slug.en,
          image_id: seeding.imageOf('venue', key),
        },
      )
    }
  },
} satisfies TypeSeed
