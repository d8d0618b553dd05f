import { parseReference } from '#contract/links/links.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceForLink } from '#model/find-type.ts'

/** `page:3` is record 3 of the pages; null for a URL. */
export function recordOfLink(link: unknown): { resource: ResourceName; id: number } | null {
  const reference = typeof link === 'string' ? parseReference(link) : null
  return reference && { resource: resourceForLink(reference.target), id: reference.id }
}
