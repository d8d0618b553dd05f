import { eq, type SQL } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import type { SectionOwnerType } from '#model/define-type.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { env } from '#server/env.ts'
import { findPagesByBinName } from '../bin/page-parts.ts'
import { loadOwnerSections, type SectionReader } from '../sections/load.ts'
import type { SectionOwner } from '../sections/owner.ts'
import type { PageTexts } from './drafts/record-texts.ts'
import { loadPublishedSnapshots } from './published-snapshots.ts'
import { type PageSnapshot, waitingTexts } from './snapshot.ts'
import { loadSnapshotSections } from './snapshot-sections.ts'

type Owners = { content_type: SectionOwnerType; ids: readonly number[] }
export type PageParts = { sections: Section[]; texts: PageTexts }

/**
 * Drafts as they were published, the other pages as they stand. Looks for drafts before and after reading the tables, so
 * that a draft that begins in between does not become public.
 */
export async function loadPublicSections(reader: SectionReader, owners: Owners): Promise<Section[]> {
  return (await loadPublic(reader, owners)).sections
}

/** The sections, and texts of the page that a publication shows in place of the stored ones. */
export async function loadPublicParts(
  reader: SectionReader,
  { content_type, object_id }: SectionOwner,
): Promise<PageParts> {
  const { sections, states } = await loadPublic(reader, { content_type, ids: [object_id] })
  return { sections, texts: states[0] ? waitingTexts(states[0]) : {} }
}

async function loadPublic(
  reader: SectionReader,
  { content_type, ids }: Owners,
): Promise<{ sections: Section[]; states: PageSnapshot[] }> {
  const drafts = await loadPublishedSnapshots(reader, { content_type, ids })
  const others = env.versioning ? [] : ids.filter((id) => !drafts.has(id))
  const stored = others.length === 0 ? [] : await loadOwnerSections(reader, { content_type, ids: others })
  const begun = await loadPublishedSnapshots(reader, { content_type, ids: others })
  const snapshots = [...drafts.values(), ...begun.values()].map(({ state, row }) => ({
    owner: row,
    state,
    at: row.public_from,
    by: null,
  }))
  const states = snapshots.map(({ state }) => state)
  const texts = Object.assign({}, ...states.map((state) => waitingTexts(state)))
  const published = await loadSnapshotSections({ ...reader, texts }, snapshots)
  return {
    sections: [...stored.filter(({ object_id }) => !begun.has(object_id)), ...published],
    states,
  }
}

export async function findPublicSection(
  reader: SectionReader,
  key: { id: number } | { slug: string },
): Promise<Section | undefined> {
  const [where, name] =
    'id' in key ? [eq(sections.id, key.id), `section:${key.id}`] : [eq(sections.slug, key.slug), `slug:${key.slug}`]
  const nearby = await sectionsAround(reader, where, name)
  return nearby.find((section) => ('id' in key ? section.id === key.id : section.slug === key.slug))
}

/** A module with its section; an item is found within its list. */
export async function getPublicModule(
  reader: SectionReader,
  id: number,
): Promise<{ section: Section; record: ModuleRecord }> {
  const [row] = await reader.db.select({ section: modules.section_id }).from(modules).where(eq(modules.id, id))
  const nearby = await sectionsAround(reader, row && eq(sections.id, row.section), `module:${id}`)
  for (const section of nearby) {
    const record = flattenModules(section).find((each) => each.id === id)
    if (record) return { section, record }
  }
  throw new AppError('not_found', { message: `module ${id} is not public` })
}

export function flattenModules({ columns }: Section): ModuleRecord[] {
  return columns.flatMap(({ children }) => children.flatMap((record) => [record, ...(record.children ?? [])]))
}

/** The sections of the page that has this one in its draft or its bin. */
async function sectionsAround(reader: SectionReader, where: SQL | undefined, name: string): Promise<Section[]> {
  const { content_type, object_id } = sections
  const rows = where ? await reader.db.select({ content_type, object_id }).from(sections).where(where) : []
  const [owner] = rows.length > 0 ? rows : await findPagesByBinName(reader.db, name)
  return owner ? loadPublicSections(reader, { content_type: owner.content_type, ids: [owner.object_id] }) : []
}
