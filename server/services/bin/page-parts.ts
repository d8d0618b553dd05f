import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { resourceForSectionOwner, sectionOwnerTypeFor } from '#model/find-type.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { type BinnedRow, bin } from '#server/db/schema/bin.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import type { TxDeps } from '../deps.ts'
import { groupBy } from '../rows/group-by.ts'
import type { ModuleRow, SectionRow } from '../sections/load.ts'
import type { SectionOwner } from '../sections/owner.ts'
import { mediaReferences } from './media.ts'
import { findContainedRows, getParts, insertParts, readWithFollowers } from './record-snapshot.ts'
import { whereRestorable } from './retention.ts'

export type DeletedPart = typeof bin.$inferSelect
type PartReference = { part: 'section' | 'module'; id: number }
type Entry = { part: 'section' | 'module'; owner: SectionOwner; state: BinnedRow[] } & Pick<
  DeletedPart,
  'deleted_at' | 'deleted_by'
>

export async function movePartToBin(
  { db, now, viewer }: Pick<TxDeps, 'db' | 'now' | 'viewer'>,
  { part, id }: PartReference,
): Promise<void> {
  const table = part === 'section' ? sections : modules
  const [row] = await db.select().from(table).where(eq(table.id, id))
  if (!row) return
  const [section] =
    'section_id' in row ? await db.select().from(sections).where(eq(sections.id, row.section_id)) : [row as SectionRow]
  if (!section) throw new Error(`module ${id} is in no section`)
  const state = await readWithFollowers(db, [{ table, rows: [row] }])
  await addEntry(db, { part, owner: section, state, deleted_at: now(), deleted_by: viewer?.id ?? null })
  await db.delete(table).where(eq(table.id, id))
}

export function partsOfPage({ content_type, object_id }: SectionOwner): SQL | undefined {
  return and(eq(bin.resource, resourceForSectionOwner(content_type)), eq(bin.record_id, object_id), isNotNull(bin.part))
}

export async function removeFromBin(
  tx: Tx,
  { part, id }: PartReference,
  where?: SQL,
): Promise<DeletedPart | undefined> {
  const [entry] = await tx
    .delete(bin)
    .where(and(eq(bin.part, part), eq(bin.part_id, id), where))
    .returning()
  return entry
}

export async function insertPart(tx: Tx, { state }: DeletedPart, values: Partial<ModuleRow> = {}): Promise<void> {
  const { section_id } = values
  const [first, ...otherParts] = getParts(state)
  if (!first) throw new Error('an empty bin entry of a part')
  const parts =
    section_id === undefined ? otherParts : otherParts.map(({ table, row }) => ({ table, row: { ...row, section_id } }))
  await insertParts(tx, [{ ...first, row: { ...first.row, ...values } }, ...parts])
}

export function partRow({ state }: Pick<DeletedPart, 'state'>): SectionRow | ModuleRow {
  return getParts(state)[0]?.row as SectionRow | ModuleRow
}

/** The modules of a section or items of a list that are restored with it, in their order. */
export function heldModules({ state }: Pick<DeletedPart, 'state'>): ModuleRow[] {
  const rows = getParts(state)
    .slice(1)
    .map(({ row }) => row as ModuleRow)
  return rows.toSorted((one, other) => one.column - other.column || one.order - other.order)
}

export function pageOfPart({ resource, record_id }: Pick<DeletedPart, 'resource' | 'record_id'>): SectionOwner {
  const content_type = sectionOwnerTypeFor(resource)
  if (!content_type) throw new Error(`${resource} has no sections`)
  return { content_type, object_id: record_id }
}

export async function findHolder(
  { db, now }: Pick<TxDeps, 'db' | 'now'>,
  owner: SectionOwner,
  { part, id }: PartReference,
): Promise<PartReference | undefined> {
  const entries = await db
    .select({ part: bin.part, id: bin.part_id, holds: bin.holds })
    .from(bin)
    .where(and(partsOfPage(owner), whereRestorable(now())))
  const holder = entries.find(({ holds }) => holds.includes(`${part}:${id}`))
  return holder?.part && holder.id !== null ? { part: holder.part, id: holder.id } : undefined
}

/** Pages whose bin contains this name in `bin.holds`. */
export async function findPagesByBinName(db: Db, name: string): Promise<SectionOwner[]> {
  const rows = await db
    .selectDistinct({ resource: bin.resource, record_id: bin.record_id })
    .from(bin)
    .where(and(isNotNull(bin.part), sql`cast(${bin.holds} as text) LIKE ${`%"${name}"%`}`))
  return rows.map(pageOfPart)
}

/** Names of all sections and modules in the bin: their ids must not be reused. */
export async function namesInBin(tx: Tx): Promise<Set<string>> {
  const rows = await tx.select({ holds: bin.holds }).from(bin)
  return new Set(rows.flatMap(({ holds }) => holds))
}

/** By their names in `bin.holds`; parts deleted with them stay. Returns the versions of those found. */
export async function removeNamedFromBin(
  tx: Tx,
  owner: SectionOwner,
  names: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const versions = new Map<string, number>()
  const isNamed = (stored: BinnedRow) => findContainedRows([stored]).some((name) => names.has(name))
  for (const entry of await tx.select().from(bin).where(partsOfPage(owner))) {
    const namedRows = entry.state.filter(isNamed)
    if (namedRows.length === 0) continue
    for (const stored of namedRows)
      for (const name of findContainedRows([stored])) versions.set(name, Number(stored.row.version))
    await tx.delete(bin).where(eq(bin.id, entry.id))
    const remaining = entry.state.filter((stored) => !namedRows.includes(stored))
    const { deleted_at, deleted_by, part } = entry
    const [first] = entry.state
    if (first && remaining.includes(first) && part)
      await addEntry(tx, { part, owner, state: remaining, deleted_at, deleted_by })
    else
      for (const state of splitByRoot(remaining))
        await addEntry(tx, { part: 'module', owner, state, deleted_at, deleted_by })
  }
  return versions
}

/** Modules that remain after their section is removed, each with its items. */
function splitByRoot(rows: readonly BinnedRow[]): BinnedRow[][] {
  const ids = new Set(rows.map(({ row }) => row.id))
  const itemsOf = groupBy(rows, ({ row }) => row.list_id)
  return rows
    .filter(({ row }) => !ids.has(row.list_id))
    .map((stored) => [stored, ...(itemsOf.get(stored.row.id) ?? [])])
}

/** Moves bin entries of moved sections and modules to the bin of their new page. */
export async function moveBinEntries(tx: Tx, pages: readonly SectionOwner[]): Promise<void> {
  for (const page of pages) {
    const entries = await tx
      .select()
      .from(bin)
      .where(and(partsOfPage(page), eq(bin.part, 'module')))
    for (const entry of entries) {
      const row = partRow(entry) as ModuleRow
      const [list] =
        row.list_id === null
          ? []
          : await tx.select({ section_id: modules.section_id }).from(modules).where(eq(modules.id, row.list_id))
      const [section] = await tx
        .select()
        .from(sections)
        .where(eq(sections.id, list?.section_id ?? row.section_id))
      if (!section || (section.content_type === page.content_type && section.object_id === page.object_id)) continue
      await tx
        .update(bin)
        .set({ resource: resourceForSectionOwner(section.content_type), record_id: section.object_id })
        .where(eq(bin.id, entry.id))
    }
  }
}

async function addEntry(tx: Tx, { part, owner, state, deleted_at, deleted_by }: Entry): Promise<void> {
  await tx.insert(bin).values({
    resource: resourceForSectionOwner(owner.content_type),
    record_id: owner.object_id,
    part,
    part_id: Number(state[0]?.row.id),
    title: { de: '', en: '' },
    state,
    media: mediaReferences(state),
    holds: findContainedRows(state),
    deleted_at,
    deleted_by,
  })
}
