import { onlineFromIndex } from '#server/db/columns.ts'
import type { TypeTables } from '#server/db/define-table.ts'
import { tableOf } from '#server/db/table-of.ts'
import faq from './fields.ts'

export const faqs = tableOf(faq, 'faqs', { indexes: (t) => [onlineFromIndex('faqs', t)] })

export default { faq: faqs } satisfies TypeTables
