import { and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { columnLayouts } from '#config'
import { AppError, fieldError } from '#contract/errors.ts'
import type { Section } from '#contract/page/sections.ts'
import type { SectionOwnerType } from '#model/define-type.ts'
import type { VisibilitySettings } from '#model/visibility-settings.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { findPagesByBinName, movePartToBin } from '../bin/page-parts.ts'
import { authorColumns, conflictError } from '../conflict.ts'
import { type Deps, requireSession, type TxDeps, write } from '../deps.ts'
import { loadPublicParts, loadPublicSections, type PageParts } from '../page-states/load-public-sections.ts'
import { readTexts } from '../page-states/page-snapshot.ts'
import { readsPublished } from '../page-states/published-snapshots.ts'
import { saveVersion, saveVersionOfPages } from '../page-states/save-version.ts'
import { loadOwnerSections, type SectionRow } from './load.ts'
import { requireOwner, requireVisibleOwner, type SectionOwner, whereOwner } from './owner.ts'
import { visibilityColumnsFrom } from './section-visibility.ts'

export async function listSections(deps: Deps, owner: SectionOwner): Promise<Section[]> {
  return (await loadPageParts(deps, owner)).sections
}

export async function listSectionsOfRecords(
  deps: Deps,
  { content_type, ids }: { content_type: SectionOwnerType; ids: readonly number[] },
): Promise<Section[]> {
  if (readsPublished(deps)) return loadPublicSections(deps, { content_type, ids })
  return loadOwnerSections(deps, { content_type, ids })
}

/** Sections of a page as this viewer sees them, and its `texts`. */
export async function loadPageParts(deps: Deps, owner: SectionOwner): Promise<PageParts> {
  if (readsPublished(deps)) return loadPublicParts(deps, owner)
  return loadDraftParts(deps, owner)
}

/** The working copy of a page, published or not; for `asVisitor` without what visitors would not see. */
export async function loadDraftParts(deps: Deps, owner: SectionOwner): Promise<PageParts> {
  const { content_type, object_id } = owner
  const { texts = {} } = await readTexts(deps.db, owner)
  return { sections: await loadOwnerSections({ ...deps, texts }, { content_type, ids: [object_id] }), texts }
}

export async function getSection(deps: Deps, key: { id: number } | { slug: string }): Promise<Section> {
  const [where, binName] =
    'id' in key ? [eq(sections.id, key.id), `section:${key.id}`] : [eq(sections.slug, key.slug), `slug:${key.slug}`]
  const onPage = await listSectionsAround(deps, where, binName)
  const section = onPage.find(({ id, slug }) => ('id' in key ? id === key.id : slug === key.slug))
  if (!section) throw new AppError('not_found', { message: `section ${Object.values(key)}` })
  return section
}

/** The sections of the page that has this one. What is public may be in the bin of the draft, under `binName`. */
export async function listSectionsAround(deps: Deps, where: SQL | undefined, binName: string): Promise<Section[]> {
  const { content_type, object_id } = sections
  const rows = where ? await deps.db.select({ content_type, object_id }).from(sections).where(where) : []
  const [owner] = rows.length > 0 || !readsPublished(deps) ? rows : await findPagesByBinName(deps.db, binName)
  if (!owner) return []
  await requireVisibleOwner(deps, owner)
  return listSections(deps, owner)
}

type NewSection = SectionOwner & {
  parent?: number | null | undefined
  slug: string
  layout: number
  order?: number | undefined
  showing?: VisibilitySettings | null | undefined
}

/** Inserts a section at `order` and moves the later ones down; without `order` it is the last. */
export async function createSection(deps: Deps, input: NewSection): Promise<Section> {
  requireSession(deps)
  const id = await write(deps, async (inner) => {
    const inserted = await createOwnerSection(inner.db, input)
    await saveVersion(inner, input)
    return inserted
  })
  return getSection(deps, { id })
}

/** Checks owner, parent and slug; the caller saves the version. */
export async function createOwnerSection(tx: Tx, input: NewSection): Promise<number> {
  await requireOwner(tx, input)
  if (input.parent && !(await findSection(tx, input.parent)))
    throw fieldError('parent', 'unknown_reference', `no section ${input.parent}`)
  if (input.slug) await refuseTakenSlug(tx, { slug: input.slug, id: 0 })
  return insertSection({ db: tx }, input)
}

/** Expects an existing owner and a free slug. */
export async function insertSection({ db }: { db: Tx }, input: NewSection): Promise<number> {
  const { content_type, object_id, layout } = input
  const siblings = whereOwner(sections, input)
  const total = await db.$count(sections, siblings)
  const order = Math.min(input.order ?? Number.MAX_SAFE_INTEGER, total)
  await db
    .update(sections)
    .set({ order: sql`${sections.order} + 1` })
    .where(and(siblings, gte(sections.order, order)))
  return insertSectionRow(db, {
    slug: input.slug,
    content_type,
    object_id,
    layout,
    order,
    parent_id: input.parent ?? null,
    ...(await visibilityColumnsFrom(db, input.showing)),
  })
}

/** Without a slug it gets one made from its id. */
export async function insertSectionRow(db: Tx, { slug, ...values }: typeof sections.$inferInsert): Promise<number> {
  const [row] = await db
    .insert(sections)
    .values({ ...values, slug: slug || `new-${crypto.randomUUID()}` })
    .returning({ id: sections.id })
  if (!row) throw new Error('an insert returned no row')
  if (!slug)
    await db
      .update(sections)
      .set({ slug: `${values.content_type}-${values.object_id}-${row.id}` })
      .where(eq(sections.id, row.id))
  return row.id
}

type SectionChanges = {
  id: number
  version?: number | undefined
  layout?: number | undefined
  slug?: string | undefined
  showing?: VisibilitySettings | null | undefined
}

/** Updates layout, slug or visibility. With fewer columns, the modules of removed ones go to the end of the last. */
export async function updateSection(
  deps: Deps,
  { id, version, layout, slug, showing }: SectionChanges,
): Promise<Section> {
  requireSession(deps)
  await write(deps, async (inner) => {
    await requireVersion(inner, { id, version })
    if (slug !== undefined) await refuseTakenSlug(inner.db, { slug, id })
    if (layout !== undefined) await fillLastColumn(inner.db, { id, columns: columnLayouts[layout]?.spans.length ?? 1 })
    const timing = await visibilityColumnsFrom(inner.db, showing)
    await inner.db
      .update(sections)
      .set({
        ...(layout === undefined ? {} : { layout }),
        ...(slug === undefined ? {} : { slug }),
        ...timing,
        version: sql`${sections.version} + 1`,
        ...authorColumns(deps),
      })
      .where(eq(sections.id, id))
    await saveVersionOfPages(inner, [id])
  })
  return getSection(deps, { id })
}

export async function deleteSection(deps: Deps, id: number): Promise<void> {
  requireSession(deps)
  await write(deps, async (inner) => {
    const { content_type, object_id } = await requireSection(inner.db, id)
    await movePartToBin(inner, { part: 'section', id })
    await saveVersion(inner, { content_type, object_id })
  })
}

export async function findSection(db: Db, id: number): Promise<SectionRow | null> {
  const [row] = await db.select().from(sections).where(eq(sections.id, id))
  return row ?? null
}

export async function requireSection(tx: Tx, id: number): Promise<SectionRow> {
  const row = await findSection(tx, id)
  if (!row) throw new AppError('not_found', { message: `section ${id}` })
  return row
}

/** Throws `conflict` with the current section for an outdated version, and locks it until the transaction ends. */
export async function requireVersion(
  deps: TxDeps,
  { id, version }: { id: number; version: number | undefined },
): Promise<void> {
  // An update without changes takes the row lock in both dialects; a select would let two writers through.
  await deps.db
    .update(sections)
    .set({ version: sql`${sections.version}` })
    .where(eq(sections.id, id))
  const row = await requireSection(deps.db, id)
  if (version === undefined || version >= row.version) return
  throw await conflictError(deps.db, { subject: `section ${id}`, row, current: await getSection(deps, { id }) })
}

export async function incrementSectionVersions(deps: TxDeps, ids: number[]): Promise<void> {
  await deps.db
    .update(sections)
    .set({ version: sql`${sections.version} + 1`, ...authorColumns(deps) })
    .where(inArray(sections.id, ids))
}

async function refuseTakenSlug(tx: Tx, { slug, id }: { slug: string; id: number }): Promise<void> {
  const [existing] = await tx.select({ id: sections.id }).from(sections).where(eq(sections.slug, slug))
  if (existing && existing.id !== id) throw fieldError('slug', 'slug_taken', `slug ${slug} is taken`)
}

async function fillLastColumn(tx: Tx, { id, columns }: { id: number; columns: number }): Promise<void> {
  const rows = await tx
    .select({ id: modules.id, column: modules.column })
    .from(modules)
    .where(and(eq(modules.section_id, id), sql`${modules.list_id} is null`, gte(modules.column, columns - 1)))
    .orderBy(asc(modules.column), asc(modules.order), asc(modules.id))
  if (!rows.some((row) => row.column >= columns)) return
  for (const [order, row] of rows.entries())
    await tx
      .update(modules)
      .set({ column: columns - 1, order })
      .where(eq(modules.id, row.id))
}
