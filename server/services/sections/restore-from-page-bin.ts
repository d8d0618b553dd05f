import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import { columnLayouts } from '#config'
import { AppError } from '#contract/errors.ts'
import type { RestorePlacement } from '#contract/page/page-bin.ts'
import type { Section } from '#contract/page/sections.ts'
import type { Tx } from '#server/db/connect.ts'
import { bin } from '#server/db/schema/bin.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import {
  type DeletedPart,
  findHolder,
  insertPart,
  pageOfPart,
  partRow,
  partsOfPage,
  removeFromBin,
} from '../bin/page-parts.ts'
import { whereRestorable } from '../bin/retention.ts'
import { type Deps, requireSession, type TxDeps, write } from '../deps.ts'
import { saveVersionOfPages } from '../page-states/save-version.ts'
import type { ModuleRow, SectionRow } from './load.ts'
import { requireOwner, type SectionOwner, whereOwner } from './owner.ts'
import { getSection, incrementSectionVersions, insertSection } from './sections.ts'

type RestoreFromPageBinOptions = { model: 'container' | 'module'; id: number }
type RestoreResult = { place: RestorePlacement; section: number }

/** Throws `not_found` when it is not in the bin, for example restored by someone else. */
export async function restoreFromPageBin(
  deps: Deps,
  { model, id }: RestoreFromPageBinOptions,
): Promise<{ place: RestorePlacement; section: Section }> {
  requireSession(deps)
  const { place, section } = await write(deps, async (inner) => {
    const entry = await takeOut(inner.db, { model, id, where: whereRestorable(deps.now()) })
    await requireOwner(inner.db, pageOfPart(entry))
    const restored =
      entry.part === 'section' ? await restoreSection(inner.db, entry) : await restoreModule(inner, entry)
    await incrementSectionVersions(inner, [restored.section])
    await saveVersionOfPages(inner, [restored.section])
    return restored
  })
  return { place, section: await getSection(deps, { id: section }) }
}

/** Restores a section or module that this editor deleted where it was; anything else is `not_found`. */
export async function undoDelete(deps: Deps, { model, id }: RestoreFromPageBinOptions): Promise<Section> {
  const viewer = requireSession(deps)
  const sectionId = await write(deps, async (inner) => {
    const entry = await takeOut(inner.db, { model, id, where: eq(bin.deleted_by, viewer.id) })
    const row = partRow(entry)
    const section = 'list_id' in row ? await sectionAround(inner.db, row) : row.id
    if (section === undefined) throw notInBin(model, id)
    await insertPart(inner.db, entry, 'list_id' in row ? { section_id: section } : {})
    if ('list_id' in row) await incrementSectionVersions(inner, [section])
    await saveVersionOfPages(inner, [section])
    return section
  })
  return getSection(deps, { id: sectionId })
}

async function takeOut(tx: Tx, { model, id, where }: RestoreFromPageBinOptions & { where: SQL }): Promise<DeletedPart> {
  const entry = await removeFromBin(tx, { part: model === 'container' ? 'section' : 'module', id }, where)
  if (!entry) throw notInBin(model, id)
  return entry
}

/** The section to restore a module into: that of its list, or its own; undefined if deleted. */
async function sectionAround(tx: Tx, { list_id, section_id }: ModuleRow): Promise<number | undefined> {
  if (list_id !== null) {
    const [list] = await tx.select({ section: modules.section_id }).from(modules).where(eq(modules.id, list_id))
    return list?.section
  }
  const [section] = await tx.select({ id: sections.id }).from(sections).where(eq(sections.id, section_id))
  return section?.id
}

async function restoreSection(tx: Tx, entry: DeletedPart): Promise<RestoreResult> {
  const row = partRow(entry)
  await tx
    .update(sections)
    .set({ order: sql`${sections.order} + 1` })
    .where(and(whereOwner(sections, pageOfPart(entry)), gte(sections.order, row.order)))
  await insertPart(tx, entry)
  return { place: 'same', section: row.id }
}

async function restoreModule(writing: TxDeps, entry: DeletedPart): Promise<RestoreResult> {
  const { db } = writing
  const row = partRow(entry) as ModuleRow
  const owner = pageOfPart(entry)
  if (row.list_id !== null) return restoreItem(writing, { entry, row, owner })
  const [formerSection] = await db.select().from(sections).where(eq(sections.id, row.section_id))
  if (formerSection) {
    const last = (columnLayouts[formerSection.layout]?.spans.length ?? 1) - 1
    if (row.column > last) return putAtEnd(db, entry, { place: 'last_column', section: formerSection.id, column: last })
    await makeRoom(
      db,
      row,
      and(eq(modules.section_id, formerSection.id), eq(modules.column, row.column), isNull(modules.list_id)),
    )
    await insertPart(db, entry)
    return { place: 'same', section: formerSection.id }
  }
  const neighbour = await nearestSection(writing, { owner, sectionId: row.section_id })
  if (neighbour !== undefined) return putAtEnd(db, entry, { place: 'other_section', section: neighbour, column: 0 })
  const section = await insertSection(writing, { ...owner, slug: '', layout: 0 })
  return putAtEnd(db, entry, { place: 'new_section', section, column: 0 })
}

/** An item needs its list, so that is restored with it, and so is the section around the list. */
async function restoreItem(
  writing: TxDeps,
  { entry, row, owner }: { entry: DeletedPart; row: ModuleRow; owner: SectionOwner },
): Promise<RestoreResult> {
  const { db } = writing
  const isSectionPresent = (await sectionAround(db, row)) !== undefined
  if (!isSectionPresent && row.list_id !== null) await restoreWhereItStood(writing, { owner, list: row.list_id })
  const section = await sectionAround(db, row)
  if (section === undefined) throw notInBin('list', row.list_id ?? 0)
  await makeRoom(db, row, eq(modules.list_id, row.list_id ?? 0))
  await insertPart(db, entry, { section_id: section })
  return { place: isSectionPresent ? 'same' : 'with_home', section }
}

/** A deleted list, alone or within its deleted section. */
async function restoreWhereItStood(
  writing: TxDeps,
  { owner, list }: { owner: SectionOwner; list: number },
): Promise<void> {
  const { db } = writing
  const holder = await findHolder(writing, owner, { part: 'module', id: list })
  const entry = holder && (await removeFromBin(db, holder))
  if (!entry) throw notInBin('list', list)
  const row = partRow(entry)
  if ('list_id' in row && (await sectionAround(db, row)) === undefined) {
    const binnedSection = await removeFromBin(db, { part: 'section', id: row.section_id }, partsOfPage(owner))
    if (!binnedSection) throw notInBin('container', row.section_id)
    await insertPart(db, binnedSection)
  }
  await insertPart(db, entry)
}

/** Moves the siblings from this place on down by one. */
async function makeRoom(tx: Tx, { order }: ModuleRow, siblings: SQL | undefined): Promise<void> {
  await tx
    .update(modules)
    .set({ order: sql`${modules.order} + 1` })
    .where(and(siblings, gte(modules.order, order)))
}

async function putAtEnd(
  tx: Tx,
  entry: DeletedPart,
  { place, section, column }: RestoreResult & { column: number },
): Promise<RestoreResult> {
  const inColumn = and(eq(modules.section_id, section), eq(modules.column, column), isNull(modules.list_id))
  const [last] = await tx
    .select({ order: sql<number>`coalesce(max(${modules.order}), -1)` })
    .from(modules)
    .where(inColumn)
  await insertPart(tx, entry, { section_id: section, column, order: Number(last?.order ?? -1) + 1 })
  return { place, section }
}

/** The section before the deleted one, else the one after it; the last if its place is unknown. */
async function nearestSection(
  { db }: TxDeps,
  { owner, sectionId }: { owner: SectionOwner; sectionId: number },
): Promise<number | undefined> {
  const [entry] = await db
    .select()
    .from(bin)
    .where(and(partsOfPage(owner), eq(bin.part, 'section'), eq(bin.part_id, sectionId)))
  const order = entry ? (partRow(entry) as SectionRow).order : Number.POSITIVE_INFINITY
  const rows = await db
    .select({ id: sections.id, order: sections.order })
    .from(sections)
    .where(whereOwner(sections, owner))
    .orderBy(asc(sections.order), asc(sections.id))
  return (rows.findLast((row) => row.order <= order) ?? rows[0])?.id
}

function notInBin(model: string, id: number): AppError {
  return new AppError('not_found', { message: `${model} ${id} is not in the bin` })
}
