import type { TypeSeed } from '#server/seed/define-seed.ts'
import { heroes } from './demo/heroes.ts'
import { bannerPictures } from './demo/pictures.ts'
import { teasers } from './demo/teasers.ts'

export default {
  // Banners link to these.
  after: ['page', 'production', 'course', 'article'],
  pictures: bannerPictures,
  seed: async (seeding) => {
    for (const [order, { key, link, ...hero }] of heroes.entries()) {
      await seeding.create(
        'heroes',
        { key },
        { ...hero, order, link: seeding.link(link), image_id: seeding.imageOf('hero', key) },
      )
    }
    for (const [order, { key, link, ...teaser }] of teasers.entries()) {
      await seeding.create(
        'teasers',
        { key },
        { ...teaser, order, link: seeding.link(link), image_id: seeding.imageOf('teaser', key) },
      )
    }
  },
} satisfies TypeSeed
