import { defineWords } from '#site/i18n/words.ts'

export const words = defineWords({
  de: {
    concerts: 'Konzerte',
    news: 'Aktuelles',
    allNews: 'Alle Nachrichten',
    courses: 'Kurse und Unterricht',
    allCourses: 'Alle Kurse ansehen',
  },
  en: {
    concerts: 'Concerts',
    news: 'News',
    allNews: 'All news',
    courses: 'Courses and lessons',
    allCourses: 'See all courses',
  },
})
