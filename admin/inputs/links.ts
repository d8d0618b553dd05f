import { type LinkTarget, parseReference } from '#contract/links.ts'

/** Where the back office keeps what a link may refer to. */
export const linkResources = {
  page: 'pages',
  event: 'productions',
  course: 'courses',
  news: 'news',
  person: 'people',
  venue: 'venues',
  file: 'files',
} as const satisfies Record<LinkTarget, string>

/** `page:3` is record 3 of the pages; an address is no record. */
export function recordOfLink(link: unknown): { resource: string; id: number } | null {
  const reference = typeof link === 'string' ? parseReference(link) : null
  return reference && { resource: linkResources[reference.target], id: reference.id }
}
