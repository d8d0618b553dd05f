import type { TypeSeed } from '#server/seed/define-seed.ts'
import { news } from './demo/news.ts'
import { newsPictures } from './demo/pictures.ts'

export default {
  // Articles link to all of these.
  after: ['lookup', 'page', 'production', 'course', 'person', 'venue'],
  pictures: newsPictures,
  seed: ({ createAll, daysFromNow }) =>
    createAll(
      'news',
      news.map(({ dayOffset, ...article }) => ({ ...article, date: daysFromNow(dayOffset, '09:00') })),
    ),
} satisfies TypeSeed
