import type { TypeSearch } from '#server/search/define-search.ts'
import { findFaqPages } from '#server/services/sections/find-faq-pages.ts'
import type { faqs } from './table.ts'

type FaqRow = typeof faqs.$inferSelect

export default {
  faq: {
    kind: 'questions',
    name: { de: 'Fragen', en: 'Questions' },
    place: 70,
    toTexts: ({ question, answer }: FaqRow) => ({ title: question, body: [answer] }),
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
