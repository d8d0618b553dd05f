import type { TypeMessages } from '../define.ts'

export default {
  courses: {
    name: { de: ['Kurs', 'Kurse'], en: ['Course', 'Courses'] },
    fields: {
      de: {
        registration: 'Anmeldung',
        price: 'Kosten',
        forgotten: 'Seit über einem Monat Entwurf',
        parent_group_id: 'Kursbereich',
        age_groups: 'Altersgruppen',
        instructors: 'Lehrkräfte',
        location_id: 'Unterrichtsort',
        rhythm: 'Rhythmus',
        vacancies: 'Plätze',
        repeat_weeks: 'Findet statt',
        repeat_until: 'Letzter Tag',
      },
      en: {
        registration: 'Registration',
        price: 'Fee',
        forgotten: 'A draft for over a month',
        parent_group_id: 'Course area',
        age_groups: 'Age groups',
        instructors: 'Instructors',
        location_id: 'Teaching location',
        rhythm: 'Rhythm',
        vacancies: 'Places',
        repeat_weeks: 'Takes place',
        repeat_until: 'Last day',
      },
    },
    choices: {
      de: {
        vacancies: {
          unsaid: 'keine Angabe',
          free: 'Plätze frei',
          few: 'wenige Plätze frei',
          waiting_list: 'voll, Warteliste',
          starting: 'beginnt neu',
          suspended: 'pausiert',
        },
        repeat_weeks: { 0: 'einmal', 1: 'jede Woche', 2: 'alle zwei Wochen', 4: 'alle vier Wochen' },
      },
      en: {
        vacancies: {
          unsaid: 'not said',
          free: 'places free',
          few: 'few places left',
          waiting_list: 'full, waiting list',
          starting: 'starts anew',
          suspended: 'suspended',
        },
        repeat_weeks: { 0: 'once', 1: 'every week', 2: 'every two weeks', 4: 'every four weeks' },
      },
    },
    screens: { de: { courses: 'Kursliste' }, en: { courses: 'Course list' } },
    details: { de: 'Angaben zum Kurs', en: 'Details of the course' },
  },
} satisfies TypeMessages
