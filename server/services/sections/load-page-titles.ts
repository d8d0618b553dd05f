import { inArray } from 'drizzle-orm'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { recordTitle } from '#model/titles.ts'
import { contentTypes } from '#model/types.ts'
import { resourceTables } from '../../db/tables.ts'
import type { Deps } from '../deps.ts'
import { groupBy } from '../rows/group-by.ts'
import { resolveLinks } from '../urls/links.ts'
import type { SectionOwner } from './owner.ts'

/** Titles and URLs of the pages of these owners; the URL is empty for one without a page. */
export async function loadPageTitles(
  deps: Deps,
  owners: readonly SectionOwner[],
): Promise<(owner: SectionOwner) => { title: string; url: string }> {
  const titles = new Map<string, string>()
  const keyOf = ({ content_type, object_id }: SectionOwner) => `${content_type}:${object_id}`
  for (const [type, group] of groupBy(owners, ({ content_type }) => content_type)) {
    const resource = resourceForSectionOwner(type)
    const table = resourceTables[resource]
    const ids = [...new Set(group.map(({ object_id }) => object_id))]
    for (const row of await deps.db.select().from(table).where(inArray(table.id, ids)))
      titles.set(`${type}:${row.id}`, recordTitle(resource, row, deps.locale))
  }
  const links = await resolveLinks(deps, owners.map(getLink), deps.locale)
  return (owner) => ({ title: titles.get(keyOf(owner)) ?? '', url: links.get(getLink(owner)) })
}

function getLink({ content_type, object_id }: SectionOwner): string {
  return `${contentTypes.find(({ sectionOwner }) => sectionOwner === content_type)?.link ?? ''}:${object_id}`
}
