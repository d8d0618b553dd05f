import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { listBackups, type Manifest, readManifest } from '#server/backup/manifest.ts'
import { findDamagedBackupFiles } from '#server/backup/media.ts'
import { backupMediaFolder, restoreDatabase } from '#server/backup/restore.ts'
import { type Site, startSite } from '#tests/support/browser/site.ts'
import { startInstalledPostgres } from '#tests/support/databases/installed-postgres.ts'
import { endWithTests } from '#tests/support/processes/server-process.ts'
import { report, runTimeMs, seed } from '#tests/support/processes/torture.ts'

const KEPT = 3
const LISTS = '/api/admin/categories/'
/**
 * Killed: the backup alone, with the PostgreSQL programs that it started, or with the whole installation, as in a power
 * cut.
 */
const fates = ['alone', 'with its programs', 'with the server'] as const

const isPostgres = inject('seededDemo').postgres !== undefined
// Backups need PostgreSQL programs as new as the server: the machine's programs match its own server.
const installed = isPostgres && existsSync('/usr/lib/postgresql') ? await startInstalledPostgres() : null
const scratch = mkdtempSync(join(tmpdir(), 'partitur-backups-'))
const target = join(scratch, 'backups')
const identity = await generateX25519Identity()
const BACKUP_KEY = await identityToRecipient(identity)
afterAll(async () => {
  await installed?.stop()
  rmSync(scratch, { recursive: true, force: true })
})

async function asAdmin(statement: string) {
  const client = new Client({ connectionString: installed?.urlOf('postgres') })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function startInstallation(): Promise<Site> {
  if (!installed) return startSite()
  await asAdmin('CREATE DATABASE partitur')
  return startSite({ env: { DATABASE_URL: installed.urlOf('partitur') } })
}

type Backup = { child: ChildProcess; done: Promise<boolean> }
/** The command that also runs nightly, in a process group of its own. */
function backUp(site: Site, isEncrypted: boolean): Backup {
  const settings = {
    DATA_DIR: site.dataDir,
    BACKUP_DIR: target,
    BACKUP_KEEP: String(KEPT),
    ...(isEncrypted ? { BACKUP_KEY } : {}),
  }
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings, ...site.env }
  const entry = join(import.meta.dirname, '../../../build/server/index.js')
  const child = endWithTests(spawn(process.execPath, [entry, 'backup'], { env, stdio: 'ignore', detached: true }))
  return { child, done: once(child, 'exit').then(([code]) => code === 0) }
}

function kill({ child }: Backup, fate: (typeof fates)[number]): void {
  if (child.exitCode !== null || child.pid === undefined) return
  if (fate === 'alone') child.kill('SIGKILL')
  else process.kill(-child.pid, 'SIGKILL')
}

async function inEmpty(work: (url: string) => Promise<void>): Promise<void> {
  if (installed) {
    await asAdmin('CREATE DATABASE emptied')
    await work(installed.urlOf('emptied'))
    await asAdmin('DROP DATABASE emptied WITH (FORCE)')
    return
  }
  const folder = mkdtempSync(join(scratch, 'empty-'))
  await work(`file:${join(folder, 'partitur.db')}`)
  rmSync(folder, { recursive: true })
}

/** Everything named like a backup must be complete, to the last file and row; answers the newest manifest. */
async function expectWhole(): Promise<Manifest | null> {
  const [newest, ...olderBackups] = await listBackups(target)
  for (const folder of olderBackups) expect(await readManifest(folder)).not.toBeNull()
  const manifest = newest === undefined ? null : await readManifest(newest)
  if (newest === undefined || !manifest) {
    expect(newest).toBeUndefined()
    return null
  }
  expect(await findDamagedBackupFiles(backupMediaFolder(newest), manifest.media)).toEqual([])
  const key = manifest.recipient === undefined ? null : { identities: [identity], scratch: join(scratch, 'opened') }
  // Throws if the restored data differs from the backup.
  await inEmpty((url) => restoreDatabase(newest, manifest, { url, key }))
  return manifest
}

/** An editor who writes until stopped, or until the server is gone. */
function write({ call }: Awaited<ReturnType<Site['session']>>, counts: { sent: number; confirmed: number }) {
  let isOver = false
  const done = (async () => {
    while (!isOver) {
      counts.sent++
      const status = await call('POST', LISTS, { name: { de: `Rubrik ${counts.sent}.`, en: '' } }).then(
        (response) => response.status,
        () => 0,
      )
      if (status !== 201) return
      counts.confirmed++
      await wait(20)
    }
  })()
  return async () => {
    isOver = true
    await done
  }
}

test('a backup killed at any moment leaves nothing that looks complete', async () => {
  if (isPostgres && !installed) return report('PostgreSQL: not tried (apt-get install postgresql)')
  const site = await startInstallation()

  onTestFinished(site.stop)
  const session = await site.session()
  const existing = (await session.call('GET', `${LISTS}?page_size=1`)).body.count
  const startTime = performance.now()
  expect(await backUp(site, false).done).toBe(true)
  const usual = performance.now() - startTime

  const scenarios = fc.sample(
    fc.record({
      fate: fc.constantFrom(...fates),
      at: fc.noBias(fc.integer({ min: 10, max: 1100 })),
      isEncrypted: fc.boolean(),
      pdf: fc.boolean(),
    }),
    { seed, numRuns: 10_000 },
  )
  const uploaded: string[] = []
  const writeCounts = { sent: 0, confirmed: 0 }
  const counts = { killed: 0, within: 0, late: 0 }
  const until = performance.now() + runTimeMs(1)
  do {
    const { fate, at, isEncrypted, pdf } = scenarios[counts.killed++ % scenarios.length] ?? {
      fate: 'alone',
      at: 500,
      isEncrypted: false,
      pdf: false,
    }
    if (pdf) {
      const bytes = `%PDF-1.4\n${randomBytes(200_000).toString('base64')}`
      await site.upload('programm.pdf', bytes)
      uploaded.push(createHash('sha256').update(bytes).digest('hex'))
    }
    const leave = write(session, writeCounts)
    const confirmed = writeCounts.confirmed
    const backup = backUp(site, isEncrypted)
    await wait((usual * at) / 1000)
    kill(backup, fate)
    if (fate === 'with the server') await site.kill()
    const isDone = await backup.done
    await leave()
    counts[isDone ? 'late' : 'within']++
    if (isDone) expect((await expectWhole())?.tables.categories?.rows).toBeGreaterThanOrEqual(existing + confirmed)
    else await expectWhole()
    if (fate === 'with the server') await site.restart()

    expect(await backUp(site, isEncrypted).done).toBe(true)
    const manifest = await expectWhole()
    const rows = manifest?.tables.categories?.rows
    expect(rows).toBeGreaterThanOrEqual(existing + writeCounts.confirmed)
    expect(rows).toBeLessThanOrEqual(existing + writeCounts.sent)
    expect(manifest?.recipient).toBe(isEncrypted ? BACKUP_KEY : undefined)
    expect(manifest?.media.map(({ sha256 }) => sha256)).toEqual(expect.arrayContaining(uploaded))
    // No remains of killed backups, and as many complete ones as are retained.
    const left = readdirSync(target)
    expect([left.filter((name) => name.endsWith('.part')), left.length <= KEPT]).toEqual([[], true])
    expect(readdirSync(site.dataDir).filter((name) => isEncrypted && name.includes('scratch'))).toEqual([])
    if (installed)
      expect((await asAdmin('SELECT datname FROM pg_database')).map(({ datname }) => datname)).not.toContain(
        'partitur_backup_try',
      )
  } while (performance.now() < until)
  const { killed, within, late } = counts
  report(
    `${isPostgres ? 'PostgreSQL' : 'SQLite'}: ${killed} backups of ${Math.round(usual)} ms, ${within} killed with -9 within, ${late} done before; ${writeCounts.confirmed} writes and ${uploaded.length} uploads beside them; whatever bore the name of a backup was one, and each next one was whole`,
  )
  expect(within).toBeGreaterThan(0)
})
