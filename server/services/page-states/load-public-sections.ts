import type { Section } from '#contract/page/sections.ts'
import type { SectionOwnerType } from '#model/define-type.ts'
import { env } from '#server/env.ts'
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
