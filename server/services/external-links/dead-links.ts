import { and, gte, inArray } from 'drizzle-orm'
import type { DeadLink } from '#contract/links/external-links.ts'
import { DEAD_AFTER_NIGHTS, externalLinks } from '#server/db/schema/external-links.ts'
import { type Deps, requireSession } from '../deps.ts'

export async function listDeadLinks(deps: Deps, urls: readonly string[]): Promise<DeadLink[]> {
  requireSession(deps)
  if (urls.length === 0) return []
  const rows = await deps.db
    .select()
    .from(externalLinks)
    .where(and(inArray(externalLinks.url, [...urls]), gte(externalLinks.failures, DEAD_AFTER_NIGHTS)))
  return rows.map(({ url, failure, checked_at }) => ({
    url,
    reason: failure === 'gone' ? 'gone' : 'unreachable',
    checked_at: (checked_at ?? new Date(0)).toISOString(),
  }))
}
