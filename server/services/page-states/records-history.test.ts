import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import type { ResourceName } from '#model/define-type.ts'
import { createTestApp, NOW, type TestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { withDrafts } from '#tests/support/with-drafts.ts'
import { resourceTables } from '../../db/tables.ts'
import type { Deps } from '../deps.ts'
import { requireResource } from '../resources/all.ts'
import { updateRecord } from '../resources/engine.ts'
import { isVisible, whereHidden, whereVisible } from '../visibility/visibility.ts'
import { MAX_CLOCK_SKEW_MS } from './imminent.ts'
import { createRelease, deleteRelease, updateRelease } from './releases.ts'

withDrafts()

const AHEAD_MS = 5000

/** Two types, one with a date of its own. */
const kinds = ['faq', 'sponsors', 'faq'] as const satisfies ResourceName[]

/** A record is visible from its time on; an offline one has none. */
type ModelRecord = { name: ResourceName; id: number; from: number | null; release: number | null }
type Release = { id: number; at: number }

const steps = ['offline', 'now', 'time', 'put', 'release', 'move', 'give_up'] as const
const step = fc.record({
  type: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('put' as const, 'move' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...steps) },
  ),
  choice: fc.nat(11),
  minutes: fc.integer({ min: 1, max: 6 }),
  process: fc.constantFrom(0 as const, 1 as const),
  passes: fc.constantFrom(0, 0, 1000, 20_000, MINUTE_MS, 3 * MINUTE_MS),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function startInstallation(app: TestApp) {
  const clock = { ms: NOW.getTime() }
  const depsOf = (process: 0 | 1): Deps => ({
    ...app.depsOf('editor'),
    now: () => new Date(clock.ms + process * AHEAD_MS),
  })
  const records: ModelRecord[] = []
  for (const name of kinds)
    records.push({ name, id: await create(depsOf(0), name, { is_online: false }), from: null, release: null })
  const releaseTime = clock.ms + 4 * MINUTE_MS
  const { id } = await createRelease(depsOf(0), { name: 'Saison', public_from: new Date(releaseTime).toISOString() })
  const releases: Release[] = [{ id, at: releaseTime }]
  return { clock, depsOf, records, releases }
}

type Installation = Awaited<ReturnType<typeof startInstallation>>

async function applyStep(installation: Installation, { type, choice, minutes, process }: Step): Promise<void> {
  const { depsOf, records } = installation
  const deps = depsOf(process)
  const now = deps.now().getTime()
  const later = now + minutes * MINUTE_MS
  const open = installation.releases.filter(({ at }) => at > now + MAX_CLOCK_SKEW_MS)
  const release = open[choice % Math.max(1, open.length)]
  const record = records[choice % records.length] as ModelRecord
  const goesOut = record.from !== null && record.from > now && record.from <= now + MAX_CLOCK_SKEW_MS
  const set = async (body: Record<string, unknown>, next: Pick<ModelRecord, 'from' | 'release'>) => {
    const isRefused = goesOut && next.from !== null
    const update = updateRecord(deps, requireResource(record.name), { id: record.id, body })
    if (isRefused) await expect(update).rejects.toBeInstanceOf(AppError)
    else Object.assign(record, (await update) && next)
  }
  switch (type) {
    case 'offline':
      return set({ is_online: false }, { from: null, release: null })
    case 'now':
      // Without a time nothing changes.
      return set({ is_online: true, online_from: null, online_with: null }, { from: 0, release: null })
    case 'time':
      return set({ online_from: new Date(later).toISOString() }, { from: later, release: null })
    case 'put':
      if (!release || record.release === release.id) return
      return set({ online_with: release.id }, { from: release.at, release: release.id })
    case 'release': {
      const { id } = await createRelease(deps, { name: 'Saison', public_from: new Date(later).toISOString() })
      installation.releases.push({ id, at: later })
      return
    }
    case 'move':
      if (!release) return
      await updateRelease(deps, { id: release.id, public_from: new Date(later).toISOString() })
      release.at = later
      for (const each of records) if (each.release === release.id) each.from = later
      return
    case 'give_up':
      if (!release) return
      await deleteRelease(deps, release.id)
      installation.releases = installation.releases.filter((each) => each !== release)
      for (const each of records) if (each.release === release.id) Object.assign(each, { from: null, release: null })
      return
  }
}

/** Checks visibility by a query, its negation and the row check, which must agree. */
async function listVisibility({ depsOf, records }: Installation, now: Date): Promise<boolean[]> {
  const { db } = depsOf(0)
  const viewing = { viewer: null, now: () => now }
  const visibility: boolean[] = []
  for (const { name, id } of records) {
    const table = resourceTables[name]
    const rows = await db.select().from(table)
    const visible = await db.select().from(table).where(whereVisible(viewing, name))
    const hidden = await db.select().from(table).where(whereHidden(name, now))
    const includesRecord = (some: readonly Record<string, unknown>[]) => some.some((row) => row.id === id)
    const stored = rows.find((row) => row.id === id) ?? {}
    expect([includesRecord(hidden), isVisible(viewing, name, stored)]).toEqual([
      !includesRecord(visible),
      includesRecord(visible),
    ])
    visibility.push(includesRecord(visible))
  }
  return visibility
}

test("visitors see a release's records all at once, by either clock", {
  timeout: 240_000,
}, async () => {
  const app = await createTestApp()
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 12, maxLength: 30 }),
      fc.integer({ min: 0, max: 10 }),
      async (steps, aheadMinutes) => {
        const installation = await startInstallation(app)
        for (const each of steps) {
          await applyStep(installation, each)
          installation.clock.ms += each.passes
          for (const process of [0, 1] as const) {
            const now = installation.depsOf(process).now().getTime()
            // Look-ahead equals the same request at a later time.
            for (const time of [now, now + aheadMinutes * MINUTE_MS])
              expect(await listVisibility(installation, new Date(time))).toEqual(
                installation.records.map(({ from }) => from !== null && from <= time),
              )
          }
        }
      },
    ),
    { numRuns: 12 },
  )
})
