import type { Locale } from '#config'
import type { LinkTarget, ResourceName } from '#content/define.ts'
import type { AddressPair, AddressReader, Follow, StoredRow, UrlMap } from '#content/define-address.ts'
import { resourceOfLink } from '#content/types.ts'
import { parseReference } from '#contract/links.ts'
import { locate, nowhere } from './addresses.ts'
import { rowsOf } from './rows-of.ts'
import { isShown } from './visibility.ts'

/** What a stored link leads to: references become the record's URL, anything else stays. */
export type LinkMap = { get: (link: string) => string }

/** The links of many records in one language, see `loadUrls`. */
export async function loadLinks(reader: AddressReader, links: readonly string[], locale: Locale): Promise<LinkMap> {
  const urls = await loadUrls(reader, links)
  return { get: (link) => urls.get(link)[locale] }
}

/**
 * Resolves the links of many records, one query per kind of target. A reference to a record that is deleted or, for a
 * visitor, offline leads nowhere: ''. `hops` is how many pages that only link are followed; more than one could be a ring.
 */
export async function loadUrls(reader: AddressReader, links: readonly string[], hops = 1): Promise<UrlMap> {
  const wanted = new Map<LinkTarget, Set<number>>()
  for (const link of links) {
    const reference = parseReference(link)
    if (reference) wanted.set(reference.target, (wanted.get(reference.target) ?? new Set()).add(reference.id))
  }
  const resolved = new Map<string, AddressPair>()
  for (const [target, ids] of wanted) {
    const resource = resourceOfLink(target)
    for (const [id, urls] of await loadOwnUrls(reader, resource, await rowsOf(reader.db, resource, ids), hops))
      resolved.set(`${target}:${id}`, urls)
  }
  return { get: (link) => (parseReference(link) ? (resolved.get(link) ?? nowhere) : { de: link, en: link }) }
}

/** Where the pages of these records are, as far as this viewer can open them; editors follow links to what is not online yet. */
export async function loadOwnUrls(
  reader: AddressReader,
  resource: ResourceName,
  rows: readonly StoredRow[],
  hops = 1,
): Promise<Map<number, AddressPair>> {
  const follow: Follow = async (next) => (hops > 0 ? loadUrls(reader, next, hops - 1) : { get: () => nowhere })
  return new Map(
    await locate(reader, resource, {
      rows: rows.filter((row) => isShown(reader, resource, row, { withPage: true })),
      follow,
    }),
  )
}
