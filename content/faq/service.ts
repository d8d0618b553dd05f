import { asc } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/connect.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { localiseFields } from '#server/services/texts/localise.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { faqs } from './table.ts'

const selectShown = prepared((db) => {
  const { id, category, question, answer } = faqs
  return db
    .select({ id, category, question, answer })
    .from(faqs)
    .where(whereVisible('visitors', 'faq'))
    .orderBy(asc(faqs.order), asc(faqs.id))
})

export async function listFaq({ db, locale, now }: Pick<Deps, 'locale' | 'now'> & { db: DbOrTx }) {
  const rows = await selectShown(db, { now: now() })
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    ...localiseFields(row, ['question', 'answer'], locale),
  }))
}
