import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, inject, test } from 'vitest'
import { listBackups, readManifest } from '#server/backup/manifest.ts'
import { restoreDatabase } from '#server/backup/restore.ts'
import { earlierSchemas, knownMigrations, LATER_STEP } from '#tests/support/databases/earlier-schema.ts'
import { startInstalledPostgres } from '#tests/support/databases/installed-postgres.ts'
import { postgresUrl } from '#tests/support/databases/postgres-database.ts'
import {
  createPostgresFixture,
  createSqliteFixture,
  type UpgradeFixture,
} from '#tests/support/databases/upgrade-fixture.ts'
import { buildNextRelease } from '#tests/support/processes/next-release.ts'
import { ADMIN, endWithTests, freePort } from '#tests/support/processes/server-process.ts'
import { report, runTimeMs, seed } from '#tests/support/processes/torture.ts'

/** Fewer in a short run. */
const CONCERTS = runTimeMs(0) ? 5000 : 50
/** Three are retained, and a new one is made before the oldest is deleted. */
const COPIES_AT_MOST = 4
/** Then the upgrade finishes, and the next installation follows. */
const KILLED_AT_MOST = 12
/** Includes a build, and the starts of a short run. */
const TIMEOUT_MS = runTimeMs(0) + 300_000

const { postgres } = inject('seededDemo')
const dialect = postgres ? 'postgres' : 'sqlite'
// Backups need PostgreSQL programs as new as the server: the machine's programs match its own server.
const installed = postgres && existsSync('/usr/lib/postgresql') ? await startInstalledPostgres() : null
afterAll(() => installed?.stop())

const makeInstallation = (options: { state: string; count: number }) => {
  if (!postgres) return createSqliteFixture(options)
  return createPostgresFixture(
    options,
    installed ? installed.urlOf : (database) => postgresUrl({ ...postgres, database }),
  )
}

/** Output of a start after the backup (or its failure), after the migrations, and when it serves. */
const COPIED = 'opied'
const UP = 'brought up'
const STANDS = 'back office'

/** Killed so long after this output; '' counts from the start. */
type Life = { after: string; ms: number }
type Start = { stands: boolean; output: string; times: Map<string, number> }

/** Killed after `life`, or after `whileServing` if it serves by then. */
type StartOptions = { entry: string; life: Life | null; whileServing?: (url: string) => Promise<void> }

async function start(
  installation: UpgradeFixture,
  { entry, life, whileServing = async () => undefined }: StartOptions,
): Promise<Start> {
  const port = await freePort()
  const startTime = performance.now()
  const settings = {
    PORT: String(port),
    DATA_DIR: installation.dataDir,
    SEED: 'none',
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  }
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings, ...installation.env }
  const child = endWithTests(spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] }))
  const exited = once(child, 'exit')
  const times = new Map<string, number>()
  let output = ''
  let timer: NodeJS.Timeout | undefined
  const isServing = await new Promise<boolean>((resolve) => {
    const checkOutput = () => {
      for (const mark of [COPIED, UP, STANDS])
        if (output.includes(mark) && !times.has(mark)) times.set(mark, performance.now() - startTime)
      if (life && !timer && output.includes(life.after)) timer = setTimeout(() => child.kill('SIGKILL'), life.ms)
      if (times.has(STANDS)) resolve(true)
    }
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        checkOutput()
      })
    child.once('exit', () => resolve(false))
    checkOutput()
  })
  clearTimeout(timer)
  // It never exits by itself, in any state.
  if (!isServing && child.signalCode !== 'SIGKILL')
    throw new Error(`the start ended with ${child.exitCode}:\n${output}`)
  if (isServing) await whileServing(`http://127.0.0.1:${port}`).finally(() => child.kill('SIGKILL'))
  await exited
  return { stands: isServing, output, times }
}

const copiesOf = (installation: UpgradeFixture) => join(installation.dataDir, 'before-upgrade')
type StateBefore = Awaited<ReturnType<typeof stateOf>>
async function stateOf(installation: UpgradeFixture) {
  return {
    steps: await installation.steps(),
    fingerprint: await installation.fingerprint(),
    schema: await installation.schema(),
    content: await installation.content(),
  }
}

/** Answers the state that the last start reached. */
async function expectOldOrNew(
  installation: UpgradeFixture,
  { before, after }: { before: StateBefore; after: string },
): Promise<'old' | 'new'> {
  const steps = await installation.steps()
  const isOld = !steps.includes(LATER_STEP)
  if (isOld) expect(await stateOf(installation)).toEqual(before)
  else expect(steps).toEqual(expect.arrayContaining([...knownMigrations(dialect), LATER_STEP]))
  if (!isOld) expect(await installation.schema()).toBe(after)
  expect(await installation.content()).toBe(before.content)
  return isOld ? 'old' : 'new'
}

/** Everything named like a backup must hold the state before. */
async function expectCopiesWhole(installation: UpgradeFixture, before: StateBefore): Promise<number> {
  const copies = await listBackups(copiesOf(installation))
  expect(copies.length).toBeLessThanOrEqual(COPIES_AT_MOST)
  for (const folder of copies) {
    const manifest = await readManifest(folder)
    expect(manifest?.tables).toEqual(before.fingerprint)
    expect(readdirSync(folder)).toContain(manifest?.database)
  }
  return copies.length
}

async function restoreCopies(installation: UpgradeFixture): Promise<void> {
  for (const folder of await listBackups(copiesOf(installation))) {
    const manifest = await readManifest(folder)
    // Throws if the restored data differs from the backup.
    if (manifest) await installation.inEmpty((url) => restoreDatabase(folder, manifest, { url, key: null }))
  }
}

/** Checks pages of the upgraded installation. */
async function expectServed(url: string): Promise<void> {
  const read = async (path: string) => (await fetch(url + path, { headers: { 'accept-language': 'de' } })).json()
  expect(await read('/api/event-dates/')).toMatchObject({ count: CONCERTS + 2 })
  expect(JSON.stringify(await read('/de/pageeditor-api/page/haus'))).toMatch(/Woher wir kommen.*Seit 1921 spielen wir/)
  expect((await read('/api/search/?q=aufbruch')).count).toBeGreaterThan(0)
  expect((await fetch(`${url}/de/haus`)).status).toBe(200)
}

// Random doubles are uniform over their bit patterns, so nearly all are close to zero.
const fractions = fc
  .sample(fc.noBias(fc.integer({ min: 0, max: 999 })), { seed, numRuns: 20_000 })
  .map((thousandths) => thousandths / 1000)

test('an upgrade killed at any moment leaves the old or the new state', { timeout: TIMEOUT_MS }, async () => {
  const entry = join(buildNextRelease(), 'build/server/index.js')
  const until = performance.now() + runTimeMs(1)
  const counts = { installations: 0, kills: 0, together: 0, begun: 0, copying: 0, migrating: 0, preparing: 0 }
  let drawCount = 0
  const drawFraction = () => fractions[drawCount++ % fractions.length] ?? 0.5
  const states = earlierSchemas(dialect)
  do {
    const options = { state: states[counts.installations % states.length] ?? '', count: CONCERTS }
    const undisturbed = await makeInstallation(options)
    const { output, times } = await start(undisturbed, { entry, life: null })
    expect(output).toContain('schema brought up to date')
    const timeOf = (mark: string) => times.get(mark) ?? 0
    const hasCopies = output.includes('copied to')
    const after = await undisturbed.schema()
    await undisturbed.remove()

    const installation = await makeInstallation(options)
    const before = await stateOf(installation)
    let isServing = false
    for (let attempts = 0; !isServing; attempts++) {
      const lives = [
        // Earlier, Node itself is still starting.
        { after: '', from: timeOf(COPIED) * 0.3, to: timeOf(COPIED) * 1.1 },
        { after: COPIED, from: 0, to: (timeOf(UP) - timeOf(COPIED)) * 1.1 },
        { after: UP, from: 0, to: (timeOf(STANDS) - timeOf(UP)) * 1.2 },
      ]
      const drawLife = (): Life => {
        const { after, from, to } = lives[Math.floor(drawFraction() * lives.length)] ?? { after: '', from: 0, to: 0 }
        return { after, ms: from + (to - from) * drawFraction() }
      }
      const isLast = attempts >= KILLED_AT_MOST || (attempts > 0 && performance.now() > until)
      const plannedLives = isLast ? [null] : Array.from({ length: drawFraction() < 0.3 ? 2 : 1 }, drawLife)
      const starts = await Promise.all(plannedLives.map((life) => start(installation, { entry, life })))
      isServing = starts.some((each) => each.stands)
      counts.kills += starts.filter((each) => !each.stands).length
      await installation.settle()
      if (starts.length > 1) counts.together++
      const now = await expectOldOrNew(installation, { before, after })
      const copies = await expectCopiesWhole(installation, before)
      if (now === 'new' && hasCopies) expect(copies).toBeGreaterThan(0)
      const isCopying =
        existsSync(copiesOf(installation)) && readdirSync(copiesOf(installation)).some((name) => name.endsWith('.part'))
      const isMigrating = starts.some((each) => each.times.has(COPIED))
      counts[now === 'new' ? 'preparing' : isCopying ? 'copying' : isMigrating ? 'migrating' : 'begun']++
    }
    await restoreCopies(installation)
    const last = await start(installation, { entry, life: null, whileServing: expectServed })
    expect(last.output).not.toContain('schema brought up')
    await installation.remove()
    counts.installations++
    // A quick start may be over before it is killed.
  } while (performance.now() < until || counts.kills === 0)
  const { installations, kills, together, begun, copying, migrating, preparing } = counts
  report(
    `${postgres ? 'PostgreSQL' : 'SQLite'}: ${installations} earlier installations upgraded after ${kills} × kill -9 (${together} times two processes at once), ${begun} times before anything was done, ${copying} within the copy, ${migrating} within the steps of the schema, ${preparing} after them; as before or brought up whole each time, every copy whole`,
  )
  expect(counts.kills).toBeGreaterThan(0)
})
