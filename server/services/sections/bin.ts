import { and, asc, count, desc, eq, gte, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { BinEntry } from '#contract/bin.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { binEnd, daysLeft } from '../bin/term.ts'
import { type Deps, requireEditor } from '../deps.ts'
import { groupBy } from '../group-by.ts'
import { type Page, pageOf } from '../paging.ts'
import { namesOfAccounts } from '../writers.ts'
import { firstWords } from './first-words.ts'
import { alive, type ModuleRow, type SectionRow } from './load.ts'
import type { Owner } from './owner.ts'

const PAGE_SIZE = 50

/**
 * What anyone deleted on a page and can bring back, the latest first. What went with a section or a list is not told beside
 * it; what was deleted before it is.
 */
export async function listBin(deps: Deps, { page, ...owner }: Owner & { page: number }): Promise<Page<BinEntry>> {
  requireEditor(deps)
  const { db } = deps
  const onPage = and(eq(sections.content_type, owner.content_type), eq(sections.object_id, owner.object_id))
  const goneSections = and(onPage, gte(sections.deleted_at, binEnd(deps.now())))
  const goneModules = and(onPage, gte(modules.deleted_at, binEnd(deps.now())))
  const [sectionCount] = await db.select({ count: count() }).from(sections).where(goneSections)
  const [moduleCount] = await db.select({ count: count() }).from(modules).innerJoin(sections, eq(sections.id, modules.section_id)).where(goneModules)
  const total = (sectionCount?.count ?? 0) + (moduleCount?.count ?? 0)
  const { limit, offset } = pageOf({ page, count: total, pageSize: PAGE_SIZE })
  const end = offset + limit
  const gone = [
    ...(await db.select().from(sections).where(goneSections).orderBy(desc(sections.deleted_at), desc(sections.id)).limit(end)),
    ...(
      await db
        .select({ module: modules })
        .from(modules)
        .innerJoin(sections, eq(sections.id, modules.section_id))
        .where(goneModules)
        .orderBy(desc(modules.deleted_at), desc(modules.id))
        .limit(end)
    ).map(({ module }) => module),
  ]
  const shown = gone.toSorted((a, b) => Number(b.deleted_at) - Number(a.deleted_at)).slice(offset, end)
  return { count: total, page, pageSize: PAGE_SIZE, results: await describe(deps, { owner, rows: shown }) }
}

type Gone = SectionRow | ModuleRow

async function describe(deps: Deps, { owner, rows }: { owner: Owner; rows: Gone[] }): Promise<BinEntry[]> {
  const { db, locale } = deps
  const living = await db
    .select({ id: sections.id, order: sections.order })
    .from(sections)
    .where(and(eq(sections.content_type, owner.content_type), eq(sections.object_id, owner.object_id), alive.sections))
    .orderBy(asc(sections.order), asc(sections.id))
  const held = await heldBy(deps, rows)
  const kindOfList = await kindsOf(
    deps,
    rows.flatMap((row) => ('kind' in row && row.list_id !== null ? [row.list_id] : [])),
  )
  const names = await namesOfAccounts(
    db,
    rows.flatMap(({ deleted_by }) => deleted_by ?? []),
  )
  return rows.map((row): BinEntry => {
    const inside = held(row)
    const deletedAt = row.deleted_at ?? deps.now()
    const at = 'kind' in row ? living.findIndex(({ id }) => id === row.section_id) : living.filter(({ order }) => order < row.order).length
    const words = [row, ...inside].map((each) => ('kind' in each ? firstWords(each, locale) : '')).find((each) => each !== '') ?? ''
    return {
      model: 'kind' in row ? 'module' : 'container',
      id: row.id,
      kind: 'kind' in row ? row.kind : null,
      words,
      holds: inside.length,
      section: at < 0 ? null : at + 1,
      column: 'kind' in row ? row.column + 1 : 1,
      list: 'kind' in row ? (kindOfList.get(row.list_id ?? 0) ?? null) : null,
      deleted_at: deletedAt.toISOString(),
      deleted_by: names.get(row.deleted_by ?? '') ?? null,
      days_left: daysLeft(deletedAt, deps.now()),
    }
  })
}

/** What comes back with each: the modules of a section, the items of a list. */
async function heldBy({ db }: Deps, rows: Gone[]): Promise<(row: Gone) => ModuleRow[]> {
  const inside = async (column: typeof modules.section_id | typeof modules.list_id, ids: number[], more?: SQL) =>
    ids.length === 0
      ? []
      : db
          .select()
          .from(modules)
          .where(and(inArray(column, ids), alive.modules, more))
          .orderBy(asc(modules.column), asc(modules.order))
  const ofSections = await inside(
    modules.section_id,
    rows.flatMap((row) => ('kind' in row ? [] : [row.id])),
  )
  const ofLists = await inside(
    modules.list_id,
    rows.flatMap((row) => ('kind' in row ? [row.id] : [])),
    isNotNull(modules.list_id),
  )
  const bySection = groupBy(
    ofSections.filter(({ list_id }) => list_id === null),
    ({ section_id }) => section_id,
  )
  const byList = groupBy(ofLists, ({ list_id }) => list_id)
  return (row) => ('kind' in row ? byList.get(row.id) : bySection.get(row.id)) ?? []
}

async function kindsOf({ db }: Deps, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: modules.id, kind: modules.kind }).from(modules).where(inArray(modules.id, ids))
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}
