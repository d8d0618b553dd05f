import { eq, inArray, isNull, max, not, or, type SQL, sql } from 'drizzle-orm'
import { locales } from '#config'
import { fieldError } from '#contract/errors.ts'
import { isPreviewPath } from '#contract/links/preview-link.ts'
import { pageUrl } from '#contract/links/urls.ts'
import { screens } from '#model/types.ts'
import type { Localised } from '#server/db/columns.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Deps, TxDeps } from '#server/services/deps.ts'
import { lockPage, saveVersion } from '#server/services/page-states/save-version.ts'
import type { ResourceRow, RulesByResource, TypeRules } from '#server/services/resources/definition.ts'
import { isStaleDraft } from '#server/services/resources/listing/filters.ts'
import { makeSlug } from '#server/services/resources/make-slug.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { writeRedirects } from '../redirect/write-redirects.server.ts'
import { type PageType, pages } from './table.ts'

type Page = typeof pages.$inferSelect

/** A copy is in no menu, at a free position; of each singleton screen there is one page only. */
const asFreePage: TypeRules['copy'] = ({ content_type }) => ({
  order: undefined,
  edition_of_id: null,
  edition: null,
  ...(content_type === 'link' ? {} : { content_type: 'page', in_menu: false, in_footer: false, in_secondary: false }),
})

/** Adds the paths, and the order of a page that is new below its parent. */
const withPaths: TypeRules['beforeSave'] = async ({ db }, values, before) => {
  const page = { ...before, ...values } as Page
  if (before) await lockPage(db, { object_id: page.id })
  if (before && page.parent_id !== null) await refuseLoop(db, page)
  await refuseEdition(db, page)
  const paths = await loadPaths(db, page)
  await refuseTaken(db, page, paths)
  const isNewThere = !before || before.parent_id !== page.parent_id
  return {
    ...values,
    ...paths,
    ...(isNewThere && values.order === undefined ? { order: await getLastOrder(db, page) } : {}),
  }
}

/** In a menu, but hidden from visitors. */
function isHiddenInMenu(isHidden: boolean): SQL {
  const hidden = sql`(${eq(pages.is_online, false)} and ${or(...[pages.in_menu, pages.in_footer, pages.in_secondary].map((menu) => eq(menu, true)))})`
  return isHidden ? hidden : not(hidden)
}

/** After the existing siblings. */
async function getLastOrder(tx: Tx, { parent_id }: Page): Promise<number> {
  const [last] = await tx
    .select({ order: max(pages.order) })
    .from(pages)
    .where(parent_id ? eq(pages.parent_id, parent_id) : isNull(pages.parent_id))
  return (last?.order ?? -1) + 1
}

/**
 * Lists and the first home page have the paths of the URL table; links have none; the school's home page and all others
 * follow the tree.
 */
async function loadPaths(tx: Tx, page: Page): Promise<{ path_de: string | null; path_en: string | null }> {
  if (page.content_type === 'link') return { path_de: null, path_en: null }
  const isSchools = page.variant === 'school' && (page.content_type === 'home' || page.content_type === 'persons')
  if (page.content_type !== 'page' && !isSchools && !(page.content_type === 'home' && page.parent_id !== null))
    return fixedPath(page.content_type)
  const parent = page.parent_id === null ? null : (await tx.select().from(pages).where(eq(pages.id, page.parent_id)))[0]
  const joinPath = (base: string | null | undefined, slug: string) => (base ? `${base}/${slug}` : slug)
  return { path_de: joinPath(parent?.path_de, page.slug_de), path_en: joinPath(parent?.path_en, page.slug_en) }
}

function fixedPath(type: Exclude<PageType, 'page' | 'link'>) {
  return { path_de: screens[type].de, path_en: screens[type].en }
}

async function refuseLoop(tx: Tx, page: Page): Promise<void> {
  for (let parent = page.parent_id; parent !== null; ) {
    if (parent === page.id) throw fieldError('parent_id', 'page_loop', 'a page below itself')
    const [row] = await tx.select({ parent_id: pages.parent_id }).from(pages).where(eq(pages.id, parent))
    parent = row?.parent_id ?? null
  }
}

/** A page has one edition of each kind, and an edition has none. */
async function refuseEdition(tx: Tx, page: Page): Promise<void> {
  if (page.edition_of_id === null && page.edition === null) return
  const refuse = (field: 'edition' | 'edition_of_id', error: string) => {
    throw fieldError(field, error, `page ${page.id}: ${error}`)
  }
  if (page.edition === null) refuse('edition', 'required')
  if (page.edition_of_id === null) return refuse('edition_of_id', 'required')
  const [everyday] = await tx.select().from(pages).where(eq(pages.id, page.edition_of_id))
  const ownEditions = page.id
    ? await tx.select({ id: pages.id }).from(pages).where(eq(pages.edition_of_id, page.id))
    : []
  if (
    everyday?.content_type === 'link' ||
    everyday?.edition_of_id ||
    everyday?.id === page.id ||
    ownEditions.length > 0
  )
    refuse('edition_of_id', 'edition_of_edition')
  const siblingEditions = await tx.select().from(pages).where(eq(pages.edition_of_id, page.edition_of_id))
  if (siblingEditions.some(({ id, edition }) => id !== page.id && edition === page.edition))
    refuse('edition', 'edition_taken')
}

async function refuseTaken(
  tx: Tx,
  page: Page,
  paths: { path_de: string | null; path_en: string | null },
): Promise<void> {
  for (const locale of locales) {
    const path = paths[`path_${locale}`]
    if (path === null) continue
    if (isPreviewPath(locale, path))
      throw fieldError(`slug_${locale}`, 'path_reserved', `path ${path} is that of previews`)
    const [existing] = await tx
      .select({ id: pages.id })
      .from(pages)
      .where(eq(pages[`path_${locale}`], path))
    const reserved = page.content_type === 'page' && Object.values(screens).some((screen) => screen[locale] === path)
    if ((existing && existing.id !== page.id) || reserved) {
      throw fieldError(`slug_${locale}`, 'path_taken', `path ${path} is taken`)
    }
  }
}

/** Updates the paths of the pages below, level by level, and writes redirects. */
async function moveChildren(deps: TxDeps, row: ResourceRow): Promise<void> {
  let parents = [row.id]
  while (parents.length > 0) {
    const children = await deps.db.select().from(pages).where(inArray(pages.parent_id, parents))
    const movedIds: number[] = []
    for (const child of children) {
      const paths = await loadPaths(deps.db, child)
      if (paths.path_de === child.path_de && paths.path_en === child.path_en) continue
      await deps.db.update(pages).set(paths).where(eq(pages.id, child.id))
      await writeRedirects(deps, {
        from: [pageUrl('de', child.path_de ?? ''), pageUrl('en', child.path_en ?? '')],
        to: [pageUrl('de', paths.path_de ?? ''), pageUrl('en', paths.path_en ?? '')],
      })
      movedIds.push(child.id)
    }
    parents = movedIds
  }
}

/** Slugs of a page's title, numbered if a sibling uses one of them. */
async function withUniqueSlugs(
  { db }: Pick<Deps, 'db'>,
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const parent = body.parent_id as number | null
  const siblings = await db
    .select({ de: pages.slug_de, en: pages.slug_en })
    .from(pages)
    .where(parent === null ? isNull(pages.parent_id) : eq(pages.parent_id, parent))
  const title = body.title as Localised
  const [de, en] = [makeSlug(title.de), makeSlug(textInLocale(title, 'en'))]
  const isTaken = (suffix: string) =>
    siblings.some((sibling) => sibling.de === de + suffix || sibling.en === en + suffix)
  let suffix = ''
  for (let number = 2; isTaken(suffix); number++) suffix = `-${number}`
  return { ...body, slug_de: de + suffix, slug_en: en + suffix }
}

export default {
  pages: {
    filters: { hidden: isHiddenInMenu, forgotten: isStaleDraft(pages) },
    copy: asFreePage,
    beforeCopy: withUniqueSlugs,
    beforeSave: withPaths,
    afterSave: async (deps, row, before) => {
      await moveChildren(deps, row)
      // A new page has no state before this one.
      if (before) await saveVersion(deps, { content_type: 'page', object_id: row.id })
    },
    otherReferenceNames: async (_db, row) =>
      locales.flatMap((locale) => {
        const path = row[`path_${locale}`]
        return typeof path === 'string' ? [`path:${pageUrl(locale, path)}`] : []
      }),
  },
} satisfies RulesByResource
