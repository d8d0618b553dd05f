import { and, eq } from 'drizzle-orm'
import type { TypeHooks } from '#server/services/type-hooks.ts'
import { findSharePage } from './service.ts'
import { pages } from './table.ts'
import { readPageTexts } from './texts.server.ts'

export default {
  async findHomePath(db, variant) {
    const [homeRow] = await db
      .select({ path: pages.path_de })
      .from(pages)
      .where(and(eq(pages.content_type, 'home'), eq(pages.variant, variant)))
    return homeRow?.path ?? null
  },
  findSharePage,
  readPageTexts: async (db, { content_type, object_id }) =>
    content_type === 'page' ? readPageTexts(db, object_id) : null,
  async hasPages(db) {
    const [page] = await db.select({ id: pages.id }).from(pages).limit(1)
    return page !== undefined
  },
} satisfies Partial<TypeHooks>
