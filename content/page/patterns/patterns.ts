import type { Localised } from '#server/db/columns.ts'

/** Placeholder for the new page's summary; a module with it is left out if there is none. */
export const fromSummary = { from: 'summary' } as const
/** A module's kind and fields. Never placeholder text, nor the title, which is the page's heading already. */
export type PatternModule = { kind: string; [field: string]: string | number | Localised | typeof fromSummary }
export type PatternSection = { layout: number; columns: readonly (readonly PatternModule[])[] }

/** A pattern for new pages: name, purpose and sections. */
type Pattern = { name: Localised; about: Localised; sections: readonly PatternSection[] }

function headline(de: string, en: string): PatternModule {
  return { kind: 'headline', headline_level: 2, content: { de, en } }
}

const opening: PatternSection = {
  layout: 0,
  columns: [[{ kind: 'fullteaser', headline: { de: 'Auf einen Blick', en: 'At a glance' }, text: fromSummary }]],
}
const questions = [headline('Häufige Fragen', 'Frequently asked questions'), { kind: 'faq' }]

/** The patterns by id, in the order of the choice. */
export const patterns = new Map<string, Pattern>(
  Object.entries({
    empty: {
      name: { de: 'Leer', en: 'Empty' },
      about: { de: 'Ein Abschnitt, in den Sie schreiben.', en: 'One section to write into.' },
      sections: [{ layout: 0, columns: [[]] }],
    },
    hero: {
      name: { de: 'Mit großem Auftakt', en: 'With a large opening' },
      about: {
        de: 'Ein großer Teaser mit Ihrem Satz, darunter Text neben einem Bild.',
        en: 'A large teaser with your sentence, below it text beside a picture.',
      },
      sections: [opening, { layout: 1, columns: [[], []] }],
    },
    'event-series': {
      name: { de: 'Konzertreihe', en: 'Event series' },
      about: {
        de: 'Worum es geht, die Konzerte als Teaser, Karten und Kontakt.',
        en: 'What it is about, the concerts as teasers, tickets and contact.',
      },
      sections: [
        { layout: 1, columns: [[headline('Die Reihe', 'The series')], []] },
        { layout: 0, columns: [[headline('Die Konzerte', 'The concerts'), { kind: 'teaserlist' }]] },
        { layout: 3, columns: [[headline('Karten', 'Tickets')], [headline('Kontakt', 'Contact')]] },
      ],
    },
    team: {
      name: { de: 'Team', en: 'Team' },
      about: {
        de: 'Eine Überschrift und die Menschen als Teaser, darunter der Kontakt.',
        en: 'A headline and the people as teasers, below them the contact.',
      },
      sections: [
        { layout: 0, columns: [[headline('Wer wir sind', 'Who we are'), { kind: 'teaserlist' }]] },
        { layout: 0, columns: [[headline('So erreichen Sie uns', 'How to reach us')]] },
      ],
    },
    questions: {
      name: { de: 'Fragen und Antworten', en: 'Questions and answers' },
      about: { de: 'Aufklappbare Fragen, daneben der Kontakt.', en: 'Questions that unfold, beside them the contact.' },
      sections: [{ layout: 1, columns: [questions, [headline('Noch Fragen?', 'More questions?')]] }],
    },
    landing: {
      name: { de: 'Aktionsseite', en: 'Landing page' },
      about: {
        de: 'Ein großer Auftakt, drei Gründe nebeneinander, Fragen und der nächste Schritt.',
        en: 'A large opening, three reasons side by side, questions and the next step.',
      },
      sections: [
        opening,
        { layout: 4, columns: [[], [], []] },
        { layout: 0, columns: [questions] },
        { layout: 0, columns: [[headline('So geht es weiter', 'What comes next')]] },
      ],
    },
  }),
)
