import { asc } from 'drizzle-orm'
import type { PageWithSections } from '#contract/page/pages-with-sections.ts'
import { sections } from '#server/db/schema/sections.ts'
import { type Deps, requireSession } from '../deps.ts'
import { type ResultPage, readPage } from '../rows/paging.ts'
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
  const count = await deps.db.$count(owners.as('owners'))
  return readPage({ page, count, pageSize: PAGE_SIZE }, async ({ limit, offset }) => {
    const pageOwners = await owners.limit(limit).offset(offset)
    return pageOwners.map(await loadPageTitles(deps, pageOwners))
  })
}
