import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '#tests/support/databases/database.ts'
import { connect, type Database } from '../db/connect.ts'
import type { ChangedTables } from './change-counter.ts'
import { announceChange, watchChanges } from './watch-changes.ts'

const log = pino({ level: 'silent' })

test('own commits are not reported', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const database = await createDatabase()
  const other = await connect(database.url)
  const changes: ChangedTables[] = []
  const watch = await watchChanges({ database, log, onChange: (changed) => changes.push(changed) })
  onTestFinished(async () => {
    await watch.stop()
    await other.close()
    vi.useRealTimers()
  })
  const changeTable = async ({ db }: Database, table: string) => {
    await db.transaction((tx) => announceChange(tx, { tables: new Set([table]), at: new Date() }))
    vi.advanceTimersByTime(1000)
  }
  await changeTable(database, 'works')
  expect(changes).toEqual([])
  await changeTable(other, 'venues')
  expect(changes).toEqual([new Set(['venues', 'works'])])
})
