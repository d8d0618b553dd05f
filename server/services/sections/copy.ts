import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { modules, sections } from '#server/db/schema/sections.ts'
import { type Deps, write } from '../deps.ts'
import { saveVersion } from '../page-states/save-version.ts'
import type { SectionOwner } from './owner.ts'
import { pickVisibilityColumns } from './section-visibility.ts'

export async function copySections(deps: Deps, { from, to }: { from: SectionOwner; to: SectionOwner }): Promise<void> {
  await write(deps, async (inner) => {
    const originals = await inner.db
      .select()
      .from(sections)
      .where(and(eq(sections.content_type, from.content_type), eq(sections.object_id, from.object_id)))
      .orderBy(asc(sections.order))
    if (originals.length === 0) return
    const sectionIds = new Map<number, number>()
    for (const { id, layout, order, ...row } of originals) {
      const [copy] = await inner.db
        .insert(sections)
        .values({ ...to, layout, order, ...pickVisibilityColumns(row), slug: `new-${crypto.randomUUID()}` })
        .returning()
      if (!copy) throw new Error('an insert returned no row')
      await inner.db
        .update(sections)
        .set({ slug: `${to.content_type}-${to.object_id}-${copy.id}` })
        .where(eq(sections.id, copy.id))
      sectionIds.set(id, copy.id)
    }
    const inSections = inArray(modules.section_id, [...sectionIds.keys()])
    const moduleIds = new Map<number, number>()
    // Lists before their items, which reference them.
    const topModules = await inner.db
      .select()
      .from(modules)
      .where(and(inSections, isNull(modules.list_id)))
    const items = (await inner.db.select().from(modules).where(inSections)).filter((row) => row.list_id !== null)
    for (const { id, section_id, list_id, kind, column, order, anchor, data, ...row } of [...topModules, ...items]) {
      const section = sectionIds.get(section_id)
      const list = list_id === null ? null : moduleIds.get(list_id)
      if (section === undefined || list === undefined) continue
      const values = {
        section_id: section,
        list_id: list,
        kind,
        column,
        order,
        anchor,
        data,
        ...pickVisibilityColumns(row),
      }
      const [copy] = await inner.db.insert(modules).values(values).returning({ id: modules.id })
      if (copy) moduleIds.set(id, copy.id)
    }
    await saveVersion(inner, to)
  })
}
