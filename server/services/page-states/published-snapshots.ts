import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#config'
import type { SectionOwnerType } from '#model/define-type.ts'
import type { Db } from '#server/db/connect.ts'
import { inIdsParam, paramFor, prepared, toIdList } from '#server/db/prepared.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { env } from '#server/env.ts'
import type { Deps } from '../deps.ts'
import { type SectionOwner, whereOwner } from '../sections/owner.ts'
import { unpack } from './pack.ts'
import type { PageSnapshot } from './snapshot.ts'

type PageStateRow = typeof pageStates.$inferSelect
export type Publication = PageStateRow & { language: Locale; public_from: Date }
/** Visitors see it now, will see it, or saw it earlier. */
type Standing = 'public' | 'planned' | 'former'
type Reading = { db: Db; now: () => Date }

/** Whether sections are read as visitors see them; in edit mode they are read from the working copy. */
export function readsPublished({ viewer, seesPublished }: Pick<Deps, 'viewer' | 'seesPublished'>): boolean {
  return viewer === null || seesPublished === true
}

/** Pages with a publication are drafts, and with `versioning` all are; visitors see the others as they stand. */
export function isDraft(publications: readonly unknown[]): boolean {
  return env.versioning || publications.length > 0
}

export function savedStates(owner: SectionOwner): SQL | undefined {
  return and(whereOwner(pageStates, owner), isNull(pageStates.public_from))
}

/** Ordered so that the first one whose time has come is the one visitors see. */
export async function selectPublications(db: Db, where?: SQL): Promise<Publication[]> {
  const rows = await db
    .select()
    .from(pageStates)
    .where(and(isNotNull(pageStates.public_from), where))
    .orderBy(desc(pageStates.public_from), desc(pageStates.id))
  return rows.filter(isPublication)
}

/** The snapshots that visitors see at this time in a language, by record id; records never published are missing. */
export async function loadPublishedSnapshots(
  { db, now, locale }: Reading & { locale: Locale },
  { content_type, ids }: { content_type: SectionOwnerType; ids: readonly number[] },
): Promise<Map<number, { state: PageSnapshot; row: Publication }>> {
  if (ids.length === 0) return new Map()
  const rows = await selectDue(db, { content_type, ids: toIdList(ids), language: locale, now: now() })
  const byOwner = new Map(rows.filter(isPublication).map((row) => [row.object_id, row]))
  return new Map([...byOwner].map(([id, row]) => [id, { row, state: unpack(row.state) }]))
}

/** Every page asks for them; the last of a page is the one visitors see. */
const selectDue = prepared((db) => {
  const { content_type, object_id, language, public_from, id } = pageStates
  return db
    .select()
    .from(pageStates)
    .where(
      and(
        eq(content_type, sql.placeholder('content_type')),
        inIdsParam(object_id, 'ids'),
        eq(language, sql.placeholder('language')),
        lte(public_from, paramFor(public_from, 'now')),
      ),
    )
    .orderBy(asc(public_from), asc(id))
})

/** The standing of each publication by id; expects the latest first. */
export function standings(latestFirst: readonly Publication[], now: Date): Map<number, Standing> {
  const referenced = new Set<string>()
  return new Map(
    latestFirst.map(({ id, content_type, object_id, language, public_from }) => {
      const page = `${content_type} ${object_id} ${language}`
      if (public_from > now) return [id, 'planned']
      if (referenced.has(page)) return [id, 'former']
      referenced.add(page)
      return [id, 'public']
    }),
  )
}

function isPublication(row: PageStateRow): row is Publication {
  return row.language !== null && row.public_from !== null
}
