import { asc, desc, inArray } from 'drizzle-orm'
import type { VisibilitySettings } from '#model/visibility-settings.ts'
import type { Db } from '#server/db/connect.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { type SectionOwner, whereOwner } from '../sections/owner.ts'
import { toVisibilitySettings } from '../sections/section-visibility.ts'
import { loadPageTexts } from './drafts/load-page-texts.ts'
import type { PageTexts } from './drafts/record-texts.ts'
import { unpack } from './pack.ts'
import { savedStates } from './published-snapshots.ts'
import { type PageSnapshot, waitingTexts } from './snapshot.ts'

export async function readPageSnapshot(db: Db, owner: SectionOwner): Promise<PageSnapshot> {
  return { ...(await readSections(db, owner)), ...(await readTexts(db, owner)) }
}

/** With other texts waiting than so far. */
export async function readTexts(
  db: Db,
  owner: SectionOwner,
  waiting?: PageTexts,
): Promise<Pick<PageSnapshot, 'texts' | 'waiting'>> {
  const stored = await loadPageTexts(db, owner)
  if (Object.keys(stored).length === 0) return {}
  // A record that the page no longer shows has no draft on it.
  const drafted = Object.entries(waiting ?? (await loadWaitingTexts(db, owner))).filter(
    ([name, text]) => Object.hasOwn(stored, name) && stored[name] !== text,
  )
  const names = drafted.map(([name]) => name).toSorted()
  return { texts: { ...stored, ...Object.fromEntries(drafted) }, ...(names.length > 0 ? { waiting: names } : {}) }
}

/** Those that the newest saved state holds back. */
async function loadWaitingTexts(db: Db, owner: SectionOwner): Promise<PageTexts> {
  const [newest] = await db
    .select({ state: pageStates.state })
    .from(pageStates)
    .where(savedStates(owner))
    .orderBy(desc(pageStates.id))
    .limit(1)
  return newest ? waitingTexts(unpack(newest.state)) : {}
}

async function readSections(db: Db, owner: SectionOwner): Promise<Pick<PageSnapshot, 'sections' | 'modules'>> {
  const rows = await db
    .select({
      id: sections.id,
      slug: sections.slug,
      parent_id: sections.parent_id,
      layout: sections.layout,
      ...getTimed(sections),
    })
    .from(sections)
    .where(whereOwner(sections, owner))
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
