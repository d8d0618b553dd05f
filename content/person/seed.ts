import { sameInBoth } from '#server/seed/content/text.ts'
import type { TypeSeed } from '#server/seed/define-seed.ts'
import { people } from './demo/people.ts'
import { personPictures } from './demo/pictures.ts'

export default {
  after: ['instrument'],
  pictures: personPictures,
  seed: async (seeding) => {
    for (const [order, { key, slug, department, instruments, email, phone, ...person }] of people.entries()) {
      await seeding.create(
        'people',
        { kind: 'person', key },
        {
          ...person,
          slug_de: slug.de,
          slug_en: slug.en,
          department: department ?? sameInBoth(''),
          email: email ?? '',
          phone: phone ?? '',
          instruments: instruments.map((instrument) => seeding.idOf('instruments', instrument)),
          image_id: seeding.imageOf('person', key),
          order,
        },
      )
    }
  },
} satisfies TypeSeed
