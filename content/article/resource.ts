import { and, eq, gt, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Localised } from '#server/db/columns.ts'
import type { Tx } from '#server/db/connect.ts'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals, isStaleDraft, refersTo } from '#server/services/resources/filters.ts'
import { images } from '../image/table.ts'
import { categories } from '../lookup/table.ts'
import { articles } from './table.ts'

const newsResource: ResourceDefinition = {
  name: 'news',
  table: articles,
  search: ['title', 'intro'],
  filters: {
    category_id: refersTo(articles.category_id),
    is_online: equals(articles.is_online),
    on_home: equals(articles.on_home),
    waiting: isWaiting,
    forgotten: isStaleDraft(articles),
  },
  orderings: { date: articles.date, title: articles.sort_text, updated_at: articles.updated_at },
  defaultOrdering: '-date',
  naturalKey: { fields: ['title', 'date'], day: 'date' },
  richText: ['body'],
  references: { category_id: categories, image_id: images },
  slugFrom: (values) => values.title as Localised,
  // `/de/aktuelles/{slug}` finds an article by its slug alone, so a used slug gets a number.
  beforeSave: async ({ tx }, values, before) => {
    const unique = { ...values }
    for (const field of ['slug_de', 'slug_en'] as const) {
      if (typeof values[field] === 'string')
        unique[field] = await freeSlug(tx, field, { slug: values[field], id: before?.id ?? 0 })
    }
    return unique
  },
}

/** Waits for its publication day. */
function isWaiting(isWaiting: boolean, now: Date): SQL | undefined {
  return isWaiting
    ? and(eq(articles.is_online, true), gt(articles.date, now))
    : or(eq(articles.is_online, false), lte(articles.date, now))
}

async function freeSlug(
  tx: Tx,
  field: 'slug_de' | 'slug_en',
  { slug, id }: { slug: string; id: number },
): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    const [taken] = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles[field], candidate), ne(articles.id, id)))
      .limit(1)
    if (!taken) return candidate
  }
}

export default newsResource
