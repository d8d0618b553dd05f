import type { TypeSeed } from '#server/seed/define-seed.ts'
import { news } from './demo/news.ts'
import { newsPictures } from './demo/pictures.ts'

export default {
  // Articles link to all of these.
  after: ['lookup', 'page', 'production', 'course', 'person', 'venue'],
  pictures: newsPictures,
  seed: async (seeding) => {
    for (const { key, slug, dayOffset, categoryKey, ...article } of news) {
      await seeding.create(
        'news',
        { kind: 'news', key },
        {
          ...article,
          slug_de: slug.de,
          slug_en: slug.en,
          date: seeding.daysFromNow(dayOffset, '09:00'),
          category_id: seeding.idOf('categories', categoryKey),
          image_id: seeding.imageOf('news', key),
        },
      )
    }
  },
} satisfies TypeSeed
