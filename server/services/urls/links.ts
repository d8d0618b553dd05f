import type { Locale } from '#config'
import { parseReference } from '#contract/links/links.ts'
import type { LinkTarget, ResourceName } from '#model/define-type.ts'
import { resourceForLink } from '#model/find-type.ts'
import { loadContentRows } from '../rows/load-rows.ts'
import { isVisible } from '../visibility/visibility.ts'
import type { LocalisedUrl, RecordRow, ResolveLinks, UrlContext, UrlMap } from './define-urls.ts'
import { locateRecords, NO_URL } from './record-urls.ts'

/** Maps a stored link to its URL; links that are no references stay unchanged. */
export type LinkMap = { get: (link: string) => string }

export async function resolveLinks(reader: UrlContext, links: readonly string[], locale: Locale): Promise<LinkMap> {
  const urls = await resolveLinkUrls(reader, links)
  return { get: (link) => urls.get(link)[locale] }
}

/**
 * One query per target type. A reference to a deleted record, or for visitors an offline one, becomes ''. `hops` limits
 * how many link-only pages are followed, because of loops.
 */
export async function resolveLinkUrls(reader: UrlContext, links: readonly string[], hops = 1): Promise<UrlMap> {
  const idsByTarget = new Map<LinkTarget, Set<number>>()
  for (const link of links) {
    const reference = parseReference(link)
    if (reference) idsByTarget.set(reference.target, (idsByTarget.get(reference.target) ?? new Set()).add(reference.id))
  }
  const resolved = new Map<string, LocalisedUrl>()
  for (const [target, ids] of idsByTarget) {
    const resource = resourceForLink(target)
    for (const [id, urls] of await resolveRecordUrls(
      reader,
      resource,
      await loadContentRows(reader.db, resource, ids),
      hops,
    ))
      resolved.set(`${target}:${id}`, urls)
  }
  return { get: (link) => (parseReference(link) ? (resolved.get(link) ?? NO_URL) : { de: link, en: link }) }
}

/** The URLs of the records that this viewer can open; editors also get those of offline records. */
export async function resolveRecordUrls(
  reader: UrlContext,
  resource: ResourceName,
  rows: readonly RecordRow[],
  hops = 1,
): Promise<Map<number, LocalisedUrl>> {
  const follow: ResolveLinks = async (next) =>
    hops > 0 ? resolveLinkUrls(reader, next, hops - 1) : { get: () => NO_URL }
  return new Map(
    await locateRecords(reader, resource, {
      rows: rows.filter((row) => isVisible(reader, resource, row, { withPage: true })),
      follow,
    }),
  )
}
