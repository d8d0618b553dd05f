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
  seed: ({ createAll }) =>
    createAll(
      'pages',
      pages.map(({ slug, link, sections: _, ...page }) => ({
        ...page,
        slug: slug ?? sameInBoth(''),
        link: link ?? sameInBoth(''),
      })),
    ),
} satisfies TypeSeed
