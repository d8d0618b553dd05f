import { and, eq, lte, max, not } from 'drizzle-orm'
import type { VisibilityState } from '#model/visibility.ts'
import type { VisibilitySettings } from '#model/visibility-settings.ts'
import type { Db } from '#server/db/connect.ts'
import { bin } from '#server/db/schema/bin.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { env } from '#server/env.ts'
import { pageOfPart } from '../bin/page-parts.ts'
import { latestDate } from '../rows/latest-date.ts'
import type { SectionOwner } from './owner.ts'
import { loadUntilEnds, sectionVisibilityState, whereAlwaysVisible } from './section-visibility.ts'

type Reading = { db: Db; now: () => Date }
type TimedRow = VisibilitySettings<Date> & { updated_at: Date | null }

/** When visitors last saw a change. Hidden parts do not count; a visibility time counts when it is reached. */
export async function sectionsLastModified(reading: Reading): Promise<Map<string, Date | null>> {
  return new Map([...(env.versioning ? [] : await storedLastModified(reading)), ...(await publishedAt(reading))])
}

export async function storedLastModified(reading: Reading): Promise<Map<string, Date | null>> {
  const { content_type, object_id } = sections
  const rows = await reading.db
    .select({ content_type, object_id, section: max(sections.updated_at), module: max(modules.updated_at) })
    .from(sections)
    .leftJoin(modules, and(eq(modules.section_id, sections.id), ...whereAlwaysVisible(modules)))
    .where(and(...whereAlwaysVisible(sections)))
    .groupBy(content_type, object_id)
  const lastModified = new Map(
    rows.map(({ section, module, ...owner }) => [getName(owner), latestDate([section, module])]),
  )
  for (const { owner, at } of [...(await timedWritten(reading)), ...(await sectionsDeleted(reading.db))])
    lastModified.set(owner, latestDate([lastModified.get(owner) ?? null, at]))
  return lastModified
}

/** The time of the last publication, for drafts. */
async function publishedAt({ db, now }: Reading): Promise<Map<string, Date | null>> {
  const { content_type, object_id, public_from } = pageStates
  const rows = await db
    .select({ content_type, object_id, at: max(public_from) })
    .from(pageStates)
    .where(lte(public_from, now()))
    .groupBy(content_type, object_id)
  return new Map(rows.map(({ at, ...owner }) => [getName(owner), at]))
}

/** Sections and modules with visibility times, one by one. */
async function timedWritten(reading: Reading): Promise<{ owner: string; at: Date | null }[]> {
  const isAlways = and(...whereAlwaysVisible(sections), ...whereAlwaysVisible(modules))
  const rows = await reading.db
    .select({ section: sections, module: modules })
    .from(sections)
    .innerJoin(modules, eq(modules.section_id, sections.id))
    .where(isAlways && not(isAlways))
  const ends = await loadUntilEnds(
    reading.db,
    rows.flatMap(({ section, module }) => [section, module]),
  )
  return rows.map(({ section, module }) => {
    const [outer, inner] = [section, module].map((row) =>
      changeSeen(row, sectionVisibilityState(row, { ends, now: reading.now() })),
    )
    return { owner: getName(section), at: latestDate([outer?.at ?? null, outer?.isSeen ? (inner?.at ?? null) : null]) }
  })
}

/** A deleted section counts for its page, a deleted module for its section. */
async function sectionsDeleted(db: Db): Promise<{ owner: string; at: Date | null }[]> {
  const { resource, record_id, part, deleted_at } = bin
  const rows = await db
    .select({ resource, record_id, at: max(deleted_at) })
    .from(bin)
    .where(eq(part, 'section'))
    .groupBy(resource, record_id)
  return rows.map((row) => ({ owner: getName(pageOfPart(row)), at: row.at }))
}

function getName({ content_type, object_id }: SectionOwner): string {
  return `${content_type}:${object_id}`
}

function changeSeen(row: TimedRow, state: VisibilityState): { isSeen: boolean; at: Date | null } {
  if (state.is === 'online') return { isSeen: true, at: latestDate([row.updated_at, row.shown_from]) }
  return { isSeen: false, at: state.is === 'over' && state.until.getTime() > 0 ? state.until : null }
}
