import { sameInBoth } from '#server/seed/content/text.ts'
import type { TypeSeed } from '#server/seed/define-seed.ts'
import { pages } from './demo/pages.ts'
import { pagePictures } from './demo/pictures.ts'
import { recordSections } from './demo/record-sections.ts'

export default {
  pictures: pagePictures,
  sections: [
    ...pages.map(({ key, sections }) => ({ content_type: 'page' as const, kind: 'page', key, sections })),
    ...recordSections,
  ],
  seed: async (seeding) => {
    for (const [order, { key, parentKey, editionOfKey, slug, link, sections: _, ...page }] of pages.entries()) {
      await seeding.create(
        'pages',
        { kind: 'page', key },
        {
          ...page,
          order,
          parent_id: parentKey === null ? null : seeding.idOf('page', parentKey),
          edition_of_id: editionOfKey === null ? null : seeding.idOf('page', editionOfKey),
          slug_de: slug?.de ?? '',
          slug_en: slug?.en ?? '',
          link: link ?? sameInBoth(''),
        },
      )
    }
  },
} satisfies TypeSeed
