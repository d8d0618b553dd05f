import { and, asc, eq, inArray } from 'drizzle-orm'
import { pageUrl, screenUrls } from '#contract/links/urls.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import type { TypeUrlRules, UrlContext } from '#server/services/urls/define-urls.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { pages } from '../page/table.ts'
import { courses } from './table.ts'

export default {
  courses: {
    /** The course's own page; after its deletion, the course list. */
    poster: async (reader, id, locale) => {
      const [course] = await selectCourse(reader, id)
      if (course) return screenUrls('course', course)[locale]
      const [list] = await selectList(reader)
      return list?.[locale] ? pageUrl(locale, list[locale]) : null
    },
    labels: async ({ db }, ids, locale) => {
      const rows = await db
        .select({ id: courses.id, name: courses.name, subline: courses.subline })
        .from(courses)
        .where(inArray(courses.id, [...ids]))
      return new Map(
        rows.map(({ id, name, subline }) => [
          id,
          { title: textInLocale(name, locale), note: textInLocale(subline, locale) },
        ]),
      )
    },
  },
} satisfies TypeUrlRules

function selectCourse(reader: UrlContext, id: number) {
  return reader.db
    .select({ id: courses.id, slug_de: courses.slug_de, slug_en: courses.slug_en })
    .from(courses)
    .where(and(eq(courses.id, id), whereVisible(reader, 'courses', { withPage: true })))
}

function selectList(reader: UrlContext) {
  return reader.db
    .select({ de: pages.path_de, en: pages.path_en })
    .from(pages)
    .where(and(eq(pages.content_type, 'courses'), whereVisible(reader, 'pages', { withPage: true })))
    .orderBy(asc(pages.id))
}
