import { parseReference } from '#modules/fields/link.ts'

/** What a link may refer to, and where the back office keeps it. */
export const linkResources = { page: 'pages', event: 'productions', course: 'courses', news: 'news', person: 'people', venue: 'venues', file: 'files' } as const
export type LinkTarget = keyof typeof linkResources

export const linkTargets = Object.keys(linkResources) as LinkTarget[]

/** `page:3` is record 3 of the pages; an address is no record. */
export function recordOfLink(link: unknown): { resource: string; id: number } | null {
  const reference = typeof link === 'string' ? parseReference(link) : null
  return reference && { resource: linkResources[reference.target], id: reference.id }
}
