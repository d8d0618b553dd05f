import { asc } from 'drizzle-orm'
import type { Locale, Variant } from '#config'
import { pageUrl } from '#contract/links/urls.ts'
import type { NavItem } from '#contract/page/pages.ts'
import type { SingletonScreen } from '#model/define-type.ts'
import { prepared } from '#server/db/prepared.ts'
import { pickColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { type LinkMap, resolveLinks } from '#server/services/urls/links.ts'
import { asVisitor, isVisible } from '#server/services/visibility/visibility.ts'
import { inheritedVariant } from '../service.ts'
import { pages } from '../table.ts'

const MENU_LEVELS = 3
/** The list that the button in a variant's header leads to. */
const primaryScreens = { orchestra: 'tickets', school: 'courses' } as const satisfies Record<Variant, SingletonScreen>

/** Few columns, because a menu reads the whole tree. */
const columns = pickColumns(
  pages,
  'id',
  'parent_id',
  'content_type',
  'variant',
  'path_de',
  'path_en',
  'link',
  'title',
  'is_online',
  'online_from',
  'is_clickable',
  'in_menu',
  'in_footer',
  'in_secondary',
)
type MenuRow = Pick<typeof pages.$inferSelect, keyof typeof columns>

const selectTree = prepared((db) => db.select(columns).from(pages).orderBy(asc(pages.order), asc(pages.id)))

/** The menus of a variant, without offline pages. */
export async function getNav(deps: Deps, variant: Variant) {
  const { db, locale } = deps
  const visitor = asVisitor(deps)
  const rows = await selectTree(db)
  const links = await resolveLinks(
    deps,
    rows.filter((row) => row.content_type === 'link').map((row) => textInLocale(row.link, locale)),
    locale,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const childrenOf = groupBy(
    rows.filter((row) => isVisible(visitor, 'pages', row)),
    (row) => row.parent_id,
  )
  const inVariant = rows.filter(
    (row) => isVisible(visitor, 'pages', row) && inheritedVariant(withAncestors(row, byId)) === variant,
  )
  const school = rows.find((row) => row.content_type === 'home' && row.variant === 'school')
  const top = (childrenOf.get(variant === 'school' ? (school?.id ?? null) : null) ?? []).filter((row) => row.in_menu)
  const toItem = (row: MenuRow, levels: number): NavItem => ({
    ...describe(row, { locale, links }),
    children:
      levels <= 1
        ? []
        : (childrenOf.get(row.id) ?? []).filter((child) => child.in_menu).map((child) => toItem(child, levels - 1)),
  })
  const secondary = inVariant.filter((row) => row.in_secondary)
  const secondaryIds = new Set<number | null>(secondary.map((row) => row.id))
  const toSecondaryItem = (row: MenuRow): NavItem => ({
    ...describe(row, { locale, links }),
    children: secondary.filter((child) => child.parent_id === row.id).map(toSecondaryItem),
  })
  const primary = rows.find((row) => row.content_type === primaryScreens[variant] && isVisible(visitor, 'pages', row))
  return {
    primary: primary ? toItem(primary, 1) : null,
    main_menu: top.map((row) => toItem(row, MENU_LEVELS)),
    footer: inVariant.filter((row) => row.in_footer).map((row) => toItem(row, 1)),
    secondary_menu: secondary.filter((row) => !secondaryIds.has(row.parent_id)).map(toSecondaryItem),
  }
}

function describe(row: MenuRow, { locale, links }: { locale: Locale; links: LinkMap }) {
  const path = row[`path_${locale}`]
  return {
    title: textInLocale(row.title, locale),
    url: path === null ? links.get(textInLocale(row.link, locale)) : pageUrl(locale, path),
    clickable: row.is_clickable,
    ...(row.title[locale] === '' ? { lang: 'de' as const } : {}),
  }
}

function withAncestors(row: MenuRow, byId: Map<number, MenuRow>): MenuRow[] {
  const parent = row.parent_id === null ? undefined : byId.get(row.parent_id)
  return parent ? [row, ...withAncestors(parent, byId)] : [row]
}
