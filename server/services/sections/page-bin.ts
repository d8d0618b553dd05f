import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { PageBinEntry } from '#contract/page/page-bin.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import { user } from '#server/db/schema/accounts.ts'
import { bin } from '#server/db/schema/bin.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { type DeletedPart, heldModules, partRow, partsOfPage } from '../bin/page-parts.ts'
import { daysUntilPurge, whereRestorable } from '../bin/retention.ts'
import { type Deps, requireSession } from '../deps.ts'
import { type ResultPage, readPage } from '../rows/paging.ts'
import { firstWords } from './first-words.ts'
import { type SectionOwner, whereOwner } from './owner.ts'

const PAGE_SIZE = 50

/** Latest first. Parts deleted with their section or list are not listed separately; those deleted before it are. */
export async function listPageBin(
  deps: Deps,
  { page, ...owner }: SectionOwner & { page: number },
): Promise<ResultPage<PageBinEntry>> {
  requireSession(deps)
  const { db } = deps
  const where = and(partsOfPage(owner), whereRestorable(deps.now()))
  return readPage({ page, count: await db.$count(bin, where), pageSize: PAGE_SIZE }, async ({ limit, offset }) => {
    const rows = await db
      .select({ entry: bin, by: user.name })
      .from(bin)
      .leftJoin(user, eq(user.id, bin.deleted_by))
      .where(where)
      .orderBy(desc(bin.deleted_at), desc(bin.id))
      .limit(limit)
      .offset(offset)
    return describe(deps, { owner, rows })
  })
}

async function describe(
  deps: Deps,
  { owner, rows }: { owner: SectionOwner; rows: { entry: DeletedPart; by: string | null }[] },
): Promise<PageBinEntry[]> {
  const { db, locale } = deps
  const siblings = await db
    .select({ id: sections.id, order: sections.order })
    .from(sections)
    .where(whereOwner(sections, owner))
    .orderBy(asc(sections.order), asc(sections.id))
  const lists = rows.flatMap(({ entry }) => {
    const row = partRow(entry)
    return 'list_id' in row && row.list_id !== null ? [row.list_id] : []
  })
  const listRows = await db
    .select({ id: modules.id, section: modules.section_id })
    .from(modules)
    .where(inArray(modules.id, lists))
  const sectionOfList = new Map(listRows.map(({ id, section }) => [id, section]))
  return rows.map(({ entry, by }): PageBinEntry => {
    const row = partRow(entry)
    const modules = heldModules(entry)
    const module = 'kind' in row ? row : null
    const sectionId = module && (sectionOfList.get(module.list_id ?? 0) ?? module.section_id)
    const index = module
      ? siblings.findIndex(({ id }) => id === sectionId)
      : siblings.filter(({ order }) => order < row.order).length
    const text =
      [...(module ? [module] : []), ...modules].map((each) => firstWords(each, locale)).find((each) => each !== '') ??
      ''
    return {
      model: module ? 'module' : 'container',
      id: row.id,
      kind: module?.kind ?? null,
      words: text,
      holds: modules.filter(({ list_id }) => list_id === (module ? row.id : null)).length,
      section: index < 0 ? null : index + 1,
      column: module ? module.column + 1 : 1,
      list: module && module.list_id !== null ? listKindOf(module.kind) : null,
      deleted_at: entry.deleted_at.toISOString(),
      deleted_by: by,
      days_left: daysUntilPurge(entry.deleted_at, deps.now()),
    }
  })
}

function listKindOf(item: string): string | null {
  const [list] = [...moduleSchemas.values()].filter(({ children }) => children === item)
  return list?.kind ?? null
}
