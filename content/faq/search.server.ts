import { inArray } from 'drizzle-orm'
import type { TypeSearch } from '#server/search/define-search.ts'
import { findFaqPages } from '#server/services/sections/find-faq-pages.ts'
import { faqs } from './table.ts'

type FaqRow = typeof faqs.$inferSelect

export default {
  faq: {
    kind: 'questions',
    name: { de: 'Fragen', en: 'Questions' },
    place: 70,
    sources: [{ column: faqs.id }],
    read: async (db, ids) => {
      const rows = await db
        .select()
        .from(faqs)
        .where(inArray(faqs.id, [...ids]))
      return rows.map(({ id, question, answer }) => ({ id, title: question, body: [answer] }))
    },
    /** A question links to the first page that answers it. */
    details: async (deps, rows: FaqRow[]) => {
      const faqPages = await findFaqPages(deps)
      return new Map(
        rows.flatMap(({ id, category }) => {
          const url = faqPages.find((faqPage) => faqPage.category === '' || faqPage.category === category)?.url
          return url ? [[id, { url }] as const] : []
        }),
      )
    },
  },
} satisfies TypeSearch
