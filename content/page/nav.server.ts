import { asc } from 'drizzle-orm'
import type { Locale, Variant } from '#config'
import { pageUrl } from '#contract/urls.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/group-by.ts'
import { type LinkMap, loadLinks } from '#server/services/links.ts'
import { inLanguage } from '#server/services/localise.ts'
import { asVisitor, isShown } from '#server/services/visibility.ts'
import type { NavItem } from './endpoints.ts'
import { variantOf } from './service.ts'
import { pages } from './table.ts'

type PageRow = typeof pages.$inferSelect
const MENU_LEVELS = 3

/** The menus of a variant, made from the tree of pages; offline pages are in none. */
export async function getNav(deps: Deps, variant: Variant) {
  const { db, locale } = deps
  const visitor = asVisitor(deps)
  const rows = await db.select().from(pages).orderBy(asc(pages.order), asc(pages.id))
  const links = await loadLinks(
    deps,
    rows.filter((row) => row.content_type === 'link').map((row) => inLanguage(row.link, locale)),
    locale,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const childrenOf = groupBy(
    rows.filter((row) => isShown(visitor, 'pages', row)),
    (row) => row.parent_id,
  )
  const inVariant = rows.filter((row) => isShown(visitor, 'pages', row) && variantOf(withAncestors(row, byId)) === variant)
  const school = rows.find((row) => row.content_type === 'home' && row.variant === 'school')
  const top = (childrenOf.get(variant === 'school' ? (school?.id ?? null) : null) ?? []).filter((row) => row.in_menu)
  const toItem = (row: PageRow, levels: number): NavItem => ({
    ...describe(row, { locale, links }),
    children: levels <= 1 ? [] : (childrenOf.get(row.id) ?? []).filter((child) => child.in_menu).map((child) => toItem(child, levels - 1)),
  })
  return {
    main_menu: top.map((row) => toItem(row, MENU_LEVELS)),
    footer: inVariant.filter((row) => row.in_footer).map((row) => toItem(row, 1)),
    secondary_menu: inVariant.filter((row) => row.in_secondary).map((row) => toItem(row, 1)),
  }
}

function describe(row: PageRow, { locale, links }: { locale: Locale; links: LinkMap }) {
  const path = row[`path_${locale}`]
  return {
    title: inLanguage(row.title, locale),
    url: path === null ? links.get(inLanguage(row.link, locale)) : pageUrl(locale, path),
    clickable: row.is_clickable,
    ...(row.title[locale] === '' ? { lang: 'de' as const } : {}),
  }
}

function withAncestors(row: PageRow, byId: Map<number, PageRow>): PageRow[] {
  const parent = row.parent_id === null ? undefined : byId.get(row.parent_id)
  return parent ? [row, ...withAncestors(parent, byId)] : [row]
}
