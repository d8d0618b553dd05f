import { and, eq, gt, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Tx } from '#server/db/connect.ts'
import type { RulesByResource } from '#server/services/resources/definition.ts'
import { isStaleDraft } from '#server/services/resources/listing/filters.ts'
import { articles } from './table.ts'

type SlugField = 'slug_de' | 'slug_en'

export default {
  news: {
    filters: { waiting: whereWaiting, forgotten: isStaleDraft(articles) },
    // `/de/aktuelles/{slug}` finds an article by its slug alone, so a used slug gets a number.
    beforeSave: async ({ db }, values, before) => {
      const unique = { ...values }
      for (const field of ['slug_de', 'slug_en'] as const) {
        if (typeof values[field] === 'string')
          unique[field] = await findFreeSlug(db, field, { slug: values[field], id: before?.id ?? 0 })
      }
      return unique
    },
  },
} satisfies RulesByResource

/** Waits for its publication day. */
function whereWaiting(isWaiting: boolean, now: Date): SQL | undefined {
  return isWaiting
    ? and(eq(articles.is_online, true), gt(articles.date, now))
    : or(eq(articles.is_online, false), lte(articles.date, now))
}

async function findFreeSlug(tx: Tx, field: SlugField, { slug, id }: { slug: string; id: number }): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    const [existing] = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles[field], candidate), ne(articles.id, id)))
      .limit(1)
    if (!existing) return candidate
  }
}
