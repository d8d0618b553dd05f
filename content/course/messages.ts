import type { TypeMessages } from '../define.ts'

export default {
  courses: {
    name: { de: ['Kurs', 'Kurse'], en: ['Course', 'Courses'] },
    screens: { de: { courses: 'Kursliste' }, en: { courses: 'Course list' } },
    details: { de: 'Angaben zum Kurs', en: 'Details of the course' },
  },
} satisfies TypeMessages
