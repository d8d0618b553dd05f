import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    concerts: 'Konzerte',
    news: 'Aktuelles',
    allNews: 'Alle Nachrichten',
    courses: 'Kurse und Unterricht',
    allCourses: 'Alle Kurse ansehen',
    nearby: 'Mehr dazu',
    editions: 'Fassungen dieser Seite',
    edition: { everyday: 'Alltagssprache', easy: 'Leichte Sprache', signed: 'Gebärdensprache' },
  },
  en: {
    concerts: 'Concerts',
    news: 'News',
    allNews: 'All news',
    courses: 'Courses and lessons',
    allCourses: 'See all courses',
    nearby: 'More on this',
    editions: 'Versions of this page',
    edition: { everyday: 'Everyday language', easy: 'Easy Read', signed: 'Sign language' },
  },
})
