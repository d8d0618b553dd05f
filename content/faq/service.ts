import { asc } from 'drizzle-orm'
import { prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { publicColumns, toPublicFields } from '#server/services/rows/public-fields.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import faq from './fields.ts'
import { faqs } from './table.ts'

const selectShown = prepared((db) =>
  db
    .select({ id: faqs.id, ...publicColumns(faqs, faq.fields) })
    .from(faqs)
    .where(whereVisible('visitors', 'faq'))
    .orderBy(asc(faqs.order), asc(faqs.id)),
)

export async function listFaq({ db, locale, now }: Pick<Deps, 'db' | 'locale' | 'now'>) {
  const rows = await selectShown(db, { now: now() })
  return rows.map((row) => ({ id: row.id, ...toPublicFields(faq.fields, row, locale) }))
}
