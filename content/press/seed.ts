import type { TypeSeed } from '#server/seed/define-seed.ts'
import { pressPictures } from './demo/press-pictures.ts'

export default {
  after: ['production', 'person', 'page'],
  seed: async (seeding) => {
    for (const [
      order,
      { key, picture, productionKey, personKey, rightsForDays, ...texts },
    ] of pressPictures.entries()) {
      await seeding.create(
        'press-pictures',
        { key },
        {
          ...texts,
          order,
          image_id: seeding.imageOf(...picture),
          production_id: productionKey ? seeding.idOf('event', productionKey) : null,
          person_id: personKey ? seeding.idOf('person', personKey) : null,
          rights_until: rightsForDays === undefined ? null : seeding.daysFromNow(rightsForDays, '00:00'),
        },
      )
    }
  },
} satisfies TypeSeed
