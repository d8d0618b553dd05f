import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { ImportRun, ImportRunState } from '#contract/admin/resources/import.ts'
import type { Undo } from '#contract/admin/resources/undo.ts'
import { AppError } from '#contract/errors.ts'
import { DAY_MS, MINUTE_MS } from '#contract/time/durations.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames } from '#model/types.ts'
import type { DbOrTx } from '#server/db/connect.ts'
import { importRunSteps, importRuns } from '#server/db/schema/imports.ts'
import { requireReader, requireWriter } from '../../accounts/areas.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import { requireResource } from '../all.ts'
import { undoMany } from '../bulk.ts'
import type { CreatedRecord } from './names.ts'

/** As long as the bin. */
const RETENTION_DAYS = 30
const SHOWN_RUNS = 10
/** A run without a sign of life for so long has lost its process. */
const STOPPED_AFTER_MS = 2 * MINUTE_MS

type NewRun = { resource: ResourceName; file: string; total: number; state: ImportRunState }

export async function addRun(deps: Deps, { resource, file, total, state }: NewRun): Promise<number> {
  const at = deps.now()
  const [row] = await deps.db
    .insert(importRuns)
    .values({
      at,
      seen_at: at,
      user_name: deps.viewer?.name || deps.viewer?.email || '',
      resource,
      file,
      state,
      total,
      finished: state === 'done' ? total : 0,
      wrong: 0,
    })
    .returning({ id: importRuns.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** What takes back records that were created by their names, and changes of a list. */
export async function addSteps(
  deps: Deps,
  run: number,
  { created, resource, undo }: { created: readonly CreatedRecord[]; resource: ResourceName; undo: Undo },
): Promise<void> {
  for (const { resource: of, id, version } of created)
    await addStep(deps, run, of, { changes: [], deleted: [], created: [{ id, version }] })
  if (undo.changes.length + undo.created.length > 0) await addStep(deps, run, resource, undo)
}

async function addStep({ db }: Deps, run_id: number, resource: ResourceName, undo: Undo): Promise<void> {
  await db.insert(importRunSteps).values({ run_id, resource, undo })
}

type Progress = { finished: number; wrong: number; state: ImportRunState }

export async function setProgress({ db, now }: Deps, run: number, { finished, wrong, state }: Progress): Promise<void> {
  await db
    .update(importRuns)
    .set({
      finished: sql`${importRuns.finished} + ${finished}`,
      wrong: sql`${importRuns.wrong} + ${wrong}`,
      state,
      seen_at: now(),
    })
    .where(eq(importRuns.id, run))
}

export async function listRuns(deps: Deps, resource: string): Promise<ImportRun[]> {
  const name = requireName(resource)
  requireReader(deps, name)
  const rows = await deps.db
    .select()
    .from(importRuns)
    .where(eq(importRuns.resource, name))
    .orderBy(desc(importRuns.at), desc(importRuns.id))
    .limit(SHOWN_RUNS)
  return rows.map((row) => toRun(deps, row))
}

export async function getRun(deps: Deps, id: number): Promise<ImportRun> {
  const [row] = await deps.db.select().from(importRuns).where(eq(importRuns.id, id))
  if (!row) throw new AppError('not_found', { message: `import run ${id}` })
  requireReader(deps, row.resource)
  return toRun(deps, row)
}

/** All of it or nothing. Throws `conflict` when one of its records was changed since. */
export async function undoRun(deps: Deps, id: number): Promise<ImportRun> {
  const run = await getRun(deps, id)
  requireWriter(deps, requireName(run.resource))
  if (run.state === 'running' || run.state === 'undone')
    throw new AppError('conflict', { message: `import run ${id} is ${run.state}` })
  await inTransaction(deps, async (inner) => {
    const claimed = await inner.db
      .update(importRuns)
      .set({ state: 'undone', seen_at: deps.now() })
      .where(and(eq(importRuns.id, id), sql`${importRuns.state} <> 'undone'`))
      .returning({ id: importRuns.id })
    if (claimed.length === 0) throw new AppError('conflict', { message: `import run ${id} is undone` })
    const steps = await inner.db
      .select()
      .from(importRunSteps)
      .where(eq(importRunSteps.run_id, id))
      .orderBy(asc(importRunSteps.id))
    for (const { resource, undo } of steps.toReversed()) await undoMany(inner, requireResource(resource), undo)
  })
  return getRun(deps, id)
}

export async function deleteExpiredRuns({ db, now }: { db: DbOrTx } & Pick<Deps, 'now'>): Promise<void> {
  await db.delete(importRuns).where(lt(importRuns.at, new Date(now().getTime() - RETENTION_DAYS * DAY_MS)))
}

function requireName(resource: string): ResourceName {
  const name = resourceNames.find((each) => each === resource)
  if (name === undefined) throw new AppError('not_found', { message: `no resource ${resource}` })
  return name
}

function toRun({ now }: Deps, { seen_at, at, state, ...row }: typeof importRuns.$inferSelect): ImportRun {
  const isStopped = state === 'running' && now().getTime() - seen_at.getTime() > STOPPED_AFTER_MS
  return { ...row, at: at.toISOString(), state: isStopped ? 'stopped' : state }
}
