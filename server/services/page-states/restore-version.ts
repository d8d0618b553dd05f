import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Section } from '#contract/page/sections.ts'
import type { Tx } from '#server/db/connect.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { movePartToBin, namesInBin, removeNamedFromBin } from '../bin/page-parts.ts'
import { authorColumns } from '../conflict.ts'
import { type Deps, requireSession, type TxDeps, write } from '../deps.ts'
import { type SectionOwner, whereOwner } from '../sections/owner.ts'
import { fromVisibilitySettings } from '../sections/section-visibility.ts'
import { insertSectionRow, listSections } from '../sections/sections.ts'
import { typeHooks } from '../type-hooks.ts'
import { restoreTexts } from './drafts/page-texts.ts'
import type { PageTexts } from './drafts/record-texts.ts'
import { unpack } from './pack.ts'
import { saveVersion } from './save-version.ts'
import type { ModuleSnapshot, PageSnapshot, SectionSnapshot } from './snapshot.ts'
import { requireVersionRow } from './versions.ts'

type Restoring = TxDeps & {
  page: SectionOwner
  versions: ReadonlyMap<string, number>
  inOtherBins: ReadonlySet<string>
}
type Ids = Map<number, number>

/**
 * As a new version: later parts go to the bin, earlier ones come back under their ids. Parts moved to another page stay
 * there and are copied. Returns the pictures that no longer exist.
 */
export async function restoreVersion(deps: Deps, id: number): Promise<{ sections: Section[]; lost_images: number[] }> {
  requireSession(deps)
  const { owner, lost_images } = await write(deps, async (inner) => {
    const { content_type, object_id, state: packed } = await requireVersionRow(inner.db, id)
    const page = { content_type, object_id }
    const state = unpack(packed)
    // Texts changed in the back office since, so that nothing is lost.
    await saveVersion(inner, page)
    const waiting = await restoreTexts(inner, page, state.texts)
    await putSnapshot(inner, page, { state, waiting })
    return { owner: page, lost_images: await missingImages(inner.db, state) }
  })
  return { sections: await listSections(deps, owner), lost_images }
}

/** Within a write: the page has these sections, modules and waiting texts afterwards, as a version of its own. */
export async function putSnapshot(
  deps: TxDeps,
  page: SectionOwner,
  { state, waiting }: { state: PageSnapshot; waiting?: PageTexts },
): Promise<void> {
  const { db } = deps
  const before = await loadSectionIds(db, page)
  const versions = await removeNamedFromBin(db, page, getNames(state))
  const restoring = { ...deps, page, versions, inOtherBins: await namesInBin(db) }
  const sectionIds = await putSections(restoring, state.sections)
  const moduleIds = await putModules(restoring, { rows: state.modules, sectionIds, before })
  await removeOthers(restoring, { before, sectionIds, moduleIds })
  await saveVersion(restoring, { ...page, isOwn: true, ...(waiting ? { waiting } : {}) })
}

function getNames({ sections, modules }: PageSnapshot): Set<string> {
  return new Set([...sections.map(({ id }) => `section:${id}`), ...modules.map(({ id }) => `module:${id}`)])
}

async function loadSectionIds(tx: Tx, owner: SectionOwner): Promise<Set<number>> {
  const rows = await tx.select({ id: sections.id }).from(sections).where(whereOwner(sections, owner))
  return new Set(rows.map(({ id }) => id))
}

async function putSections(restoring: Restoring, rows: SectionSnapshot[]): Promise<Ids> {
  const { db, page } = restoring
  const stored = await byId(db, { table: sections, ids: rows.map(({ id }) => id) })
  const ids: Ids = new Map()
  for (const [order, { id, slug, parent_id, layout, showing }] of rows.entries()) {
    const existing = stored.get(id)
    const isOnPage = existing?.content_type === page.content_type && existing.object_id === page.object_id
    const [slugOwner] = await db
      .select({ id: sections.id })
      .from(sections)
      .where(and(eq(sections.slug, slug), isOnPage ? ne(sections.id, id) : undefined))
    const free = slugOwner ? `${slug}-${crypto.randomUUID()}` : slug
    const values = {
      ...page,
      slug: free,
      parent_id,
      layout,
      order,
      ...fromVisibilitySettings(showing),
      ...authorColumns(restoring),
    }
    if (existing && isOnPage) {
      await db
        .update(sections)
        .set({ ...values, version: existing.version + 1 })
        .where(eq(sections.id, id))
      ids.set(id, id)
      continue
    }
    ids.set(id, await insertSectionRow(db, { ...values, ...(existing ? {} : freeId(restoring, 'section', id)) }))
  }
  return ids
}

type Placing = { rows: ModuleSnapshot[]; sectionIds: Ids; before: ReadonlySet<number> }

/** Lists before their items, which reference them. */
async function putModules(restoring: Restoring, { rows, sectionIds, before }: Placing): Promise<Ids> {
  const { db } = restoring
  const stored = await byId(db, { table: modules, ids: rows.map(({ id }) => id) })
  const ids: Ids = new Map()
  const inOrder = [...rows.entries()].toSorted(
    ([, a], [, b]) => Number(a.list_id !== null) - Number(b.list_id !== null),
  )
  for (const [order, { id, section_id, list_id, kind, column, anchor, data, showing }] of inOrder) {
    const section = sectionIds.get(section_id)
    const list = list_id === null ? null : ids.get(list_id)
    if (section === undefined || list === undefined) continue
    const existing = stored.get(id)
    const position = { section_id: section, list_id: list, kind, column, order, anchor }
    const values = { ...position, data, ...fromVisibilitySettings(showing), ...authorColumns(restoring) }
    if (existing && before.has(existing.section_id)) {
      await db
        .update(modules)
        .set({ ...values, version: existing.version + 1 })
        .where(eq(modules.id, id))
      ids.set(id, id)
      continue
    }
    const [row] = await db
      .insert(modules)
      .values({ ...values, ...(existing ? {} : freeId(restoring, 'module', id)) })
      .returning({ id: modules.id })
    if (row) ids.set(id, row.id)
  }
  return ids
}

/** The part's earlier id with its next version; a new id when another page's bin contains it. */
function freeId(
  { versions, inOtherBins }: Restoring,
  part: 'section' | 'module',
  id: number,
): { id?: number; version?: number } {
  const name = `${part}:${id}`
  return inOtherBins.has(name) ? {} : { id, version: (versions.get(name) ?? 0) + 1 }
}

type PutResult = { before: ReadonlySet<number>; sectionIds: Ids; moduleIds: Ids }

/** To the bin as if deleted by hand: a section with its modules, a list with its items. */
async function removeOthers(restoring: Restoring, { before, sectionIds, moduleIds }: PutResult): Promise<void> {
  const [sectionsToKeep, restoredModules] = [new Set(sectionIds.values()), new Set(moduleIds.values())]
  for (const id of before) if (!sectionsToKeep.has(id)) await movePartToBin(restoring, { part: 'section', id })
  const { id, list_id, section_id } = modules
  const currentModules = await restoring.db
    .select({ id, list_id })
    .from(modules)
    .where(inArray(section_id, [...sectionsToKeep]))
  const leftover = currentModules.filter(
    (module) => !restoredModules.has(module.id) && (module.list_id === null || restoredModules.has(module.list_id)),
  )
  for (const module of leftover) await movePartToBin(restoring, { part: 'module', id: module.id })
}

async function byId<T extends typeof sections | typeof modules>(
  tx: Tx,
  { table, ids }: { table: T; ids: number[] },
): Promise<Map<number, T['$inferSelect']>> {
  const rows = (await tx.select().from(table).where(inArray(table.id, ids))) as T['$inferSelect'][]
  return new Map(rows.map((row) => [row.id, row]))
}

async function missingImages(tx: Tx, { modules: rows }: PageSnapshot): Promise<number[]> {
  const imageIds = [...new Set(rows.flatMap(({ data }) => (typeof data.image === 'number' ? [data.image] : [])))]
  const existing = await typeHooks.findImageIds(tx, imageIds)
  return imageIds.filter((id) => !existing.has(id))
}
