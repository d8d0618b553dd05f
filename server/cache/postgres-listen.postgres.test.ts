import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#tests/support/databases/database.ts'
import { startStallingProxy } from '#tests/support/processes/stalling-proxy.ts'
import { ALL_TABLES, type ChangedTables } from './change-counter.ts'
import { listenForChanges } from './postgres-listen.ts'
import { announceChange } from './watch-changes.ts'

const timing = { beatEvery: 40, answerWithin: 1500, firstRetryAfter: 20, lastRetryAfter: 40 }

/** A silence is noticed within `answerWithin`; a busy machine takes longer. */
const slow = { timeout: 15_000 }

/** A listener over a connection that can be muted, and a writer on another one. */
async function startListening(options: Partial<typeof timing> = {}) {
  const { url, db } = await createDatabase()
  const line = await startStallingProxy(url)
  const changes: ChangedTables[] = []
  const warnings: string[] = []
  const log = pino({ level: 'info' }, { write: (text: string) => void warnings.push(JSON.parse(text).msg) })
  const watch = await listenForChanges({
    url: line.url,
    log,
    onChange: (changed) => changes.push(changed),
    timing: { ...timing, ...options },
  })
  onTestFinished(watch.stop)
  const change = (table: string) =>
    db.transaction((tx) => announceChange(tx, { tables: new Set([table]), at: new Date() }))
  return { line, watch, changes, warnings, change }
}

test('a silent LISTEN connection is renewed and the cache emptied', async () => {
  const { line, changes, warnings, change } = await startListening()
  await change('works')
  await expect.poll(() => changes).toEqual([ALL_TABLES, new Set(['works'])])
  line.mute()
  await change('people')
  await expect.poll(() => changes.slice(2), slow).toContain(ALL_TABLES)
  line.speak()
  await expect
    .poll(() => warnings, slow)
    .toEqual(['lost the LISTEN connection, reconnecting', 'the LISTEN connection is restored'])
  const before = changes.length
  await change('venues')
  await expect.poll(() => changes.slice(before)).toContainEqual(new Set(['venues']))
})

test('a cut LISTEN connection is renewed and the cache emptied at once', async () => {
  const { line, changes, warnings, change } = await startListening({ beatEvery: 60_000 })
  await expect.poll(() => changes).toEqual([ALL_TABLES])
  line.cut()
  await expect.poll(() => warnings.at(-1), slow).toBe('the LISTEN connection is restored')
  expect(changes.at(-1)).toBe(ALL_TABLES)
  await change('works')
  await expect.poll(() => changes.at(-1)).toEqual(new Set(['works']))
})

test('the watcher reports how long its connection has been silent', async () => {
  const { line, watch } = await startListening()
  await expect.poll(watch.quietFor).not.toBeNull()
  line.mute()
  await expect.poll(watch.quietFor).toBeGreaterThan(200)
  line.speak()
  await expect.poll(watch.quietFor, slow).toBeLessThan(100)
})
