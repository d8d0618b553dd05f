import { asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Release, ReleaseWithContents } from '#contract/admin/releases.ts'
import { AppError, fieldError } from '#contract/errors.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { pageStates, releases } from '#server/db/schema/page-states.ts'
import { requireContentWriter, requireSectionWriter, requireWriter } from '../accounts/areas.ts'
import { diffRecords } from '../audit-log/diff-records.ts'
import { logAction } from '../audit-log/write.ts'
import { authorColumns, conflictError } from '../conflict.ts'
import { type Deps, requireSession, type TxDeps, write } from '../deps.ts'
import { containsWord } from '../resources/listing/list-query.ts'
import { type ResultPage, readPage } from '../rows/paging.ts'
import { loadPageTitles } from '../sections/load-page-titles.ts'
import { MAX_CLOCK_SKEW_MS, requireFutureTime, requireNotImminent } from './imminent.ts'
import { selectPublications } from './published-snapshots.ts'
import {
  countRecords,
  detachReleaseRecords,
  listReleaseRecords,
  moveReleaseRecords,
  releaseResources,
} from './release-records.ts'

type ReleaseRow = typeof releases.$inferSelect
type CreateReleaseOptions = { name: string; public_from: string }

/** Future ones first, the next at the top; then past ones, the latest at the top. */
export async function listReleases(
  deps: Deps,
  { page, page_size, search = '' }: { page: number; page_size: number; search?: string | undefined },
): Promise<ResultPage<Release>> {
  requireSession(deps)
  const where = containsWord(sql`lower(${releases.name})`, search.toLowerCase())
  const isToCome = gt(releases.public_from, deps.now())
  const total = await deps.db.$count(releases, where)
  return readPage({ page, count: total, pageSize: page_size }, async ({ limit, offset }) => {
    const rows = await deps.db
      .select()
      .from(releases)
      .where(where)
      .orderBy(
        desc(sql`CASE WHEN ${isToCome} THEN 1 ELSE 0 END`),
        asc(sql`CASE WHEN ${isToCome} THEN ${releases.public_from} END`),
        desc(releases.public_from),
        desc(releases.id),
      )
      .limit(limit)
      .offset(offset)
    return toReleases(deps, rows)
  })
}

export async function listOpenReleases({ db, now }: { db: Db; now: () => Date }): Promise<ReleaseRow[]> {
  return db
    .select()
    .from(releases)
    .where(gt(releases.public_from, new Date(now().getTime() + MAX_CLOCK_SKEW_MS)))
    .orderBy(asc(releases.public_from), asc(releases.id))
    .limit(100)
}

export async function getRelease(deps: Deps, id: number): Promise<ReleaseWithContents> {
  requireSession(deps)
  const [row] = await deps.db.select().from(releases).where(eq(releases.id, id))
  if (!row) throw new AppError('not_found', { message: `release ${id}` })
  const [release] = await toReleases(deps, [row])
  return { ...(release as Release), pages: await loadPages(deps, id), records: await listReleaseRecords(deps, row) }
}

export async function createRelease(
  deps: Deps,
  { name, public_from }: CreateReleaseOptions,
): Promise<ReleaseWithContents> {
  requireContentWriter(deps)
  const instant = plannedInstant(deps, public_from)
  const id = await write(deps, async (inner) => {
    const [row] = await inner.db
      .insert(releases)
      .values({ name, public_from: instant, ...authorColumns(deps) })
      .returning()
    if (!row) throw new Error('an insert returned no row')
    await logAction(inner, { act: 'created', resource: 'releases', record_id: row.id, title: name })
    return row.id
  })
  return getRelease(deps, id)
}

type Changes = { id: number; version?: number | undefined; name?: string | undefined; public_from?: string | undefined }

/** A past release keeps its instant and contents, not its name. Moving one moves everything in it. */
export async function updateRelease(
  deps: Deps,
  { id, version, name, public_from }: Changes,
): Promise<ReleaseWithContents> {
  requireContentWriter(deps)
  await write(deps, async (inner) => {
    const row = await lockRelease(inner.db, id)
    if (version !== undefined && version !== row.version)
      throw await conflictError(inner.db, {
        subject: `release ${id}`,
        row,
        current: await getRelease(inner, id),
      })
    const isMoved = public_from !== undefined && new Date(public_from).getTime() !== row.public_from.getTime()
    if (isMoved) {
      refuseMoving(row, deps.now())
      await requireWriterOfAll(inner, row)
      const instant = plannedInstant(deps, public_from)
      await inner.db.update(pageStates).set({ public_from: instant }).where(eq(pageStates.release_id, id))
      await moveReleaseRecords(inner.db, row, instant)
      await inner.db.update(releases).set({ public_from: instant }).where(eq(releases.id, id))
    }
    await inner.db
      .update(releases)
      .set({ ...(name === undefined ? {} : { name }), version: row.version + 1, ...authorColumns(deps) })
      .where(eq(releases.id, id))
    const before = { name: row.name, public_from: row.public_from.toISOString() }
    const changes = diffRecords(before, {
      name: name ?? before.name,
      public_from: isMoved ? public_from : before.public_from,
    })
    if (changes.length > 0)
      await logAction(inner, { act: 'changed', resource: 'releases', record_id: id, title: name ?? row.name, changes })
  })
  return getRelease(deps, id)
}

/** Deletes its planned publications too; drafts stay, and records stay offline. */
export async function deleteRelease(deps: Deps, id: number): Promise<void> {
  requireContentWriter(deps)
  await write(deps, async (inner) => {
    const row = await lockRelease(inner.db, id)
    refuseMoving(row, deps.now())
    await requireWriterOfAll(inner, row)
    await detachReleaseRecords(inner.db, row)
    await inner.db.delete(pageStates).where(eq(pageStates.release_id, id))
    await inner.db.delete(releases).where(eq(releases.id, id))
    await logAction(inner, { act: 'deleted', resource: 'releases', record_id: id, title: row.name })
  })
}

export async function requireOpenRelease(
  tx: Tx,
  { id, now, field = 'release' }: { id: number; now: Date; field?: string },
): Promise<ReleaseRow> {
  const row = await lockRelease(tx, id, field)
  requireNotImminent([row], { now, field })
  return row
}

async function lockRelease(tx: Tx, id: number, field?: string): Promise<ReleaseRow> {
  // An update without changes takes the row lock in both dialects.
  const [row] = await tx
    .update(releases)
    .set({ version: sql`${releases.version}` })
    .where(eq(releases.id, id))
    .returning()
  if (row) return row
  throw field
    ? fieldError(field, 'unknown_reference', `no release ${id}`)
    : new AppError('not_found', { message: `release ${id}` })
}

/** Changing a release needs the areas of everything in it. */
async function requireWriterOfAll(deps: TxDeps, row: ReleaseRow): Promise<void> {
  const pages = await deps.db
    .selectDistinct({ type: pageStates.content_type })
    .from(pageStates)
    .where(eq(pageStates.release_id, row.id))
  for (const { type } of pages) requireSectionWriter(deps, type)
  for (const name of await releaseResources(deps.db, row)) requireWriter(deps, name)
}

function refuseMoving(row: ReleaseRow, now: Date): void {
  requireNotImminent([row], { now, field: 'public_from' })
}

function plannedInstant(deps: Deps, public_from: string): Date {
  return requireFutureTime(deps, { at: public_from, field: 'public_from' })
}

async function toReleases({ db, now }: Deps, rows: readonly ReleaseRow[]): Promise<Release[]> {
  const ids = rows.map(({ id }) => id)
  const counts = await db
    .select({ id: pageStates.release_id, count: count() })
    .from(pageStates)
    .where(inArray(pageStates.release_id, ids))
    .groupBy(pageStates.release_id)
  const countOf = new Map(counts.map((each) => [each.id, each.count]))
  const recordsIn = await countRecords(db, rows)
  const edge = now().getTime() + MAX_CLOCK_SKEW_MS
  return rows.map(({ id, name, version, public_from, updated_at }) => ({
    id,
    name,
    version,
    public_from: public_from.toISOString(),
    count: (countOf.get(id) ?? 0) + (recordsIn.get(id) ?? 0),
    is_out: public_from.getTime() <= edge,
    updated_at: updated_at?.toISOString() ?? null,
  }))
}

async function loadPages(deps: Deps, id: number): Promise<ReleaseWithContents['pages']> {
  const rows = (await selectPublications(deps.db, eq(pageStates.release_id, id))).toSorted(
    (a, b) =>
      a.content_type.localeCompare(b.content_type, 'en') ||
      a.object_id - b.object_id ||
      a.language.localeCompare(b.language, 'en'),
  )
  const pageNamed = await loadPageTitles(deps, rows)
  return rows.map((row) => {
    const { content_type, object_id, language, saved_at } = row
    return { id: row.id, content_type, object_id, language, ...pageNamed(row), made_at: saved_at.toISOString() }
  })
}
