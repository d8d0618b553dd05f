import { fromSummary, type Pattern } from '../tree/pattern.server.ts'

export default {
  order: 1,
  name: { de: 'Mit großem Auftakt', en: 'With a large opening' },
  about: {
    de: 'Ein großer Teaser mit Ihrem Satz, darunter Text neben einem Bild.',
    en: 'A large teaser with your sentence, below it text beside a picture.',
  },
  sections: [
    {
      layout: 0,
      columns: [[{ kind: 'fullteaser', headline: { de: 'Auf einen Blick', en: 'At a glance' }, text: fromSummary }]],
    },
    { layout: 1, columns: [[], []] },
  ],
} satisfies Pattern
