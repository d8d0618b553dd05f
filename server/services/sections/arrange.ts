import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { columnLayouts } from '#config'
import { type AppError, fieldError } from '#contract/errors.ts'
import type { arrangeSections, Section } from '#contract/page/sections.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { moveBinEntries } from '../bin/page-parts.ts'
import { type Deps, requireSession, write } from '../deps.ts'
import { saveVersion, saveVersionOfPages } from '../page-states/save-version.ts'
import { requireKindSchema } from './data.ts'
import type { ModuleRow } from './load.ts'
import { requireOwner, type SectionOwner } from './owner.ts'
import { incrementSectionVersions, listSections, requireSection, requireVersion } from './sections.ts'

type Arrangement = z.output<(typeof arrangeSections)['body']>

/** All moves of one gesture in one transaction; returns the affected sections in their new order. */
export async function arrange(deps: Deps, arrangement: Arrangement): Promise<Section[]> {
  requireSession(deps)
  const changedIds = await write(deps, async (inner) => {
    for (const [id, version] of Object.entries(arrangement.versions))
      await requireVersion(inner, { id: Number(id), version })
    const moduleRows = await requireModules(inner.db, [
      ...arrangement.columns.flatMap((column) => column.modules),
      ...arrangement.lists.flatMap((list) => list.children),
    ])
    const ids = new Set([...moduleRows.values()].map((row) => row.section_id))
    const owners = await loadOwners(inner.db, [...ids, ...arrangement.sections.flatMap(({ containers }) => containers)])
    for (const part of arrangement.sections) for (const id of await arrangeContainers(inner.db, part)) ids.add(id)
    for (const part of arrangement.columns) ids.add(await arrangeColumn(inner.db, part, moduleRows))
    for (const part of arrangement.lists) ids.add(await arrangeList(inner.db, part, moduleRows))
    if (ids.size > 0) await incrementSectionVersions(inner, [...ids])
    await saveVersionOfPages(inner, [...ids])
    for (const owner of owners) await saveVersion(inner, owner)
    await moveBinEntries(inner.db, owners)
    return [...ids]
  })
  const pages = await loadOwners(deps.db, changedIds)
  const onPages = await Promise.all(pages.map((page) => listSections(deps, page)))
  return onPages.flat().filter(({ id }) => changedIds.includes(id))
}

/** Read before the move, because a section may leave its page. */
async function loadOwners(db: Db, ids: number[]): Promise<SectionOwner[]> {
  const { content_type, object_id } = sections
  return db.selectDistinct({ content_type, object_id }).from(sections).where(inArray(sections.id, ids))
}

async function arrangeContainers(
  tx: Tx,
  { content_type, object_id, containers }: Arrangement['sections'][number],
): Promise<number[]> {
  await requireOwner(tx, { content_type, object_id })
  for (const [order, id] of containers.entries()) {
    await requireSection(tx, id)
    await tx.update(sections).set({ content_type, object_id, order }).where(eq(sections.id, id))
  }
  return containers
}

async function arrangeColumn(
  tx: Tx,
  { container, column, modules: ids }: Arrangement['columns'][number],
  moduleRows: Map<number, ModuleRow>,
): Promise<number> {
  const section = await requireSection(tx, container)
  if (column >= (columnLayouts[section.layout]?.spans.length ?? 1))
    throw refuse('columns', `no column ${column} in section ${container}`)
  for (const [order, id] of ids.entries()) {
    const row = moduleRows.get(id)
    if (!row || row.list_id !== null) throw refuse('columns', `${id} is an item of a list`)
    await tx.update(modules).set({ section_id: container, column, order }).where(eq(modules.id, id))
    if (row.section_id !== container)
      await tx.update(modules).set({ section_id: container }).where(eq(modules.list_id, id))
  }
  return container
}

async function arrangeList(
  tx: Tx,
  { module: list, children }: Arrangement['lists'][number],
  moduleRows: Map<number, ModuleRow>,
): Promise<number> {
  const [row] = await tx.select().from(modules).where(eq(modules.id, list))
  if (!row) throw refuse('lists', `no list ${list}`)
  const kind = requireKindSchema(row.kind).children
  for (const [order, id] of children.entries()) {
    if (moduleRows.get(id)?.kind !== kind) throw refuse('lists', `${id} is no item for list ${list}`)
    await tx.update(modules).set({ list_id: list, section_id: row.section_id, order }).where(eq(modules.id, id))
  }
  return row.section_id
}

async function requireModules(tx: Tx, ids: number[]): Promise<Map<number, ModuleRow>> {
  const rows = await tx.select().from(modules).where(inArray(modules.id, ids))
  if (rows.length !== ids.length) throw refuse('columns', 'an unknown or repeated module')
  return new Map(rows.map((row) => [row.id, row]))
}

function refuse(field: string, message: string): AppError {
  return fieldError(field, 'unknown_reference', message)
}
