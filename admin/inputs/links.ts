import type { ResourceName } from '#content/define.ts'
import { resourceForLink } from '#content/types.ts'
import { parseReference } from '#contract/links.ts'

/** `page:3` is record 3 of the pages; null for a URL. */
export function recordOfLink(link: unknown): { resource: ResourceName; id: number } | null {
  const reference = typeof link === 'string' ? parseReference(link) : null
  return reference && { resource: resourceForLink(reference.target), id: reference.id }
}
