import type { Section } from '#contract/page/sections.ts'
import { type SectionReader, toRecords, toSections } from '../sections/load.ts'
import type { SectionOwner } from '../sections/owner.ts'
import { filterVisibleRows, fromVisibilitySettings } from '../sections/section-visibility.ts'
import type { PageSnapshot } from './snapshot.ts'

type StoredSnapshot = { owner: SectionOwner; state: PageSnapshot; at: Date; by: string | null }

/** The sections of snapshots in API form; visitors get only what they may see at this time. */
export async function loadSnapshotSections(
  reader: SectionReader,
  snapshots: readonly StoredSnapshot[],
): Promise<Section[]> {
  const toWriteInfo = ({ at, by }: StoredSnapshot) => ({ version: 1, updated_at: at, updated_by: by })
  const rows = snapshots.flatMap((each) =>
    each.state.sections.map(({ showing, ...section }, order) => ({
      ...section,
      ...fromVisibilitySettings(showing),
      ...toWriteInfo(each),
      ...getOwner(each),
      order,
    })),
  )
  const modules = snapshots.flatMap((each) =>
    each.state.modules.map(({ showing, ...module }, order) => ({
      ...module,
      ...fromVisibilitySettings(showing),
      ...toWriteInfo(each),
      order,
    })),
  )
  // A module moved to another page may be public on both.
  const uniqueModules = [...new Map(modules.map((module) => [module.id, module])).values()]
  const records = await toRecords(reader, await filterVisibleRows(reader, uniqueModules))
  return toSections(reader, { rows: await filterVisibleRows(reader, rows), records })
}

function getOwner({ owner: { content_type, object_id } }: StoredSnapshot): SectionOwner {
  return { content_type, object_id }
}
