import { and, asc, eq, sql } from 'drizzle-orm'
import type { Variant } from '#config'
import { pageUrl } from '#contract/links/urls.ts'
import type { Page } from '#contract/page/pages.ts'
import type { SingletonScreen } from '#model/define-type.ts'
import { prepared, whereParam } from '#server/db/prepared.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { loadContentRows } from '#server/services/rows/load-rows.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { isVisible } from '#server/services/visibility/visibility.ts'
import { pages } from './table.ts'

export type PageRow = Awaited<ReturnType<typeof selectFirstOf>>[number]

/** The first page with a list, or the one of a variant. */
export const selectFirstOf = prepared((db, params) =>
  db
    .select(contentColumns(pages))
    .from(pages)
    .where(and(eq(pages.content_type, sql.placeholder('content_type')), whereParam(params, 'variant', pages.variant)))
    .orderBy(asc(pages.id))
    .limit(1),
)

/** From the parent upwards. The tree is a few levels deep, and writes refuse cycles. */
export async function loadAncestors({ db }: Deps, row: PageRow): Promise<PageRow[]> {
  const ancestors: PageRow[] = []
  for (let parent = row.parent_id; parent !== null; ) {
    const [ancestorRow] = (await loadContentRows(db, 'pages', [parent])) as PageRow[]
    if (!ancestorRow) break
    ancestors.push(ancestorRow)
    parent = ancestorRow.parent_id
  }
  return ancestors
}

/** `rows` from the lowest page upwards. */
export function toBreadcrumbs(deps: Deps, rows: readonly PageRow[]): Page['breadcrumbs'] {
  const { locale } = deps
  return rows
    .filter((row) => row[`path_${locale}`] !== null && isVisible(deps, 'pages', row))
    .map((row) => ({ title: textInLocale(row.title, locale), url: pageUrl(locale, row[`path_${locale}`] ?? '') }))
    .reverse()
}

/** For records of a variant's own list; empty without a visible page of that list. */
export async function loadListBreadcrumbs(
  deps: Deps,
  list: { content_type: SingletonScreen; variant: Variant },
): Promise<Page['breadcrumbs']> {
  const [row] = await selectFirstOf(deps.db, list)
  return row && isVisible(deps, 'pages', row) ? toBreadcrumbs(deps, [row, ...(await loadAncestors(deps, row))]) : []
}
