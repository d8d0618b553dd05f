import { asc } from 'drizzle-orm'
import type { TypeHooks } from '#server/services/type-hooks.ts'
import { synonyms } from './table.ts'

export default {
  async listSynonyms(db) {
    const { id, version, words } = synonyms
    return db.select({ id, version, words }).from(synonyms).orderBy(asc(id))
  },
  async deleteInitialRows(tx) {
    await tx.delete(synonyms)
  },
} satisfies Partial<TypeHooks>
