import { inArray } from 'drizzle-orm'
import type { Locale } from '#config'
import type { LinkTarget } from '#content/define.ts'
import type { AddressReader, Follow, StoredRow } from '#content/define-address.ts'
import { resourceTables } from '#content/tables.ts'
import { resourceOfLink } from '#content/types.ts'
import { parseReference } from '#contract/links.ts'
import { locate } from './addresses.ts'
import { isReachable } from './visibility.ts'

/** What a stored link leads to: references become the record's URL in this language, anything else stays. */
export type LinkMap = { get: (link: string) => string }

/**
 * Resolves the links of many records, one query per kind of target. A reference to a record that is deleted or, for a
 * visitor, offline leads nowhere: ''. `hops` is how many pages that only link are followed; more than one could be a ring.
 */
export async function loadLinks(reader: AddressReader, links: readonly string[], locale: Locale, hops = 1): Promise<LinkMap> {
  const wanted = new Map<LinkTarget, Set<number>>()
  for (const link of links) {
    const reference = parseReference(link)
    if (reference) wanted.set(reference.target, (wanted.get(reference.target) ?? new Set()).add(reference.id))
  }
  const follow: Follow = async (next) => (hops > 0 ? loadLinks(reader, next, locale, hops - 1) : { get: () => '' })
  const resolved = new Map<string, string>()
  for (const [target, ids] of wanted) {
    for (const [id, url] of await locateReachable(reader, target, { ids: [...ids], locale, follow })) resolved.set(`${target}:${id}`, url)
  }
  return { get: (link) => (parseReference(link) ? (resolved.get(link) ?? '') : link) }
}

/** Editors follow links to what is not online yet. */
async function locateReachable(
  reader: AddressReader,
  target: LinkTarget,
  { ids, locale, follow }: { ids: number[]; locale: Locale; follow: Follow },
): Promise<[number, string][]> {
  const resource = resourceOfLink(target)
  const table = resourceTables[resource]
  const rows = (await reader.db.select().from(table).where(inArray(table.id, ids))) as StoredRow[]
  return locate(reader, resource, { rows: rows.filter((row) => isReachable(reader, resource, row)), locale, follow })
}
