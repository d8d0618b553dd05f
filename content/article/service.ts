import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Locale } from '#config'
import { requireFirst } from '#contract/errors.ts'
import { screenUrls } from '#contract/links/urls.ts'
import { type BoundParams, prepared, whereParam } from '#server/db/prepared.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { type ResultPage, readPage } from '#server/services/rows/paging.ts'
import { toPublicFields } from '#server/services/rows/public-fields.ts'
import { toIdName } from '#server/services/texts/localise.ts'
import { asVisitor, isVisible, visitorParams, whereVisible } from '#server/services/visibility/visibility.ts'
import { loadImagesOf } from '../image/service.ts'
import { categories } from '../lookup/table.ts'
import type { BlogEntry } from './endpoints.ts'
import article from './fields.ts'
import { articles } from './table.ts'

const HOME_ENTRIES = 6

/** Published articles, newest first. */
export async function listBlogEntries(
  deps: Deps,
  query: { page: number; slug?: string | undefined; category?: number | undefined },
): Promise<ResultPage<BlogEntry>> {
  const criteria = { [`slug_${deps.locale}`]: query.slug || undefined, category: query.category }
  const [countRow] = await countEntries(deps.db, { ...visitorParams(deps), ...criteria })
  return readPage({ page: query.page, count: countRow?.count ?? 0 }, (slice) => load(deps, { ...criteria, ...slice }))
}

export async function listBlogHomeEntries(deps: Deps): Promise<BlogEntry[]> {
  return load(deps, { on_home: true, limit: HOME_ENTRIES, offset: 0 })
}

export async function getBlogEntry(deps: Deps, id: number): Promise<BlogEntry> {
  return requireFirst(await load(deps, { id, limit: 1, offset: 0 }), `blog entry ${id}`)
}

/** The newest articles, of one category if given. */
export async function listNewestArticles(
  deps: Deps,
  { category, limit }: { category: number | undefined; limit: number },
): Promise<BlogEntry[]> {
  return load(deps, { category, limit, offset: 0 })
}

async function load(deps: Deps, criteria: EntriesWanted & Slice): Promise<BlogEntry[]> {
  const { db, locale } = deps
  const rows = await selectArticles(db, { ...visitorParams(deps), ...criteria })
  const images = await loadImagesOf(deps, rows)
  return rows.map(({ category, ...entry }) => ({
    id: entry.id,
    url: screenUrls('article', entry)[locale],
    slug: { de: entry.slug_de, en: entry.slug_en },
    ...toPublicFields(article.fields, entry, locale),
    updated: entry.updated_at.toISOString(),
    category: category && toIdName(category, locale),
    ...images.get(entry.image_id),
    is_online: isVisible(asVisitor(deps), 'news', entry),
  }))
}

const { placeholder } = sql

/** Parameters of `selectArticles`; `undefined` is no condition. */
type EntriesWanted = { id?: number; category?: number | undefined; on_home?: true } & {
  [slug in `slug_${Locale}`]?: string | undefined
}
type Slice = { limit: number; offset: number }

/** The newest first; `visitorParams` leaves out articles that are not published yet. */
export const selectArticles = prepared((db, params) =>
  db
    .select({ ...contentColumns(articles), category: { id: categories.id, name: categories.name } })
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.category_id))
    .where(whereGiven(params))
    .orderBy(desc(articles.date), desc(articles.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset')),
)

const countEntries = prepared((db, params) => db.select({ count: count() }).from(articles).where(whereGiven(params)))

function whereGiven(params: BoundParams) {
  return and(
    whereVisible(params, 'news'),
    whereParam(params, 'id', articles.id),
    params.has('on_home') ? eq(articles.on_home, true) : undefined,
    whereParam(params, 'category', articles.category_id),
    whereParam(params, 'slug_de', articles.slug_de),
    whereParam(params, 'slug_en', articles.slug_en),
  )
}
