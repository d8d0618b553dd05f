import type { Section } from '#contract/sections.ts'
import { type SectionReader, toRecords, toSections } from '../sections/load.ts'
import type { Owner } from '../sections/owner.ts'
import { fromShowing, keepShown } from '../sections/showing.ts'
import type { PageState } from './page-state.ts'

type Kept = { owner: Owner; state: PageState; at: Date; by: string | null }

/** The sections that states hold, as they are answered; visitors are answered what they may see at this time. */
export async function sectionsOfStates(reader: SectionReader, kept: readonly Kept[]): Promise<Section[]> {
  const written = ({ at, by }: Kept) => ({ version: 1, updated_at: at, updated_by: by })
  const rows = kept.flatMap((each) =>
    each.state.sections.map(({ showing, ...section }, order) => ({
      ...section,
      ...fromShowing(showing),
      ...written(each),
      ...ownerOf(each),
      order,
    })),
  )
  const modules = kept.flatMap((each) =>
    each.state.modules.map(({ showing, ...module }, order) => ({
      ...module,
      ...fromShowing(showing),
      ...written(each),
      order,
    })),
  )
  // What was moved to another page may be public on both.
  const once = [...new Map(modules.map((module) => [module.id, module])).values()]
  const records = await toRecords(reader, await keepShown(reader, once))
  return toSections(reader, { rows: await keepShown(reader, rows), records })
}

function ownerOf({ owner: { content_type, object_id } }: Kept): Owner {
  return { content_type, object_id }
}
