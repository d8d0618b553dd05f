import { same } from '#server/seed/content/text.ts'
import type { TypeSeed } from '../define-seed.ts'
import { pages } from './demo/pages.ts'

export default {
  seed: async (seeding) => {
    for (const [order, { key, parentKey, slug, link, sections: _, ...page }] of pages.entries()) {
      await seeding.create(
        'pages',
        { kind: 'page', key },
        {
          ...page,
          order,
          parent_id: parentKey === null ? null : seeding.idOf('page', parentKey),
          slug_de: slug?.de ?? '',
          slug_en: slug?.en ?? '',
          link: link ?? same(''),
        },
      )
    }
  },
} satisfies TypeSeed
