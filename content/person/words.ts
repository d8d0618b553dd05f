import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    employee: 'Team',
    instructor: 'Lehrkräfte',
    soloist: 'Solistinnen und Solisten',
    jump: 'Auf dieser Seite',
    email: 'E-Mail',
    phone: 'Telefon',
    back: 'Alle Menschen im Haus',
    upcoming: 'Kommende Konzerte',
    past: 'Vergangene Konzerte',
    courses: 'Kurse',
    instruments: 'Instrumente',
  },
  en: {
    employee: 'Team',
    instructor: 'Teachers',
    soloist: 'Soloists',
    jump: 'On this page',
    email: 'E-mail',
    phone: 'Phone',
    back: 'All people of the house',
    upcoming: 'Coming concerts',
    past: 'Past concerts',
    courses: 'Courses',
    instruments: 'Instruments',
  },
})
