import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Locale } from '#config'
import type { ContainerType } from '#content/define.ts'
import type { Reader } from '#server/db/connect.ts'
import { publications } from '#server/db/schema/publications.ts'
import { env } from '#server/env.ts'
import type { Deps } from '../deps.ts'
import { unpack } from '../versions/pack.ts'
import type { PageState } from '../versions/page-state.ts'

export type PublicationRow = typeof publications.$inferSelect
type Reading = { db: Reader; now: () => Date }

/** Whether sections are answered as they were published; who edits is answered the working copy. */
export function readsPublished({ viewer, asPublished }: Pick<Deps, 'viewer' | 'asPublished'>): boolean {
  return env.versioning && (viewer === null || asPublished === true)
}

/** What visitors see at this time of these records in a language, by their ids; of one that was never published nothing. */
export async function publicStates(
  { db, now, locale }: Reading & { locale: Locale },
  { content_type, ids }: { content_type: ContainerType; ids: readonly number[] },
): Promise<Map<number, { state: PageState; row: PublicationRow }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(publications)
    .where(
      and(
        eq(publications.content_type, content_type),
        inArray(publications.object_id, [...ids]),
        eq(publications.language, locale),
        lte(publications.public_from, now()),
      ),
    )
    .orderBy(asc(publications.public_from), asc(publications.id))
  return new Map([...new Map(rows.map((row) => [row.object_id, row])).values()].map((row) => [row.object_id, { row, state: unpack(row.state) }]))
}

/** Of these, those that are public now or will be: without what another one has followed. The latest first. */
export function withoutFollowed<T extends Pick<PublicationRow, 'content_type' | 'object_id' | 'language' | 'public_from'>>(
  latestFirst: readonly T[],
  now: Date,
): T[] {
  const isPublic = new Set<string>()
  return latestFirst.filter(({ content_type, object_id, language, public_from }) => {
    if (public_from > now) return true
    const page = `${content_type} ${object_id} ${language}`
    if (isPublic.has(page)) return false
    isPublic.add(page)
    return true
  })
}

/** The order in which the last one that has come is what visitors see. */
export const LATEST_FIRST = [desc(publications.public_from), desc(publications.id)] as const
