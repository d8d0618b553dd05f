import { and, desc, eq, inArray, isNull, lt, max, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Section } from '#contract/page/sections.ts'
import type { Version, VersionChange } from '#contract/page/versions.ts'
import { alias } from '#server/db/columns.ts'
import type { Db } from '#server/db/connect.ts'
import { user } from '#server/db/schema/accounts.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { type Deps, requireSession } from '../deps.ts'
import { type ResultPage, readPage } from '../rows/paging.ts'
import { requireOwner, type SectionOwner } from '../sections/owner.ts'
import { diffSnapshots } from './compare.ts'
import { unpack } from './pack.ts'
import { readPageSnapshot } from './page-snapshot.ts'
import { savedStates } from './published-snapshots.ts'
import { loadSnapshotSections } from './snapshot-sections.ts'

const PAGE_SIZE = 20

type VersionRow = typeof pageStates.$inferSelect

export async function listVersions(
  deps: Deps,
  { page, content_type, object_id }: SectionOwner & { page: number },
): Promise<ResultPage<Version>> {
  requireSession(deps)
  const { db, locale } = deps
  const pageCondition = savedStates({ content_type, object_id })
  const total = await db.$count(pageStates, pageCondition)
  return readPage({ page, count: total, pageSize: PAGE_SIZE }, async ({ limit, offset }) => {
    // One more, to compare the last shown version with.
    const rows = await db
      .select({ row: pageStates, saved_by: user.name })
      .from(pageStates)
      .leftJoin(user, eq(user.id, pageStates.saved_by))
      .where(pageCondition)
      .orderBy(desc(pageStates.id))
      .limit(limit + 1)
      .offset(offset)
    const states = rows.map(({ row }) => unpack(row.state))
    return rows.slice(0, limit).map(({ row: { id, saved_at }, saved_by }, index): Version => {
      const [before, after] = [states[index + 1], states[index]]
      const changes = before && after ? diffSnapshots(before, after, locale) : null
      return { id, saved_at: saved_at.toISOString(), saved_by, changes }
    })
  })
}

/** A version of the page in one language, and what has changed since. */
export async function getVersion(
  deps: Deps,
  id: number,
): Promise<{ id: number; saved_at: string; sections: Section[]; changes: VersionChange[] }> {
  requireSession(deps)
  const row = await requireVersionRow(deps.db, id)
  const { saved_at: savedAt, saved_by: savedBy } = row
  const state = unpack(row.state)
  const changes = diffSnapshots(state, await readPageSnapshot(deps.db, row), deps.locale)
  return {
    id,
    saved_at: savedAt.toISOString(),
    sections: await loadSnapshotSections({ ...deps, texts: state.texts ?? {} }, [
      { owner: row, state, at: savedAt, by: savedBy },
    ]),
    changes,
  }
}

export async function changesOfVersions(
  { db, locale }: Pick<Deps, 'db' | 'locale'>,
  ids: readonly number[],
): Promise<Map<number, VersionChange[]>> {
  const earlier = alias(pageStates, 'earlier')
  const before = db
    .select({ id: max(earlier.id) })
    .from(earlier)
    .where(
      and(
        eq(earlier.content_type, pageStates.content_type),
        eq(earlier.object_id, pageStates.object_id),
        isNull(earlier.public_from),
        lt(earlier.id, pageStates.id),
      ),
    )
  const versionRows = await db
    .select({ id: pageStates.id, state: pageStates.state, before: sql<number | null>`(${before})` })
    .from(pageStates)
    .where(inArray(pageStates.id, [...ids]))
  const earlierIds = versionRows.flatMap((row) => row.before ?? [])
  const rows = await db
    .select({ id: pageStates.id, state: pageStates.state })
    .from(pageStates)
    .where(inArray(pageStates.id, earlierIds))
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  return new Map(
    versionRows.flatMap(({ id, state, before: previous }): [number, VersionChange[]][] => {
      const previousState = states.get(previous ?? 0)
      return previousState === undefined ? [] : [[id, diffSnapshots(unpack(previousState), unpack(state), locale)]]
    }),
  )
}

/** Only if the record still exists. */
export async function requireVersionRow(db: Db, id: number): Promise<VersionRow> {
  const [row] = await db
    .select()
    .from(pageStates)
    .where(and(eq(pageStates.id, id), isNull(pageStates.public_from)))
  if (!row) throw new AppError('not_found', { message: `version ${id}` })
  await requireOwner(db, row)
  return row
}
