import type { Pattern } from '../tree/pattern.server.ts'

export default {
  order: 4,
  name: { de: 'Fragen und Antworten', en: 'Questions and answers' },
  about: { de: 'Aufklappbare Fragen, daneben der Kontakt.', en: 'Questions that unfold, beside them the contact.' },
  sections: [
    {
      layout: 1,
      columns: [
        [
          { kind: 'headline', headline_level: 2, content: { de: 'Häufige Fragen', en: 'Frequently asked questions' } },
          { kind: 'faq' },
        ],
        [{ kind: 'headline', headline_level: 2, content: { de: 'Noch Fragen?', en: 'More questions?' } }],
      ],
    },
  ],
} satisfies Pattern
