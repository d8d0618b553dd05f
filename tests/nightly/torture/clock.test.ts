import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createPostgresDatabase, postgresUrl } from '#tests/support/databases/postgres-database.ts'
import { connectToServer } from '#tests/support/processes/server-client.ts'
import { spawnServer } from '#tests/support/processes/server-process.ts'
import { report, runTimeMs, seed } from '#tests/support/processes/torture.ts'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
/** Written content is visible within this time, whatever the clock says. */
const SEEN_WITHIN_MS = 1000

const ANSWERS_WITHIN_MS = 5000

async function timed<T>(act: () => Promise<T>): Promise<T> {
  const startTime = performance.now()
  const result = await act()
  expect(performance.now() - startTime).toBeLessThan(ANSWERS_WITHIN_MS)
  return result
}

/** Debian's path of libfaketime. */
function faketime(): string | undefined {
  const folders = ['/usr/lib/x86_64-linux-gnu/faketime', '/usr/lib/aarch64-linux-gnu/faketime']
  const match = folders.find((folder) => existsSync(folder) && readdirSync(folder).includes('libfaketimeMT.so.1'))
  return match && join(match, 'libfaketimeMT.so.1')
}

test('clock jumps leave pages up with current content', async () => {
  const library = faketime()
  if (!library)
    return report('faketime is missing (Debian: apt-get install faketime): jumps of the clock were not tried')
  const dataDir = mkdtempSync(join(tmpdir(), 'partitur-clock-'))
  const clockFile = join(dataDir, 'clock')
  const jumpTo = (seconds: number) => writeFileSync(clockFile, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  jumpTo(0)
  const { postgres } = inject('seededDemo')
  const env = {
    SEED: 'none',
    ...(postgres ? { DATABASE_URL: postgresUrl(await createPostgresDatabase(postgres.port)) } : {}),
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clockFile,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
  const server = await spawnServer({ dataDir, env })
  onTestFinished(async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const jumps = fc.sample(
    fc.oneof(
      fc.noBias(fc.integer({ min: -30 * DAY_S, max: 30 * DAY_S })),
      fc.constantFrom(-HOUR_S, HOUR_S, -61, 61, 0),
    ),
    {
      seed,
      numRuns: 1000,
    },
  )
  const until = performance.now() + runTimeMs(4000)
  let [count, logins] = [0, 0]
  let { call } = await connectToServer(server.url)
  while (performance.now() < until) {
    const seconds = jumps[count++ % jumps.length] ?? 0
    jumpTo(seconds)
    const names = async () => (await timed(() => fetch(`${server.url}/api/categories/`))).text()
    await names()
    const name = `Rubrik ${count}`
    const create = () => call('POST', '/api/admin/categories/', { name: { de: name, en: '' } })
    let created = await create()
    // At the new time the session may have expired.
    if (created.status === 401) {
      logins++
      call = (await connectToServer(server.url)).call
      created = await create()
    }
    expect([seconds, created.status]).toEqual([seconds, 201])
    await expect.poll(names, { timeout: SEEN_WITHIN_MS }).toContain(name)
    expect((await timed(() => fetch(`${server.url}/de/404`))).status).toBe(404)
    expect((await timed(() => fetch(`${server.url}/readyz`))).status).toBe(200)
  }
  report(
    `${postgres ? 'PostgreSQL' : 'SQLite'}: ${count} jumps of the clock by up to 30 days: every write seen within ${SEEN_WITHIN_MS / 1000} s, ${logins} sessions ended by them`,
  )
})
