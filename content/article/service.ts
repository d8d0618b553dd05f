import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { urlsOf } from '#contract/urls.ts'
import type { Deps } from '#server/services/deps.ts'
import { localise, named } from '#server/services/localise.ts'
import { type Page, pageOf } from '#server/services/paging.ts'
import { isPublic, whereShown } from '#server/services/visibility.ts'
import { loadImages } from '../image/service.ts'
import { categories } from '../lookup/table.ts'
import type { BlogEntry } from './endpoints.ts'
import { blogEntries } from './table.ts'

const HOME_ENTRIES = 6

/** Articles whose day has come, newest first. */
export async function listBlogEntries(deps: Deps, query: { page: number; slug?: string | undefined; category?: number | undefined }): Promise<Page<BlogEntry>> {
  const where = and(
    whereShown(deps, 'news'),
    query.slug ? eq(blogEntries[`slug_${deps.locale}`], query.slug) : undefined,
    query.category ? eq(blogEntries.category_id, query.category) : undefined,
  )
  const [counted] = await deps.db.select({ count: count() }).from(blogEntries).where(where)
  const total = counted?.count ?? 0
  const { limit, offset } = pageOf({ page: query.page, count: total })
  return { count: total, page: query.page, pageSize: limit, results: await load(deps, { where, limit, offset }) }
}

export async function listBlogHomeEntries(deps: Deps): Promise<BlogEntry[]> {
  return load(deps, { where: and(whereShown(deps, 'news'), eq(blogEntries.on_home, true)), limit: HOME_ENTRIES, offset: 0 })
}

export async function getBlogEntry(deps: Deps, id: number): Promise<BlogEntry> {
  const [entry] = await load(deps, { where: and(whereShown(deps, 'news'), eq(blogEntries.id, id)), limit: 1, offset: 0 })
  if (!entry) throw new AppError('not_found', { message: `blog entry ${id}` })
  return entry
}

/** The newest articles, those of a category where one is named. */
export async function listNewest(deps: Deps, { category, limit }: { category: number | undefined; limit: number }): Promise<BlogEntry[]> {
  const where = and(whereShown(deps, 'news'), category ? eq(blogEntries.category_id, category) : undefined)
  return load(deps, { where, limit, offset: 0 })
}

async function load(deps: Deps, { where, limit, offset }: { where: SQL | undefined; limit: number; offset: number }): Promise<BlogEntry[]> {
  const { db, locale } = deps
  const rows = await db
    .select({ entry: blogEntries, category: categories })
    .from(blogEntries)
    .leftJoin(categories, eq(categories.id, blogEntries.category_id))
    .where(where)
    .orderBy(desc(blogEntries.date), desc(blogEntries.id))
    .limit(limit)
    .offset(offset)
  const images = await loadImages(
    db,
    rows.map((row) => row.entry.image_id),
    locale,
  )
  return rows.map(({ entry, category }) => ({
    id: entry.id,
    url: urlsOf('article', entry)[locale],
    slug: { de: entry.slug_de, en: entry.slug_en },
    ...localise(entry, ['title', 'intro', 'body'], locale),
    date: entry.date.toISOString(),
    updated: entry.updated_at.toISOString(),
    category: category && named(category, locale),
    ...images.get(entry.image_id),
    is_online: isPublic(deps, 'news', entry),
  }))
}
