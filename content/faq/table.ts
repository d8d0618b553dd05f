import type { TypeTables } from '#server/db/define-table.ts'
import { tableOf } from '#server/db/table-of.ts'
import faq from './fields.ts'

export const faqs = tableOf(faq, 'faqs')

export default { faq: faqs } satisfies TypeTables
