import { t } from '#server/seed/content/text.ts'
import type { TypeSeed } from '#server/seed/define-seed.ts'
import { synonyms } from './demo/synonyms.ts'

export default {
  after: ['page'],
  seed: async (seeding) => {
    for (const [index, synonymWords] of synonyms.entries())
      await seeding.create('synonyms', { key: `words-${index}` }, { words: synonymWords })
    await seeding.create(
      'pages',
      { key: 'search' },
      {
        content_type: 'search',
        title: t('Suche', 'Search'),
        meta_description: t(
          'Konzerte, Kurse, Menschen und Seiten der Südwestphilharmonie finden.',
          'Find concerts, courses, people and pages of the Südwestphilharmonie.',
        ),
        in_footer: true,
      },
    )
  },
} satisfies TypeSeed
