import type { TypeSeed } from '#server/seed/define-seed.ts'
import { ensembles } from './demo/ensembles.ts'
import { ensemblePictures } from './demo/pictures.ts'

export default {
  after: ['course', 'person'],
  pictures: ensemblePictures,
  seed: ({ createAll, imageOf }) =>
    createAll(
      'ensembles',
      ensembles.map((ensemble) => ({
        ...ensemble,
        image_id: imageOf('ensemble', ensemble.key) ?? imageOf('course', ensemble.courses?.[0] ?? ''),
      })),
    ),
} satisfies TypeSeed
