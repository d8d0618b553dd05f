import { and, asc, eq, gte, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { columnLayouts } from '#config'
import type { ReturnPlace } from '#contract/bin.ts'
import { AppError } from '#contract/errors.ts'
import type { Section } from '#contract/sections.ts'
import type { Tx } from '#server/db/connect.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { binEnd } from '../bin/term.ts'
import { type Deps, requireEditor, write } from '../deps.ts'
import { keepStateOfSections } from '../page-states/keep-state.ts'
import { alive, type ModuleRow, type SectionRow } from './load.ts'
import { bumpSections, getSection, insertSection } from './sections.ts'

type Wish = { model: 'container' | 'module'; id: number }
type Returned = { place: ReturnPlace; section: number }
type Writing = Deps & { tx: Tx }

const back = { deleted_at: null, deleted_by: null }

/** Brings back what anyone deleted; `not_found` for what is not in the bin, for example because somebody was faster. */
export async function restoreFromBin(deps: Deps, { model, id }: Wish): Promise<{ place: ReturnPlace; section: Section }> {
  requireEditor(deps)
  const { place, section } = await write(deps, async (tx) => {
    const writing = { ...deps, tx }
    const returned = model === 'container' ? await restoreSection(writing, id) : await restoreModule(writing, id)
    await bumpSections(writing, [returned.section])
    await keepStateOfSections(writing, [returned.section])
    return returned
  })
  return { place, section: await getSection(deps, section) }
}

async function restoreSection({ tx, now }: Writing, id: number): Promise<Returned> {
  const [row] = await tx
    .update(sections)
    .set(back)
    .where(and(eq(sections.id, id), gte(sections.deleted_at, binEnd(now()))))
    .returning()
  if (!row) throw notInBin('container', id)
  const beside = and(eq(sections.content_type, row.content_type), eq(sections.object_id, row.object_id), ne(sections.id, id))
  await tx
    .update(sections)
    .set({ order: sql`${sections.order} + 1` })
    .where(and(beside, alive.sections, gte(sections.order, row.order)))
  return { place: 'same', section: id }
}

async function restoreModule(writing: Writing, id: number): Promise<Returned> {
  const { tx, now } = writing
  const [row] = await tx
    .update(modules)
    .set(back)
    .where(and(eq(modules.id, id), gte(modules.deleted_at, binEnd(now()))))
    .returning()
  if (!row) throw notInBin('module', id)
  if (row.list_id !== null) return { place: await restoreHome(tx, row), section: row.section_id }
  const [home] = await tx.select().from(sections).where(eq(sections.id, row.section_id))
  if (home && home.deleted_at === null) {
    const last = (columnLayouts[home.layout]?.spans.length ?? 1) - 1
    if (row.column <= last) {
      await makeRoom(tx, row, and(eq(modules.section_id, home.id), eq(modules.column, row.column), isNull(modules.list_id)))
      return { place: 'same', section: home.id }
    }
    await putAtEnd(tx, { module: id, section: home.id, column: last })
    return { place: 'last_column', section: home.id }
  }
  const neighbour = home && (await nearestSection(tx, home))
  const section = neighbour ?? (await insertSection(writing, { ...ownerOf(home, id), slug: '', layout: 0 }))
  await putAtEnd(tx, { module: id, section, column: 0 })
  return { place: neighbour === undefined ? 'new_section' : 'other_section', section }
}

/** An item stands nowhere but in its list, so that comes back with it, and so does the section around the list. */
async function restoreHome(tx: Tx, row: ModuleRow): Promise<ReturnPlace> {
  await makeRoom(tx, row, eq(modules.list_id, row.list_id ?? 0))
  const lists = await tx
    .update(modules)
    .set(back)
    .where(and(eq(modules.id, row.list_id ?? 0), isNotNull(modules.deleted_at)))
    .returning({ id: modules.id })
  const homes = await tx
    .update(sections)
    .set(back)
    .where(and(eq(sections.id, row.section_id), isNotNull(sections.deleted_at)))
    .returning({ id: sections.id })
  return lists.length + homes.length > 0 ? 'with_home' : 'same'
}

/** Its neighbours from its own place on stand one further down. */
async function makeRoom(tx: Tx, { id, order }: ModuleRow, siblings: SQL | undefined): Promise<void> {
  await tx
    .update(modules)
    .set({ order: sql`${modules.order} + 1` })
    .where(and(siblings, alive.modules, ne(modules.id, id), gte(modules.order, order)))
}

/** A list takes its items with it, also those that are in the bin. */
async function putAtEnd(tx: Tx, { module, section, column }: { module: number; section: number; column: number }): Promise<void> {
  const inColumn = and(eq(modules.section_id, section), eq(modules.column, column), isNull(modules.list_id), ne(modules.id, module))
  const [last] = await tx
    .select({ order: sql<number>`coalesce(max(${modules.order}), -1)` })
    .from(modules)
    .where(inColumn)
  await tx
    .update(modules)
    .set({ section_id: section, column, order: Number(last?.order ?? -1) + 1 })
    .where(eq(modules.id, module))
  await tx.update(modules).set({ section_id: section }).where(eq(modules.list_id, module))
}

/** The one before where the section stood, otherwise the one after it. */
async function nearestSection(tx: Tx, { content_type, object_id, order }: SectionRow): Promise<number | undefined> {
  const rows = await tx
    .select({ id: sections.id, order: sections.order })
    .from(sections)
    .where(and(eq(sections.content_type, content_type), eq(sections.object_id, object_id), alive.sections))
    .orderBy(asc(sections.order), asc(sections.id))
  return (rows.findLast((row) => row.order <= order) ?? rows[0])?.id
}

function ownerOf(home: SectionRow | undefined, module: number): Pick<SectionRow, 'content_type' | 'object_id'> {
  if (!home) throw new Error(`module ${module} stands in no section`)
  return { content_type: home.content_type, object_id: home.object_id }
}

function notInBin(model: string, id: number): AppError {
  return new AppError('not_found', { message: `${model} ${id} is not in the bin` })
}
