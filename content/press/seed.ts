import type { TypeSeed } from '#server/seed/define-seed.ts'
import { pressPictures } from './demo/press-pictures.ts'

export default {
  after: ['production', 'person', 'page'],
  seed: ({ createAll, daysFromNow, imageOf }) =>
    createAll(
      'press-pictures',
      pressPictures.map(({ picture, rightsForDays, ...values }) => ({
        ...values,
        image_id: imageOf(...picture),
        rights_until: rightsForDays === undefined ? null : daysFromNow(rightsForDays, '00:00'),
      })),
    ),
} satisfies TypeSeed
