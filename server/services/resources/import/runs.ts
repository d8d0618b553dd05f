import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { ImportRun, ImportRunState } from '#contract/admin/resources/import.ts'
import { IMPORT_LIMITS } from '#contract/admin/resources/import-limits.ts'
import type { Undo } from '#contract/admin/resources/undo.ts'
import { AppError } from '#contract/errors.ts'
import { DAY_MS, MINUTE_MS } from '#contract/time/durations.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames } from '#model/types.ts'
import { importRunSteps, importRuns } from '#server/db/schema/imports.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import { withoutTracking } from '#server/db/table-tracking.ts'
import { log } from '#server/monitoring/log.ts'
import { canRead, canWrite, requireReader, requireWriter } from '../../accounts/areas.ts'
import { type Deps, requireSession, write } from '../../deps.ts'
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

/** Stores the undo of records that were created by their names, and of changes of a list. */
export async function addSteps(
  deps: Deps,
  run: number,
  { created, resource, undo }: { created: readonly CreatedRecord[]; resource: ResourceName; undo: Undo },
): Promise<void> {
  const steps = toSteps(created)
  if (undo.changes.length + undo.created.length > 0) steps.push({ resource, undo })
  if (steps.length > 0) await deps.db.insert(importRunSteps).values(steps.map((step) => ({ run_id: run, ...step })))
}

/** Other writers get a turn after so many records are taken back. */
const CREATED_PER_STEP = 50

/** Neighbours of one type share a step. */
function toSteps(created: readonly CreatedRecord[]): { resource: ResourceName; undo: Undo }[] {
  const steps: { resource: ResourceName; undo: Undo }[] = []
  for (const { resource, id, version } of created) {
    const last = steps.at(-1)
    if (last?.resource === resource && last.undo.created.length < CREATED_PER_STEP)
      last.undo.created.push({ id, version })
    else steps.push({ resource, undo: { changes: [], deleted: [], created: [{ id, version }] } })
  }
  return steps
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

/** The last runs of a list, or of all that the account may read. */
export async function listRuns(deps: Deps, resource?: string): Promise<ImportRun[]> {
  requireSession(deps)
  if (resource !== undefined) requireReader(deps, requireName(resource))
  const readable = resourceNames.filter((name) => canRead(deps.viewer, name) || canWrite(deps.viewer, name))
  const names = resource === undefined ? readable : [requireName(resource)]
  const rows = await deps.db
    .select()
    .from(importRuns)
    .where(inArray(importRuns.resource, names))
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

/**
 * Takes a run back while none of its records was changed since; else throws `conflict`. Many records are taken back in
 * batches, last ones first, without the request.
 */
export async function undoRun(deps: Deps, id: number): Promise<ImportRun> {
  const run = await getRun(deps, id)
  requireWriter(deps, requireName(run.resource))
  if (run.state !== 'done' && run.state !== 'stopped')
    throw new AppError('conflict', { message: `import run ${id} is ${run.state}` })
  const isLarge = run.finished > IMPORT_LIMITS.direct
  await write(deps, async (inner) => {
    await claimForUndo(inner, id, isLarge ? 'undoing' : 'undone')
    const steps = await loadSteps(inner, id)
    await requireUnchanged(inner, steps)
    if (!isLarge) for (const step of steps) await undoStep(inner, step)
  })
  if (isLarge) void withoutTracking(() => undoInBatches(deps, run))
  return getRun(deps, id)
}

/** Throws `conflict` when another request has begun to undo it. */
async function claimForUndo({ db, now }: Deps, id: number, state: ImportRunState): Promise<void> {
  const hasStopped = lt(importRuns.seen_at, new Date(now().getTime() - STOPPED_AFTER_MS))
  const isFree = or(inArray(importRuns.state, ['done', 'stopped']), and(ne(importRuns.state, 'undone'), hasStopped))
  const claimed = await db
    .update(importRuns)
    .set({ state, seen_at: now() })
    .where(and(eq(importRuns.id, id), isFree))
    .returning({ id: importRuns.id })
  if (claimed.length === 0) throw new AppError('conflict', { message: `import run ${id} is being undone` })
}

async function undoInBatches(deps: Deps, { id, resource }: ImportRun): Promise<void> {
  try {
    for (const step of await loadSteps(deps, id))
      await write(deps, async (inner) => {
        await undoStep(inner, step)
        // Records that were created by their names are no lines of the file.
        const lines = step.resource === resource ? step.undo.changes.length + step.undo.created.length : 0
        await setProgress(inner, id, { finished: -lines, wrong: 0, state: 'undoing' })
      })
    await setState(deps, id, 'undone')
  } catch (err) {
    log.error({ err }, 'an import could not be undone')
    await setState(deps, id, 'stopped')
  }
}

type Step = typeof importRunSteps.$inferSelect

/** Last ones first: a record may be used by later ones. */
async function loadSteps({ db }: Deps, run: number): Promise<Step[]> {
  return db.select().from(importRunSteps).where(eq(importRunSteps.run_id, run)).orderBy(desc(importRunSteps.id))
}

async function undoStep(deps: Deps, { id, resource, undo }: Step): Promise<void> {
  await undoMany(deps, requireResource(resource), undo)
  await deps.db.delete(importRunSteps).where(eq(importRunSteps.id, id))
}

/** Before anything is undone, because batches are not undone together. */
async function requireUnchanged({ db }: Deps, steps: readonly Step[]): Promise<void> {
  for (const { resource, undo } of steps) {
    const { table } = requireResource(resource)
    const expected = [...undo.changes, ...undo.created]
    const rows = await db
      .select({ id: table.id, version: requireColumn(table, 'version') })
      .from(table)
      .where(
        inArray(
          table.id,
          expected.map(({ id }) => id),
        ),
      )
    const versions = new Map(rows.map(({ id, version }) => [Number(id), Number(version)]))
    const changed = expected.find(({ id, version }) => versions.get(id) !== version)
    if (changed) throw new AppError('conflict', { message: `${resource} ${changed.id} was changed since the import` })
  }
}

async function setState({ db, now }: Deps, id: number, state: ImportRunState): Promise<void> {
  await db.update(importRuns).set({ state, seen_at: now() }).where(eq(importRuns.id, id))
}

export async function deleteExpiredRuns({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(importRuns).where(lt(importRuns.at, new Date(now().getTime() - RETENTION_DAYS * DAY_MS)))
}

function requireName(resource: string): ResourceName {
  const name = resourceNames.find((each) => each === resource)
  if (name === undefined) throw new AppError('not_found', { message: `no resource ${resource}` })
  return name
}

function toRun({ now }: Deps, { seen_at, at, state, ...row }: typeof importRuns.$inferSelect): ImportRun {
  const goesOn = state === 'running' || state === 'undoing'
  const isStopped = goesOn && now().getTime() - seen_at.getTime() > STOPPED_AFTER_MS
  return { ...row, at: at.toISOString(), state: isStopped ? 'stopped' : state }
}
