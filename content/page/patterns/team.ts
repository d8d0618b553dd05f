import type { Pattern } from '../tree/pattern.server.ts'

export default {
  order: 3,
  name: { de: 'Team', en: 'Team' },
  about: {
    de: 'Eine Überschrift und die Menschen als Teaser, darunter der Kontakt.',
    en: 'A headline and the people as teasers, below them the contact.',
  },
  sections: [
    {
      layout: 0,
      columns: [
        [
          { kind: 'headline', headline_level: 2, content: { de: 'Wer wir sind', en: 'Who we are' } },
          { kind: 'teaserlist' },
        ],
      ],
    },
    {
      layout: 0,
      columns: [
        [{ kind: 'headline', headline_level: 2, content: { de: 'So erreichen Sie uns', en: 'How to reach us' } }],
      ],
    },
  ],
} satisfies Pattern
