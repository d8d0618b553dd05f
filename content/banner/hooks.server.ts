import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { defaultVariant } from '#config'
import type { TypeHooks } from '#server/services/type-hooks.ts'
import { pages } from '../page/table.ts'
import { heroes } from './table.ts'

export default {
  async listRecordsOnPage(db, { content_type, object_id }) {
    if (content_type !== 'page') return []
    const variant = sql`coalesce(${pages.variant}, ${defaultVariant})`
    const rows = await db
      .select(getTableColumns(heroes))
      .from(heroes)
      .innerJoin(pages, eq(heroes.variant, variant))
      .where(and(eq(pages.id, object_id), eq(pages.content_type, 'home')))
      .orderBy(heroes.id)
    return [{ resource: 'heroes', rows }]
  },
} satisfies Partial<TypeHooks>
