import { and, eq, inArray, ne } from 'drizzle-orm'
import { images } from '#content/image/table.ts'
import type { Section } from '#contract/sections.ts'
import type { Tx } from '#server/db/connect.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { writtenBy } from '../conflict.ts'
import { type Deps, requireEditor, write } from '../deps.ts'
import { alive } from '../sections/load.ts'
import type { Owner } from '../sections/owner.ts'
import { listSections } from '../sections/sections.ts'
import { fromShowing } from '../sections/showing.ts'
import { keepState } from './keep-state.ts'
import { unpack } from './pack.ts'
import type { ModuleState, PageState, SectionState } from './page-state.ts'
import { requireVersionRow } from './versions.ts'

type Writing = Deps & { tx: Tx }
type Ids = Map<number, number>

/**
 * Makes a page as it was, as a new state: what it has since goes to its bin, what it had comes back under its id. What was
 * moved to another page stays there, and comes here as a copy. Answers the pictures that are gone meanwhile.
 */
export async function restoreVersion(deps: Deps, id: number): Promise<{ sections: Section[]; lost_images: number[] }> {
  requireEditor(deps)
  const { owner, lost_images } = await write(deps, async (tx) => {
    const writing = { ...deps, tx }
    const { content_type, object_id, state: packed } = await requireVersionRow(tx, id)
    const page = { content_type, object_id }
    const state = unpack(packed)
    const own = await removeOthers(writing, { page, state })
    const sectionIds = await putSections(writing, { page, rows: state.sections })
    await putModules(writing, { rows: state.modules, sectionIds, own })
    await keepState(writing, { ...page, isOwn: true })
    return { owner: page, lost_images: await missingImages(tx, state) }
  })
  return { sections: await listSections(deps, owner), lost_images }
}

/** To the bin, as if it were deleted by hand: a section takes its modules along, a list its items. Answers the page's sections. */
async function removeOthers({ tx, now, viewer }: Writing, { page, state }: { page: Owner; state: PageState }): Promise<Set<number>> {
  const gone = { deleted_at: now(), deleted_by: viewer?.id ?? null }
  const { id, content_type, object_id } = sections
  const rows = await tx
    .select({ id })
    .from(sections)
    .where(and(eq(content_type, page.content_type), eq(object_id, page.object_id)))
  const own = rows.map((row) => row.id)
  const stays = new Set(state.sections.map((section) => section.id))
  const leaves = own.filter((section) => !stays.has(section))
  const kept = new Set(state.modules.map((module) => module.id))
  await tx
    .update(sections)
    .set(gone)
    .where(and(inArray(id, leaves), alive.sections))
  const inside = await tx
    .select({ id: modules.id, list_id: modules.list_id })
    .from(modules)
    .where(
      and(
        inArray(
          modules.section_id,
          own.filter((section) => stays.has(section)),
        ),
        alive.modules,
      ),
    )
  const left = inside.filter((module) => !kept.has(module.id) && (module.list_id === null || kept.has(module.list_id)))
  await tx
    .update(modules)
    .set(gone)
    .where(
      inArray(
        modules.id,
        left.map((module) => module.id),
      ),
    )
  return new Set(own)
}

async function putSections(writing: Writing, { page, rows }: { page: Owner; rows: SectionState[] }): Promise<Ids> {
  const { tx } = writing
  const stored = await byId(tx, { table: sections, ids: rows.map(({ id }) => id) })
  const ids: Ids = new Map()
  for (const [order, { id, slug, parent_id, layout, showing }] of rows.entries()) {
    const there = stored.get(id)
    const isHere = there?.content_type === page.content_type && there.object_id === page.object_id
    const [taken] = await tx
      .select({ id: sections.id })
      .from(sections)
      .where(and(eq(sections.slug, slug), isHere ? ne(sections.id, id) : undefined))
    const free = taken ? `${slug}-${crypto.randomUUID()}` : slug
    const values = { ...page, slug: free, parent_id, layout, order, ...fromShowing(showing), deleted_at: null, deleted_by: null, ...writtenBy(writing) }
    if (there && isHere) {
      await tx
        .update(sections)
        .set({ ...values, version: there.version + 1 })
        .where(eq(sections.id, id))
      ids.set(id, id)
      continue
    }
    const [row] = await tx
      .insert(sections)
      .values({ ...values, ...(there ? {} : { id }) })
      .returning({ id: sections.id })
    if (row) ids.set(id, row.id)
  }
  return ids
}

/** Lists before their items, which name them. */
async function putModules(writing: Writing, { rows, sectionIds, own }: { rows: ModuleState[]; sectionIds: Ids; own: ReadonlySet<number> }): Promise<void> {
  const { tx } = writing
  const stored = await byId(tx, { table: modules, ids: rows.map(({ id }) => id) })
  const ids: Ids = new Map()
  const inOrder = [...rows.entries()].toSorted(([, a], [, b]) => Number(a.list_id !== null) - Number(b.list_id !== null))
  for (const [order, { id, section_id, list_id, kind, column, anchor, data, showing }] of inOrder) {
    const section = sectionIds.get(section_id)
    const list = list_id === null ? null : ids.get(list_id)
    if (section === undefined || list === undefined) continue
    const there = stored.get(id)
    const place = { section_id: section, list_id: list, kind, column, order, anchor }
    const values = { ...place, data, ...fromShowing(showing), deleted_at: null, deleted_by: null, ...writtenBy(writing) }
    if (there && (own.has(there.section_id) || there.deleted_at !== null)) {
      await tx
        .update(modules)
        .set({ ...values, version: there.version + 1 })
        .where(eq(modules.id, id))
      ids.set(id, id)
      continue
    }
    const [row] = await tx
      .insert(modules)
      .values({ ...values, ...(there ? {} : { id }) })
      .returning({ id: modules.id })
    if (row) ids.set(id, row.id)
  }
}

async function byId<T extends typeof sections | typeof modules>(tx: Tx, { table, ids }: { table: T; ids: number[] }): Promise<Map<number, T['$inferSelect']>> {
  if (ids.length === 0) return new Map()
  const rows = (await tx.select().from(table).where(inArray(table.id, ids))) as T['$inferSelect'][]
  return new Map(rows.map((row) => [row.id, row]))
}

async function missingImages(tx: Tx, { modules: rows }: PageState): Promise<number[]> {
  const wanted = [...new Set(rows.flatMap(({ data }) => (typeof data.image === 'number' ? [data.image] : [])))]
  if (wanted.length === 0) return []
  const found = await tx.select({ id: images.id }).from(images).where(inArray(images.id, wanted))
  const there = new Set(found.map(({ id }) => id))
  return wanted.filter((id) => !there.has(id))
}
