import { and, eq, gt, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Localised } from '#server/db/columns.ts'
import type { Tx } from '#server/db/connect.ts'
import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { forgotten, oneOf, same } from '#server/services/resources/filters.ts'
import { images } from '../image/table.ts'
import { categories } from '../lookup/table.ts'
import { blogEntries } from './table.ts'

const newsResource: ResourceDefinition = {
  name: 'news',
  table: blogEntries,
  search: ['title', 'intro'],
  filters: {
    category_id: oneOf(blogEntries.category_id),
    is_online: same(blogEntries.is_online),
    on_home: same(blogEntries.on_home),
    waiting: isWaiting,
    forgotten: forgotten(blogEntries),
  },
  orderings: { date: blogEntries.date, title: blogEntries.sort_text, updated_at: blogEntries.updated_at },
  defaultOrdering: '-date',
  naturalKey: { fields: ['title', 'date'], day: 'date' },
  richText: ['body'],
  references: { category_id: categories, image_id: images },
  slugFrom: (values) => values.title as Localised,
  // `/de/aktuelles/{slug}` finds an article by its slug alone, so a taken one gets a number.
  beforeSave: async ({ tx }, values, before) => {
    const unique = { ...values }
    for (const field of ['slug_de', 'slug_en'] as const) {
      if (typeof values[field] === 'string')
        unique[field] = await freeSlug(tx, field, { slug: values[field], id: before?.id ?? 0 })
    }
    return unique
  },
}

/** It appears by itself when its day has come. */
function isWaiting(isWaiting: boolean, now: Date): SQL | undefined {
  return isWaiting
    ? and(eq(blogEntries.is_online, true), gt(blogEntries.date, now))
    : or(eq(blogEntries.is_online, false), lte(blogEntries.date, now))
}

async function freeSlug(
  tx: Tx,
  field: 'slug_de' | 'slug_en',
  { slug, id }: { slug: string; id: number },
): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    const [taken] = await tx
      .select({ id: blogEntries.id })
      .from(blogEntries)
      .where(and(eq(blogEntries[field], candidate), ne(blogEntries.id, id)))
      .limit(1)
    if (!taken) return candidate
  }
}

export default newsResource
