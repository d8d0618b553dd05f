import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import { columnLayouts } from '#config'
import { AppError, fieldError } from '#contract/errors.ts'
import { MAX_LISTED_MODULES } from '#contract/page/modules.ts'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import type { VisibilitySettings } from '#model/visibility-settings.ts'
import type { CheckedSchema } from '#modules/schemas.ts'
import type { Tx } from '#server/db/connect.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { findPagesByBinName, movePartToBin } from '../bin/page-parts.ts'
import { authorColumns, conflictError } from '../conflict.ts'
import { type Deps, requireSession, type TxDeps, write } from '../deps.ts'
import { readsPublished } from '../page-states/published-snapshots.ts'
import { saveVersionOfPages } from '../page-states/save-version.ts'
import { groupBy } from '../rows/group-by.ts'
import { typeHooks } from '../type-hooks.ts'
import { type Age, requireKindSchema, toStoredData } from './data.ts'
import type { ModuleRow } from './load.ts'
import { filterVisible, type SectionOwner } from './owner.ts'
import { visibilityColumnsFrom } from './section-visibility.ts'
import {
  createOwnerSection,
  findSection,
  getSection,
  incrementSectionVersions,
  listSectionsAround,
  listSectionsOfRecords,
} from './sections.ts'

type FieldValues = Record<string, unknown>

export async function listModules(
  deps: Deps,
  { kind, parent }: { kind: string; parent: number | undefined },
): Promise<ModuleRecord[]> {
  if (parent === undefined) return listModulesOfAllPages(deps, kind)
  const section = requireKindSchema(kind).item
    ? (await findModule(deps, parent)).section
    : await getSection(deps, { id: parent })
  return flattenModules(section).filter((record) => record.kind === kind && record.parent === parent)
}

async function listModulesOfAllPages(deps: Deps, kind: string): Promise<ModuleRecord[]> {
  const changedOwners = await deps.db
    .select({ content_type: sections.content_type, object_id: sections.object_id })
    .from(modules)
    .innerJoin(sections, eq(sections.id, modules.section_id))
    .where(eq(modules.kind, kind))
    .orderBy(asc(modules.id))
    .limit(MAX_LISTED_MODULES)
  // Modules deleted in the draft may still be public.
  const owners = readsPublished(deps)
    ? [...changedOwners, ...(await findPagesByBinName(deps.db, `kind:${kind}`))]
    : changedOwners
  const records: ModuleRecord[] = []
  for (const [content_type, ofType] of groupBy(owners, (owner) => owner.content_type)) {
    const ids = [...new Set(ofType.map(({ object_id }) => object_id))]
    const loadedSections = await listSectionsOfRecords(deps, {
      content_type,
      ids: await filterVisible(deps, { content_type, ids }),
    })
    records.push(...loadedSections.flatMap(flattenModules).filter((record) => record.kind === kind))
  }
  return records.sort((a, b) => a.id - b.id).slice(0, MAX_LISTED_MODULES)
}

export async function getModule(deps: Deps, { kind, id }: { kind: string; id: number }): Promise<ModuleRecord> {
  const { record } = await findModule(deps, id)
  if (record.kind !== kind) throw new AppError('not_found', { message: `${kind} ${id}` })
  return record
}

/** A module with its section; an item is found within its list. */
async function findModule(deps: Deps, id: number): Promise<{ section: Section; record: ModuleRecord }> {
  const [row] = await deps.db.select({ section: modules.section_id }).from(modules).where(eq(modules.id, id))
  for (const section of await listSectionsAround(deps, row && eq(sections.id, row.section), `module:${id}`)) {
    const record = flattenModules(section).find((each) => each.id === id)
    if (record) return { section, record }
  }
  throw new AppError('not_found', { message: `module ${id}` })
}

function flattenModules({ columns }: Section): ModuleRecord[] {
  return columns.flatMap(({ children }) => children.flatMap((record) => [record, ...(record.children ?? [])]))
}

type NewModule = {
  parent: number
  column: number
  order: number
  anchor: string
  showing?: VisibilitySettings | null | undefined
  outdated?: readonly string[]
}
/** Without a parent, the owner gets a new section for it. */
type NewModulePlace = Omit<NewModule, 'parent'> & { parent: number | null; slug?: string } & {
  [Field in keyof SectionOwner]?: SectionOwner[Field] | undefined
}

/** Inserts a module at its place and moves the later ones down. `body` is in one language. */
export async function createModule(
  deps: Deps,
  { kind, place, body }: { kind: string; place: NewModulePlace; body: FieldValues },
): Promise<ModuleRecord> {
  requireSession(deps)
  const schema = requireKindSchema(kind)
  const data = toStoredData(schema, { body, locale: deps.locale, before: null, outdated: place.outdated })
  const id = await write(deps, async (inner) => {
    await requireImage(inner.db, data)
    const parent = place.parent ?? (await createSectionFor(inner.db, { schema, place }))
    return insertModule(inner, { schema, place: { ...place, parent }, data })
  })
  return getModule(deps, { kind, id })
}

async function createSectionFor(
  tx: Tx,
  { schema, place }: { schema: CheckedSchema; place: NewModulePlace },
): Promise<number> {
  const { content_type, object_id, slug = '' } = place
  if (schema.item || (content_type === undefined && object_id === undefined)) throw missing('parent')
  if (content_type === undefined) throw missing('content_type')
  if (object_id === undefined) throw missing('object_id')
  return createOwnerSection(tx, { content_type, object_id, slug, layout: 0 })
}

function missing(field: string): AppError {
  return fieldError(field, 'required', `a module without ${field}`)
}

export async function insertModule(
  deps: TxDeps,
  { schema, place, data }: { schema: CheckedSchema; place: NewModule; data: FieldValues },
): Promise<number> {
  const { db } = deps
  const position = schema.item ? await listPlace(db, schema, place) : await columnPlace(db, place)
  await db
    .update(modules)
    .set({ order: sql`${modules.order} + 1` })
    .where(and(position.siblings, gte(modules.order, place.order)))
  const { section_id, list_id, column } = position
  const [row] = await db
    .insert(modules)
    .values({
      section_id,
      list_id,
      column,
      kind: schema.kind,
      order: place.order,
      anchor: place.anchor,
      data,
      ...(await visibilityColumnsFrom(db, place.showing)),
      ...authorColumns(deps),
    })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  await incrementSectionVersions(deps, [section_id])
  await saveVersionOfPages(deps, [section_id])
  return row.id
}

type ModuleChanges = {
  kind: string
  id: number
  version?: number | undefined
  anchor?: string | undefined
  showing?: VisibilitySettings | null | undefined
  body: FieldValues
} & Age

/** In the viewer's language; an outdated version throws `conflict` with the current record. */
export async function updateModule(
  deps: Deps,
  { kind, id, version, anchor, showing, outdated, written_for, body }: ModuleChanges,
): Promise<ModuleRecord> {
  requireSession(deps)
  const schema = requireKindSchema(kind)
  await write(deps, async (inner) => {
    const [row] = await inner.db
      .select()
      .from(modules)
      .where(and(eq(modules.id, id), eq(modules.kind, kind)))
    if (!row) throw new AppError('not_found', { message: `${kind} ${id}` })
    if (version !== undefined && version < row.version) throw await staleWrite(inner, row)
    const data = toStoredData(schema, { body, locale: deps.locale, before: row.data, outdated, written_for })
    await requireImage(inner.db, data)
    const guard = and(eq(modules.id, id), eq(modules.version, row.version))
    const saved = await inner.db
      .update(modules)
      .set({
        data,
        ...(anchor === undefined ? {} : { anchor }),
        ...(await visibilityColumnsFrom(inner.db, showing)),
        version: row.version + 1,
        ...authorColumns(deps),
      })
      .where(guard)
      .returning({ id: modules.id })
    if (saved.length === 0) throw await staleWrite(inner, row)
    await saveVersionOfPages(inner, [row.section_id])
  })
  return getModule(deps, { kind, id })
}

export async function deleteModule(deps: Deps, { kind, id }: { kind: string; id: number }): Promise<void> {
  requireSession(deps)
  await write(deps, async (inner) => {
    const [row] = await inner.db
      .select()
      .from(modules)
      .where(and(eq(modules.id, id), eq(modules.kind, kind)))
    if (!row) throw new AppError('not_found', { message: `${kind} ${id}` })
    await movePartToBin(inner, { part: 'module', id })
    await incrementSectionVersions(inner, [row.section_id])
    await saveVersionOfPages(inner, [row.section_id])
  })
}

async function columnPlace(tx: Tx, { parent, column }: NewModule) {
  const section = await findSection(tx, parent)
  if (!section) throw fieldError('parent', 'unknown_reference', `no section ${parent}`)
  const last = (columnLayouts[section.layout]?.spans.length ?? 1) - 1
  if (column > last) throw fieldError('column', 'unknown_column', `column ${column} of ${last + 1}`)
  const siblings = and(eq(modules.section_id, parent), eq(modules.column, column), isNull(modules.list_id))
  return { section_id: parent, list_id: null, column, siblings }
}

async function listPlace(tx: Tx, schema: CheckedSchema, { parent }: NewModule) {
  const [list] = await tx.select().from(modules).where(eq(modules.id, parent))
  if (!list || requireKindSchema(list.kind).children !== schema.kind) {
    throw fieldError('parent', 'unknown_reference', `no list ${parent} for ${schema.kind}`)
  }
  return { section_id: list.section_id, list_id: parent, column: list.column, siblings: eq(modules.list_id, parent) }
}

async function requireImage(tx: Tx, { image }: FieldValues): Promise<void> {
  if (typeof image !== 'number') return
  if (!(await typeHooks.findImageIds(tx, [image])).has(image))
    throw fieldError('image', 'unknown_reference', `no image ${image}`)
}

async function staleWrite(deps: Deps, row: ModuleRow): Promise<AppError> {
  return conflictError(deps.db, { subject: `${row.kind} ${row.id}`, row, current: await getModule(deps, row) })
}
