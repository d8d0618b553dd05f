import { asc, eq } from 'drizzle-orm'
import type { Reader } from '#server/db/connect.ts'
import type { Deps } from '#server/services/deps.ts'
import { localise } from '#server/services/localise.ts'
import { faqs } from './table.ts'

export async function listFaq({ db, locale }: Pick<Deps, 'locale'> & { db: Reader }) {
  const rows = await db.select().from(faqs).where(eq(faqs.is_online, true)).orderBy(asc(faqs.order), asc(faqs.id))
  return rows.map((row) => ({ id: row.id, category: row.category, ...localise(row, ['question', 'answer'], locale) }))
}
