import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, inject, test } from 'vitest'
import { listBackups, readManifest } from '#server/backup/manifest.ts'
import { restoreDatabase } from '#server/backup/restore.ts'
import { earlierSchemas, knownMigrations, LATER_STEP } from '#tests/support/earlier-schema.ts'
import { startInstalledPostgres } from '#tests/support/installed-postgres.ts'
import { buildNextRelease } from '#tests/support/next-release.ts'
import { postgresUrl } from '#tests/support/postgres-database.ts'
import { ADMIN, endWithTests, freePort } from '#tests/support/server-process.ts'
import { report, runTimeMs, seed } from '#tests/support/torture.ts'
import { createPostgresFixture, createSqliteFixture, type UpgradeFixture } from '#tests/support/upgrade-fixture.ts'

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

const makeInstallation = (wanted: { state: string; count: number }) => {
  if (!postgres) return createSqliteFixture(wanted)
  return createPostgresFixture(
    wanted,
    installed ? installed.urlOf : (database) => postgresUrl({ ...postgres, database }),
  )
}

/** Output of a start after the backup (or its failure), after the migrations, and when it serves. */
const COPIED = 'opied'
const UP = 'brought up'
const STANDS = 'back office'

/** Killed so long after this output; '' counts from the start. */
type Life = { after: string; ms: number }
type Start = { stands: boolean; said: string; when: Map<string, number> }

/** Killed after `life`, or after `whileServing` if it serves by then. */
type Running = { entry: string; life: Life | null; whileServing?: (url: string) => Promise<void> }

async function start(
  installation: UpgradeFixture,
  { entry, life, whileServing = async () => undefined }: Running,
): Promise<Start> {
  const port = await freePort()
  const started = performance.now()
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
  const ended = once(child, 'exit')
  const when = new Map<string, number>()
  let said = ''
  let timer: NodeJS.Timeout | undefined
  const stands = await new Promise<boolean>((resolve) => {
    const look = () => {
      for (const mark of [COPIED, UP, STANDS])
        if (said.includes(mark) && !when.has(mark)) when.set(mark, performance.now() - started)
      if (life && !timer && said.includes(life.after)) timer = setTimeout(() => child.kill('SIGKILL'), life.ms)
      if (when.has(STANDS)) resolve(true)
    }
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk
        look()
      })
    child.once('exit', () => resolve(false))
    look()
  })
  clearTimeout(timer)
  // It never exits by itself, in any state.
  if (!stands && child.signalCode !== 'SIGKILL') throw new Error(`the start ended with ${child.exitCode}:\n${said}`)
  if (stands) await whileServing(`http://127.0.0.1:${port}`).finally(() => child.kill('SIGKILL'))
  await ended
  return { stands, said, when }
}

const copiesOf = (installation: UpgradeFixture) => join(installation.dataDir, 'before-upgrade')
type Before = Awaited<ReturnType<typeof stateOf>>
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
  { before, after }: { before: Before; after: string },
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
async function expectCopiesWhole(installation: UpgradeFixture, before: Before): Promise<number> {
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
  let drawn = 0
  const draw = () => fractions[drawn++ % fractions.length] ?? 0.5
  const states = earlierSchemas(dialect)
  do {
    const wanted = { state: states[counts.installations % states.length] ?? '', count: CONCERTS }
    const undisturbed = await makeInstallation(wanted)
    const { said, when } = await start(undisturbed, { entry, life: null })
    expect(said).toContain('schema brought up to date')
    const at = (mark: string) => when.get(mark) ?? 0
    const hasCopies = said.includes('copied to')
    const after = await undisturbed.schema()
    await undisturbed.remove()

    const installation = await makeInstallation(wanted)
    const before = await stateOf(installation)
    let stands = false
    for (let tries = 0; !stands; tries++) {
      const lives = [
        // Earlier, Node itself is still starting.
        { after: '', from: at(COPIED) * 0.3, to: at(COPIED) * 1.1 },
        { after: COPIED, from: 0, to: (at(UP) - at(COPIED)) * 1.1 },
        { after: UP, from: 0, to: (at(STANDS) - at(UP)) * 1.2 },
      ]
      const drawLife = (): Life => {
        const { after, from, to } = lives[Math.floor(draw() * lives.length)] ?? { after: '', from: 0, to: 0 }
        return { after, ms: from + (to - from) * draw() }
      }
      const isLast = tries >= KILLED_AT_MOST || (tries > 0 && performance.now() > until)
      const given = isLast ? [null] : Array.from({ length: draw() < 0.3 ? 2 : 1 }, drawLife)
      const starts = await Promise.all(given.map((life) => start(installation, { entry, life })))
      stands = starts.some((each) => each.stands)
      counts.kills += starts.filter((each) => !each.stands).length
      await installation.settle()
      if (starts.length > 1) counts.together++
      const now = await expectOldOrNew(installation, { before, after })
      const copies = await expectCopiesWhole(installation, before)
      if (now === 'new' && hasCopies) expect(copies).toBeGreaterThan(0)
      const isCopying =
        existsSync(copiesOf(installation)) && readdirSync(copiesOf(installation)).some((name) => name.endsWith('.part'))
      const isMigrating = starts.some((each) => each.when.has(COPIED))
      counts[now === 'new' ? 'preparing' : isCopying ? 'copying' : isMigrating ? 'migrating' : 'begun']++
    }
    await restoreCopies(installation)
    const last = await start(installation, { entry, life: null, whileServing: expectServed })
    expect(last.said).not.toContain('schema brought up')
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
