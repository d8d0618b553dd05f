import { asc, count } from 'drizzle-orm'
import type { PageWithSections } from '#contract/page/pages-with-sections.ts'
import { sections } from '#server/db/schema/sections.ts'
import { type Deps, requireSession } from '../deps.ts'
import { pageBounds, type ResultPage } from '../rows/paging.ts'
import { loadPageTitles } from './load-page-titles.ts'

const PAGE_SIZE = 100

export async function listPagesWithSections(
  deps: Deps,
  { page }: { page: number },
): Promise<ResultPage<PageWithSections>> {
  requireSession(deps)
  const { content_type, object_id } = sections
  const owners = deps.db
    .selectDistinct({ content_type, object_id })
    .from(sections)
    .orderBy(asc(content_type), asc(object_id))
  const [total] = await deps.db.select({ count: count() }).from(owners.as('owners'))
  const { limit, offset } = pageBounds({ page, count: total?.count ?? 0, pageSize: PAGE_SIZE })
  const pageOwners = await owners.limit(limit).offset(offset)
  const getPageTitle = await loadPageTitles(deps, pageOwners)
  return {
    count: total?.count ?? 0,
    page,
    pageSize: PAGE_SIZE,
    results: pageOwners.map((owner) => getPageTitle(owner)),
  }
}
