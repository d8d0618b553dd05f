import type { Pattern } from '../tree/pattern.server.ts'

export default {
  order: 2,
  name: { de: 'Konzertreihe', en: 'Event series' },
  about: {
    de: 'Worum es geht, die Konzerte als Teaser, Karten und Kontakt.',
    en: 'What it is about, the concerts as teasers, tickets and contact.',
  },
  sections: [
    {
      layout: 1,
      columns: [[{ kind: 'headline', headline_level: 2, content: { de: 'Die Reihe', en: 'The series' } }], []],
    },
    {
      layout: 0,
      columns: [
        [
          { kind: 'headline', headline_level: 2, content: { de: 'Die Konzerte', en: 'The concerts' } },
          { kind: 'teaserlist' },
        ],
      ],
    },
    {
      layout: 3,
      columns: [
        [{ kind: 'headline', headline_level: 2, content: { de: 'Karten', en: 'Tickets' } }],
        [{ kind: 'headline', headline_level: 2, content: { de: 'Kontakt', en: 'Contact' } }],
      ],
    },
  ],
} satisfies Pattern
