import { max } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#tests/support/databases/database.ts'
import { createServices } from '../create-services.ts'
import { connect } from '../db/connect.ts'
import { tableVersions } from '../db/schema/table-versions.ts'
import { requireResource } from '../services/resources/all.ts'
import { createRecord } from '../services/resources/engine.ts'
import type { ChangedTables } from './change-counter.ts'
import { announceChange, watchChanges } from './watch-changes.ts'

const log = pino({ level: 'silent' })

test('a process is notified of commits of others, not of rollbacks', async () => {
  const otherDatabase = await createDatabase()
  const changes: ChangedTables[] = []
  const watch = await watchChanges({ database: otherDatabase, log, onChange: (changed) => changes.push(changed) })
  const otherConnection = await connect(otherDatabase.url)
  onTestFinished(async () => {
    await watch.stop()
    await otherConnection.close()
  })
  const before = changes.length
  const services = createServices({ database: otherConnection, origin: 'http://localhost', log })
  const deps = services.depsFor({ viewer: { id: 'x', email: '', name: '', role: 'admin', areas: [] }, locale: 'de' })
  const fails = createRecord(deps, requireResource('works'), { composer_id: 99, title: { de: 'Nichts', en: '' } })
  await expect(fails).rejects.toThrow()
  expect(changes).toHaveLength(before)
  await createRecord(deps, requireResource('categories'), { name: { de: 'Neu', en: 'New' }, order: 0 })
  await expect.poll(() => changes.slice(before), { timeout: 5000 }).toEqual([new Set(['categories'])])
})

test('change times increase by whole seconds and stay near the clock', async () => {
  const { db } = await createDatabase()
  const change = async (ms: number) => {
    await db.transaction((tx) => announceChange(tx, { tables: new Set(['works']), at: new Date(ms) }))
    const [row] = await db.select({ at: max(tableVersions.changed_at) }).from(tableVersions)
    return row?.at?.getTime() ?? 0
  }
  const start = Date.parse('2027-03-01T12:00:00Z')
  const times: number[] = []
  for (let count = 0; count < 100; count++) times.push(await change(start + count))
  expect(times.slice(0, 3)).toEqual([start, start + 1000, start + 2000])
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.at(-1)).toBeLessThanOrEqual(start + 99 + 60_000)
  // The clock of another process is behind.
  expect(await change(start - 5000)).toBe(times.at(-1))
  expect(await change(start + 120_000)).toBe(start + 120_000)
})
