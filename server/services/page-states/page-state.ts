import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Showing } from '#content/showing.ts'
import type { Reader } from '#server/db/connect.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import type { ModuleRow, SectionRow } from '../sections/load.ts'
import type { Owner } from '../sections/owner.ts'
import { toShowing } from '../sections/showing.ts'

/** Named only where it is not always shown, so that states from before are the same text. */
type Timing = { showing?: Showing }
export type SectionState = Pick<SectionRow, 'id' | 'slug' | 'parent_id' | 'layout'> & Timing
export type ModuleState = Pick<ModuleRow, 'id' | 'section_id' | 'list_id' | 'kind' | 'column' | 'anchor' | 'data'> &
  Timing

/** What the sections of a record hold in both languages: everything that is needed to have them again. Both in their order. */
export type PageState = { sections: SectionState[]; modules: ModuleState[] }

export async function readPageState(db: Reader, { content_type, object_id }: Owner): Promise<PageState> {
  const rows = await db
    .select({
      id: sections.id,
      slug: sections.slug,
      parent_id: sections.parent_id,
      layout: sections.layout,
      ...timedOf(sections),
    })
    .from(sections)
    .where(and(eq(sections.content_type, content_type), eq(sections.object_id, object_id)))
    .orderBy(asc(sections.order), asc(sections.id))
  if (rows.length === 0) return { sections: [], modules: [] }
  const { id, section_id, list_id, kind, column, anchor, data } = modules
  const held = await db
    .select({ id, section_id, list_id, kind, column, anchor, data, ...timedOf(modules) })
    .from(modules)
    .where(
      inArray(
        section_id,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(modules.section_id), asc(modules.column), asc(modules.order), asc(modules.id))
  return { sections: rows.map(withShowing), modules: held.map(withShowing) }
}

function timedOf({ is_online, shown_from, shown_until, until_date_id }: typeof sections | typeof modules) {
  return { is_online, shown_from, shown_until, until_date_id }
}

function withShowing<T extends Showing<Date>>({ is_online, shown_from, shown_until, until_date_id, ...rest }: T) {
  const showing = toShowing({ is_online, shown_from, shown_until, until_date_id })
  return { ...rest, ...(showing ? { showing } : {}) }
}
