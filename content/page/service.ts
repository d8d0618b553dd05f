import { and, eq, or, sql } from 'drizzle-orm'
import type { Variant } from '#config'
import { AppError } from '#contract/errors.ts'
import { withoutTrailingSlashes } from '#contract/links/trailing-slashes.ts'
import { matchScreen, pageUrl, type ScreenMatch, screenUrl } from '#contract/links/urls.ts'
import { notePitch } from '#contract/page/note-pitch.ts'
import type { Page } from '#contract/page/pages.ts'
import type { SingletonScreen } from '#model/define-type.ts'
import { pageEditions } from '#model/page-editions.ts'
import { parentListScreen } from '#model/types.ts'
import { prepared } from '#server/db/prepared.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import { canWrite } from '#server/services/accounts/areas.ts'
import type { Deps } from '#server/services/deps.ts'
import { textsInAnswer, withTexts } from '#server/services/page-states/drafts/record-texts.ts'
import { loadPageParts } from '#server/services/sections/sections.ts'
import { localiseFields, textInLocale } from '#server/services/texts/localise.ts'
import { findDetailPage, type LazyPage } from '#server/services/urls/detail-pages.ts'
import { type SharePicture, sharePath } from '#server/services/urls/share-picture.ts'
import { hasSharePicture } from '#server/services/urls/share-pictures.ts'
import { isVisible, onlineState, visitorParams, whereVisible } from '#server/services/visibility/visibility.ts'
import { loadImages } from '../image/service.ts'
import { loadAncestors, type PageRow, selectFirstOf, toBreadcrumbs } from './breadcrumbs.server.ts'
import { pages } from './table.ts'

/** By its path in one language. */
const selectByPath = prepared((db, params) =>
  db
    .select(contentColumns(pages))
    .from(pages)
    .where(params.has('de') ? eq(pages.path_de, sql.placeholder('de')) : eq(pages.path_en, sql.placeholder('en'))),
)
const selectEditions = prepared((db, params) => {
  const everyday = sql.placeholder('everyday')
  const { id, edition, path_de, path_en } = pages
  return db
    .select({ id, edition, path_de, path_en })
    .from(pages)
    .where(and(or(eq(pages.id, everyday), eq(pages.edition_of_id, everyday)), whereVisible(params, 'pages')))
})

/** The page of a public path; throws `not_found` if there is none for this viewer (spec §4, offline page). */
export async function getPage(deps: Deps, path: string): Promise<Page> {
  return (await requirePage(deps, path)).read()
}

/** Without the sections, for callers that only need the page. Throws `not_found`. */
export async function requirePage(deps: Deps, path: string): Promise<LazyPage> {
  const clean = withoutTrailingSlashes(path)
  const [row] = await selectByPath(deps.db, { [deps.locale]: clean })
  // A page of the tree can have the path of an article: /de/aktuelles/presse.
  const screen = row ? null : matchScreen(deps.locale, clean)
  const list = screen && parentListScreen(screen.screen)
  if (list) return findPartPage(deps, list, screen)
  const detail = screen ? await findDetailPage(deps, screen) : null
  if (detail) return detail
  if (!row || !isVisible(deps, 'pages', row))
    throw new AppError('not_found', { message: `page ${deps.locale}/${clean}` })
  return { title: textInLocale(row.title, deps.locale), read: () => toPage(deps, row) }
}

/** The page of the parent list, under the part's own URL. */
async function findPartPage(deps: Deps, list: SingletonScreen, { screen, params }: ScreenMatch): Promise<LazyPage> {
  const [row] = await selectFirstOf(deps.db, { content_type: list })
  if (!row || !isVisible(deps, 'pages', row)) throw new AppError('not_found', { message: `no page shows ${list}` })
  const urls = { de: screenUrl(screen, 'de', params), en: screenUrl(screen, 'en', params) }
  const read = async () => {
    const page = await toPage(deps, row)
    const hasOwn = row.og_image_id === null && hasSharePicture(screen)
    const og_image = hasOwn ? sharePath(urls[deps.locale], [page.title]) : page.og_image
    return {
      ...page,
      urls,
      og_image,
      breadcrumbs: [...page.breadcrumbs, { title: page.title, url: page.urls[deps.locale] }],
    }
  }
  return { title: textInLocale(row.title, deps.locale), read }
}

/** A stored page as the API answers it; `loadParts` replaces what is public, for example in previews. */
export async function toPage(deps: Deps, stored: PageRow, loadParts = loadPageParts): Promise<Page> {
  const { db, viewer, locale } = deps
  const container = { content_type: 'page' as const, object_id: stored.id }
  const [ancestors, images, editions, { sections, texts: drafted }] = await Promise.all([
    loadAncestors(deps, stored),
    loadImages(db, [stored.og_image_id], locale),
    loadEditions(deps, stored),
    loadParts(deps, container),
  ])
  const row = withTexts(stored, drafted)
  const og = images.get(row.og_image_id)
  const { fallback, ...texts } = localiseFields(
    row,
    ['title', 'headline', 'meta_title', 'meta_description', 'og_title', 'og_description'],
    locale,
  )
  const urls = { de: pageUrl('de', row.path_de ?? ''), en: pageUrl('en', row.path_en ?? '') }
  return {
    id: row.id,
    urls,
    content_type: row.content_type === 'link' ? 'page' : row.content_type,
    container,
    variant: inheritedVariant([row, ...ancestors]),
    ...texts,
    ...onlineState('pages', row, deps.now()),
    is_clickable: row.is_clickable,
    in_menu: row.in_menu,
    in_footer: row.in_footer,
    og_image: og.image?.url ?? sharePath(urls[locale], [texts.title, texts.headline, row.variant]),
    og_image_thumbs: og.thumbs,
    og_type: row.og_type || 'website',
    modules: sections,
    settings_url: canWrite(viewer, 'pages') ? `/admin/pages/${row.id}` : null,
    edition: row.edition ?? 'everyday',
    editions,
    breadcrumbs: toBreadcrumbs(deps, ancestors),
    fallback,
    ...textsInAnswer(drafted),
  }
}

/** The title that stands large on a shared page's picture, and its name in the menu. */
export async function findSharePage(deps: Deps, path: string): Promise<SharePicture | null> {
  const [row] = await selectByPath(deps.db, { [deps.locale]: path })
  if (!row || !isVisible(deps, 'pages', row)) return null
  const title = textInLocale(row.title, deps.locale)
  const headline = textInLocale(row.headline, deps.locale) || title
  return {
    variant: inheritedVariant([row, ...(await loadAncestors(deps, row))]),
    title: headline,
    lines: headline === title ? [] : [title],
    sign: { pitch: notePitch(row) },
  }
}

/** In a fixed order, everyday language first. */
async function loadEditions(deps: Deps, row: PageRow): Promise<Page['editions']> {
  const everyday = row.edition_of_id ?? row.id
  const rows = await selectEditions(deps.db, { everyday, ...visitorParams(deps) })
  const order = ['everyday', ...pageEditions] as const
  return order.flatMap((edition) => {
    const target = rows.find((each) => (each.edition ?? 'everyday') === edition)
    return target && target.id !== row.id
      ? [{ edition, url: pageUrl(deps.locale, target[`path_${deps.locale}`] ?? '') }]
      : []
  })
}

/** The nearest page with a variant decides; by default the orchestra. */
export function inheritedVariant(rows: readonly { variant: Variant | null }[]): Variant {
  return rows.find((row) => row.variant !== null)?.variant ?? 'orchestra'
}
