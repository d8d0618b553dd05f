import type { TypeSeed } from '#server/seed/define-seed.ts'
import { heroes } from './demo/heroes.ts'
import { bannerPictures } from './demo/pictures.ts'
import { teasers } from './demo/teasers.ts'

export default {
  // Banners link to these.
  after: ['page', 'production', 'course', 'article'],
  pictures: bannerPictures,
  seed: async ({ createAll, imageOf, link }) => {
    await createAll(
      'heroes',
      heroes.map((hero) => ({ ...hero, link: link(hero.link ?? ''), image_id: imageOf('hero', hero.key) })),
    )
    await createAll(
      'teasers',
      teasers.map((teaser) => ({ ...teaser, link: link(teaser.link ?? ''), image_id: imageOf('teaser', teaser.key) })),
    )
  },
} satisfies TypeSeed
