import { asc } from 'drizzle-orm'
import type { Reader } from '#server/db/connect.ts'
import type { Deps } from '#server/services/deps.ts'
import { localise } from '#server/services/localise.ts'
import { asVisitor, whereShown } from '#server/services/visibility.ts'
import { faqs } from './table.ts'

export async function listFaq(deps: Pick<Deps, 'locale' | 'viewer' | 'now'> & { db: Reader }) {
  const { db, locale } = deps
  const rows = await db
    .select()
    .from(faqs)
    .where(whereShown(asVisitor(deps), 'faq'))
    .orderBy(asc(faqs.order), asc(faqs.id))
  return rows.map((row) => ({ id: row.id, category: row.category, ...localise(row, ['question', 'answer'], locale) }))
}
