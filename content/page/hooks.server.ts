import { and, eq } from 'drizzle-orm'
import type { TypeHooks } from '#server/services/type-hooks.ts'
import { findSharePage } from './service.ts'
import { pages } from './table.ts'

export default {
  async findHomePath(db, variant) {
    const [homeRow] = await db
      .select({ path: pages.path_de })
      .from(pages)
      .where(and(eq(pages.content_type, 'home'), eq(pages.variant, variant)))
    return homeRow?.path ?? null
  },
  findSharePage,
  async hasPages(db) {
    const [page] = await db.select({ id: pages.id }).from(pages).limit(1)
    return page !== undefined
  },
} satisfies Partial<TypeHooks>
