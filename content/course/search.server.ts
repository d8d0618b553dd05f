import type { TypeSearch } from '#server/search/define-search.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import type { courses } from './table.ts'

type Course = typeof courses.$inferSelect

export default {
  courses: {
    kind: 'courses',
    name: { de: 'Kurse', en: 'Courses' },
    // A search for an instrument rather means a course than a concerto.
    place: 18,
    names: ['parent_group_id', 'instruments', 'age_groups', 'instructors', 'dates.location_id'],
    toTexts: ({ name, subline, description, registration, price }: Course, names) => ({
      title: name,
      names: [subline, ...names],
      body: [description, registration, price],
    }),
    details: async ({ locale }, rows: Course[]) =>
      new Map(rows.map(({ id, subline }) => [id, { note: textInLocale(subline, locale) }])),
  },
} satisfies TypeSearch
