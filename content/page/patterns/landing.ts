import { fromSummary, type Pattern } from '../tree/pattern.server.ts'

export default {
  order: 5,
  name: { de: 'Aktionsseite', en: 'Landing page' },
  about: {
    de: 'Ein großer Auftakt, drei Gründe nebeneinander, Fragen und der nächste Schritt.',
    en: 'A large opening, three reasons side by side, questions and the next step.',
  },
  sections: [
    {
      layout: 0,
      columns: [[{ kind: 'fullteaser', headline: { de: 'Auf einen Blick', en: 'At a glance' }, text: fromSummary }]],
    },
    { layout: 4, columns: [[], [], []] },
    {
      layout: 0,
      columns: [
        [
          { kind: 'headline', headline_level: 2, content: { de: 'Häufige Fragen', en: 'Frequently asked questions' } },
          { kind: 'faq' },
        ],
      ],
    },
    {
      layout: 0,
      columns: [[{ kind: 'headline', headline_level: 2, content: { de: 'So geht es weiter', en: 'What comes next' } }]],
    },
  ],
} satisfies Pattern
