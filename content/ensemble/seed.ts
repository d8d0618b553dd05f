import type { TypeSeed } from '#server/seed/define-seed.ts'
import { ensembles } from './demo/ensembles.ts'
import { ensemblePictures } from './demo/pictures.ts'

export default {
  after: ['course', 'person'],
  pictures: ensemblePictures,
  seed: async (seeding) => {
    for (const [order, { key, slug, teacherKeys, courseKeys, ...ensemble }] of ensembles.entries()) {
      await seeding.create(
        'ensembles',
        { kind: 'ensemble', key },
        {
          ...ensemble,
          order,
          slug_de: slug.de,
          slug_en: slug.en,
          teachers: teacherKeys.map((person) => seeding.idOf('person', person)),
          courses: courseKeys.map((course) => seeding.idOf('course', course)),
          image_id: seeding.imageOf('ensemble', key) ?? seeding.imageOf('course', courseKeys[0] ?? ''),
        },
      )
    }
  },
} satisfies TypeSeed
