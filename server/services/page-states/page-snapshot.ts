import { and, asc, eq, inArray } from 'drizzle-orm'
import type { VisibilitySettings } from '#model/visibility-settings.ts'
import type { DbOrTx } from '#server/db/connect.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import type { ModuleRow, SectionRow } from '../sections/load.ts'
import type { SectionOwner } from '../sections/owner.ts'
import { toVisibilitySettings } from '../sections/section-visibility.ts'

/** Omitted when always visible, so that older snapshots give the same text. */
type Timing = { showing?: VisibilitySettings }
export type SectionSnapshot = Pick<SectionRow, 'id' | 'slug' | 'parent_id' | 'layout'> & Timing
export type ModuleSnapshot = Pick<ModuleRow, 'id' | 'section_id' | 'list_id' | 'kind' | 'column' | 'anchor' | 'data'> &
  Timing

/** Everything needed to restore the sections of a record, in both languages and in order. */
export type PageSnapshot = { sections: SectionSnapshot[]; modules: ModuleSnapshot[] }

export async function readPageSnapshot(db: DbOrTx, { content_type, object_id }: SectionOwner): Promise<PageSnapshot> {
  const rows = await db
    .select({
      id: sections.id,
      slug: sections.slug,
      parent_id: sections.parent_id,
      layout: sections.layout,
      ...getTimed(sections),
    })
    .from(sections)
    .where(and(eq(sections.content_type, content_type), eq(sections.object_id, object_id)))
    .orderBy(asc(sections.order), asc(sections.id))
  if (rows.length === 0) return { sections: [], modules: [] }
  const { id, section_id, list_id, kind, column, anchor, data } = modules
  const moduleRows = await db
    .select({ id, section_id, list_id, kind, column, anchor, data, ...getTimed(modules) })
    .from(modules)
    .where(
      inArray(
        section_id,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(modules.section_id), asc(modules.column), asc(modules.order), asc(modules.id))
  return { sections: rows.map(withShowing), modules: moduleRows.map(withShowing) }
}

function getTimed({ is_online, shown_from, shown_until, until_date_id }: typeof sections | typeof modules) {
  return { is_online, shown_from, shown_until, until_date_id }
}

function withShowing<T extends VisibilitySettings<Date>>({
  is_online,
  shown_from,
  shown_until,
  until_date_id,
  ...fields
}: T) {
  const showing = toVisibilitySettings({ is_online, shown_from, shown_until, until_date_id })
  return { ...fields, ...(showing ? { showing } : {}) }
}
