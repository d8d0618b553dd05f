import { inArray } from 'drizzle-orm'
import { resourceTables } from '#content/tables.ts'
import { titleOf } from '#content/title.ts'
import { contentTypes, resourceOfContainer } from '#content/types.ts'
import type { Deps } from '../deps.ts'
import { groupBy } from '../group-by.ts'
import { loadLinks } from '../links.ts'
import type { Owner } from './owner.ts'

/** What the pages are called whose sections are meant, and where those are; the address is empty where one has none. */
export async function namedPages(
  deps: Deps,
  owners: readonly Owner[],
): Promise<(owner: Owner) => { title: string; url: string }> {
  const titles = new Map<string, string>()
  const keyOf = ({ content_type, object_id }: Owner) => `${content_type}:${object_id}`
  for (const [type, own] of groupBy(owners, ({ content_type }) => content_type)) {
    const resource = resourceOfContainer(type)
    const table = resourceTables[resource]
    const ids = [...new Set(own.map(({ object_id }) => object_id))]
    for (const row of await deps.db.select().from(table).where(inArray(table.id, ids)))
      titles.set(`${type}:${row.id}`, titleOf(resource, row, deps.locale))
  }
  const links = await loadLinks(deps, owners.map(linkOf), deps.locale)
  return (owner) => ({ title: titles.get(keyOf(owner)) ?? '', url: links.get(linkOf(owner)) })
}

function linkOf({ content_type, object_id }: Owner): string {
  return `${contentTypes.find(({ container }) => container === content_type)?.link ?? ''}:${object_id}`
}
