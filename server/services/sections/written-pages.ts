import { asc, count } from 'drizzle-orm'
import type { WrittenPage } from '#contract/written-pages.ts'
import { sections } from '#server/db/schema/sections.ts'
import { type Deps, requireEditor } from '../deps.ts'
import { type Page, pageOf } from '../paging.ts'
import { namedPages } from './named-pages.ts'

const PAGE_SIZE = 100

/** Every page with sections, by type and number, offline ones too. */
export async function listWrittenPages(deps: Deps, { page }: { page: number }): Promise<Page<WrittenPage>> {
  requireEditor(deps)
  const { content_type, object_id } = sections
  const owners = deps.db
    .selectDistinct({ content_type, object_id })
    .from(sections)
    .orderBy(asc(content_type), asc(object_id))
  const [counted] = await deps.db.select({ count: count() }).from(owners.as('owners'))
  const { limit, offset } = pageOf({ page, count: counted?.count ?? 0, pageSize: PAGE_SIZE })
  const shown = await owners.limit(limit).offset(offset)
  const named = await namedPages(deps, shown)
  return { count: counted?.count ?? 0, page, pageSize: PAGE_SIZE, results: shown.map((owner) => named(owner)) }
}
