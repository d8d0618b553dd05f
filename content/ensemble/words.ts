import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    back: 'Alle Ensembles',
    facts: 'Auf einen Blick',
    teachers: 'Leitung',
    courses: 'Kurse dazu',
    empty: 'Hier ist zurzeit kein Ensemble genannt.',
  },
  en: {
    back: 'All ensembles',
    facts: 'At a glance',
    teachers: 'Directed by',
    courses: 'Courses for it',
    empty: 'No ensemble is named here at present.',
  },
})
