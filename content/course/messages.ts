import type { TypeMessages } from '../define.ts'

export default {
  courses: {
    name: { de: ['Kurs', 'Kurse'], en: ['Course', 'Courses'] },
    fields: {
      de: {
        registration: 'Anmeldung',
        price: 'Kosten',
        parent_group_id: 'Kursbereich',
        age_groups: 'Altersgruppen',
        instructors: 'Lehrkräfte',
        location_id: 'Unterrichtsort',
        rhythm: 'Rhythmus',
      },
      en: {
        registration: 'Registration',
        price: 'Fee',
        parent_group_id: 'Course area',
        age_groups: 'Age groups',
        instructors: 'Instructors',
        location_id: 'Teaching location',
        rhythm: 'Rhythm',
      },
    },
    screens: { de: { courses: 'Kursliste' }, en: { courses: 'Course list' } },
    details: { de: 'Angaben zum Kurs', en: 'Details of the course' },
  },
} satisfies TypeMessages
