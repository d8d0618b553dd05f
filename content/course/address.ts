import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { pageUrl, urlsOf } from '#contract/urls.ts'
import { prepared } from '#server/db/prepared.ts'
import { inLanguage } from '#server/services/localise.ts'
import { visitorOf, whereShown } from '#server/services/visibility.ts'
import type { TypeAddresses } from '../define-address.ts'
import { pages } from '../page/table.ts'
import { courses } from './table.ts'

export default {
  courses: {
    /** The course's own page; when there is none any more, that of all courses. */
    poster: async (reader, id, locale) => {
      const [course] = await selectCourse(reader.db, { ...visitorOf(reader), id })
      if (course) return urlsOf('course', course)[locale]
      const [list] = await selectList(reader.db, visitorOf(reader))
      return list?.[locale] ? pageUrl(locale, list[locale]) : null
    },
    labels: async ({ db }, ids, locale) => {
      const rows = await db
        .select({ id: courses.id, name: courses.name, subline: courses.subline })
        .from(courses)
        .where(inArray(courses.id, [...ids]))
      return new Map(rows.map(({ id, name, subline }) => [id, { title: inLanguage(name, locale), note: inLanguage(subline, locale) }]))
    },
  },
} satisfies TypeAddresses

const selectCourse = prepared((db, given) =>
  db
    .select({ id: courses.id, slug_de: courses.slug_de, slug_en: courses.slug_en })
    .from(courses)
    .where(and(eq(courses.id, sql.placeholder('id')), whereShown(given, 'courses', { withPage: true }))),
)

const selectList = prepared((db, given) =>
  db
    .select({ de: pages.path_de, en: pages.path_en })
    .from(pages)
    .where(and(eq(pages.content_type, 'courses'), whereShown(given, 'pages', { withPage: true })))
    .orderBy(asc(pages.id)),
)
