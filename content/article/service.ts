import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Locale } from '#config'
import { AppError } from '#contract/errors.ts'
import { urlsOf } from '#contract/urls.ts'
import { contentOf } from '#server/db/columns-of.ts'
import { type Given, prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { localise, named } from '#server/services/localise.ts'
import { type Page, pageOf } from '#server/services/paging.ts'
import { asVisitor, isShown, visitorOf, whereShown } from '#server/services/visibility.ts'
import { loadImages } from '../image/service.ts'
import { categories } from '../lookup/table.ts'
import type { BlogEntry } from './endpoints.ts'
import { blogEntries } from './table.ts'

const HOME_ENTRIES = 6

/** Articles whose day has come, newest first. */
export async function listBlogEntries(
  deps: Deps,
  query: { page: number; slug?: string | undefined; category?: number | undefined },
): Promise<Page<BlogEntry>> {
  const wanted = { [`slug_${deps.locale}`]: query.slug || undefined, category: query.category }
  const [counted] = await countEntries(deps.db, { ...visitorOf(deps), ...wanted })
  const total = counted?.count ?? 0
  const { limit, offset } = pageOf({ page: query.page, count: total })
  return { count: total, page: query.page, pageSize: limit, results: await load(deps, { ...wanted, limit, offset }) }
}

export async function listBlogHomeEntries(deps: Deps): Promise<BlogEntry[]> {
  return load(deps, { on_home: true, limit: HOME_ENTRIES, offset: 0 })
}

export async function getBlogEntry(deps: Deps, id: number): Promise<BlogEntry> {
  const [entry] = await load(deps, { id, limit: 1, offset: 0 })
  if (!entry) throw new AppError('not_found', { message: `blog entry ${id}` })
  return entry
}

/** The newest articles, those of a category where one is named. */
export async function listNewest(
  deps: Deps,
  { category, limit }: { category: number | undefined; limit: number },
): Promise<BlogEntry[]> {
  return load(deps, { category, limit, offset: 0 })
}

async function load(deps: Deps, wanted: EntriesWanted & Part): Promise<BlogEntry[]> {
  const { db, locale } = deps
  const rows = await selectEntries(db, { ...visitorOf(deps), ...wanted })
  const images = await loadImages(
    db,
    rows.map((row) => row.image_id),
    locale,
  )
  return rows.map(({ category, ...entry }) => ({
    id: entry.id,
    url: urlsOf('article', entry)[locale],
    slug: { de: entry.slug_de, en: entry.slug_en },
    ...localise(entry, ['title', 'intro', 'body'], locale),
    date: entry.date.toISOString(),
    updated: entry.updated_at.toISOString(),
    category: category && named(category, locale),
    ...images.get(entry.image_id),
    is_online: isShown(asVisitor(deps), 'news', entry),
  }))
}

const { placeholder } = sql

/** What is wanted of `selectEntries`; what is undefined is no condition. */
type EntriesWanted = { id?: number; category?: number | undefined; on_home?: true } & {
  [slug in `slug_${Locale}`]?: string | undefined
}
type Part = { limit: number; offset: number }

/** The newest by what is wanted, for visitors (`visitorOf`) those whose day has come. */
export const selectEntries = prepared((db, given) =>
  db
    .select({ ...contentOf(blogEntries), category: { id: categories.id, name: categories.name } })
    .from(blogEntries)
    .leftJoin(categories, eq(categories.id, blogEntries.category_id))
    .where(whereGiven(given))
    .orderBy(desc(blogEntries.date), desc(blogEntries.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)

const countEntries = prepared((db, given) => db.select({ count: count() }).from(blogEntries).where(whereGiven(given)))

function whereGiven(given: Given) {
  return and(
    whereShown(given, 'news'),
    given.has('id') ? eq(blogEntries.id, placeholder('id')) : undefined,
    given.has('on_home') ? eq(blogEntries.on_home, true) : undefined,
    given.has('category') ? eq(blogEntries.category_id, placeholder('category')) : undefined,
    given.has('slug_de') ? eq(blogEntries.slug_de, placeholder('slug_de')) : undefined,
    given.has('slug_en') ? eq(blogEntries.slug_en, placeholder('slug_en')) : undefined,
  )
}
