import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { makeBackup } from '#server/backup/make.ts'
import { readManifest } from '#server/backup/manifest.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { startInstalledPostgres } from '#tests/support/databases/installed-postgres.ts'

const { urlOf, stop } = await startInstalledPostgres()
afterAll(stop)

const NIGHT = new Date('2027-01-15T02:00:07Z')

async function query(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A migrated database with some records, and a folder for backups and media. */
async function createInstallation(name: string) {
  const root = mkdtempSync(join(tmpdir(), 'partitur-backup-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  await query(urlOf('postgres'), `CREATE DATABASE ${name}`)
  const url = urlOf(name)
  const database = await connect(url)
  await migrate(database)
  await database.close()
  await query(
    url,
    `INSERT INTO event_types (name) SELECT jsonb_build_object('de', 'Typ ' || n, 'en', '') FROM generate_series(1, 900) AS n`,
  )
  await query(
    url,
    `INSERT INTO outside_links (url, seen_at) SELECT 'https://a.example/' || n, now() FROM generate_series(1, 900) AS n`,
  )
  mkdirSync(join(root, 'media/original'), { recursive: true })
  writeFileSync(join(root, 'media/original/1.jpg'), 'ein Bild')
  return { url, root, target: join(root, 'backups'), store: folderStore(join(root, 'media')) }
}

test('a PostgreSQL backup under writes is consistent, verified and restorable', async () => {
  const { url, root, ...locations } = await createInstallation('busy')
  let [isDone, writes] = [false, 0]
  const writing = (async () => {
    while (!isDone)
      await query(url, `INSERT INTO event_types (name) VALUES ('{"de":"dazwischen","en":""}')`).then(() => writes++)
  })()
  const backup = await makeBackup({ url, ...locations, now: NIGHT, encryption: null })
  isDone = true
  await writing
  expect(backup).toMatchObject({ result: 'restored', problem: '', media: 1 })
  expect(writes).toBeGreaterThan(3)
  expect((await query(url, 'SELECT datname FROM pg_database')).map(({ datname }) => datname)).not.toContain(
    'busy_backup_try',
  )
  const folder = join(locations.target, backup.name)
  const manifest = await readManifest(folder)
  if (!manifest) throw new Error('no manifest')
  await query(url, 'CREATE DATABASE fresh')
  const target = { url: urlOf('fresh'), store: folderStore(join(root, 'neu')) }
  await restoreBackup(folder, manifest, target)
  const count = async (databaseUrl: string) =>
    (await query(databaseUrl, 'SELECT count(*)::int AS count FROM event_types'))[0].count
  expect(await count(target.url)).toBe(manifest.tables.event_types?.rows)
  expect(await count(target.url)).toBeLessThanOrEqual(await count(url))
  expect(readdirSync(join(root, 'neu/original'))).toEqual(['1.jpg'])
  await expect(
    restoreBackup(folder, manifest, { ...target, store: folderStore(join(root, 'anderswo')) }),
  ).rejects.toThrow('is not overwritten')
})

test('a restore that differs from the backup is refused', async () => {
  const { url, root, ...locations } = await createInstallation('changed')
  const backup = await makeBackup({ url, ...locations, now: NIGHT, encryption: null })
  const manifest = await readManifest(join(locations.target, backup.name))
  if (!manifest) throw new Error('no manifest')
  await query(url, 'CREATE DATABASE elsewhere')
  const alteredManifest = { ...manifest, tables: { ...manifest.tables, event_types: { rows: 900, sum: '1' } } }
  const target = { url: urlOf('elsewhere'), store: folderStore(join(root, 'neu')) }
  await expect(restoreBackup(join(locations.target, backup.name), alteredManifest, target)).rejects.toThrow(
    'event_types: the contents of the rows differ',
  )
})

test('an encrypted PostgreSQL backup is verified, unreadable and restorable', async () => {
  const { url, root, ...locations } = await createInstallation('sealed')
  const identity = await generateX25519Identity()
  const scratch = join(root, 'scratch')
  const backup = await makeBackup({
    url,
    ...locations,
    now: NIGHT,
    encryption: { recipient: await identityToRecipient(identity), scratch },
  })
  expect(backup).toMatchObject({ result: 'restored', problem: '', media: 1 })
  const folder = join(locations.target, backup.name)
  expect(readdirSync(folder).toSorted()).toEqual(['backup.json', 'media', 'partitur.dump.age'])
  expect(readdirSync(root).toSorted()).toEqual(['backups', 'media'])
  const manifest = await readManifest(folder)
  if (!manifest) throw new Error('no manifest')
  await query(url, 'CREATE DATABASE opened')
  const target = { url: urlOf('opened'), store: folderStore(join(root, 'neu')) }
  await expect(restoreBackup(folder, manifest, target)).rejects.toThrow('--identity FILE')
  await restoreBackup(folder, manifest, { ...target, key: { identities: [identity], scratch } })
  expect((await query(target.url, 'SELECT count(*)::int AS count FROM event_types'))[0].count).toBe(
    manifest.tables.event_types?.rows,
  )
})

test('without CREATEDB the backup is made and marked as unverified', async () => {
  const { url, ...locations } = await createInstallation('modest')
  await query(url, 'CREATE ROLE modest LOGIN; GRANT pg_read_all_data TO modest')
  const backup = await makeBackup({ url: urlOf('modest', 'modest'), ...locations, now: NIGHT, encryption: null })
  expect(backup).toMatchObject({ result: 'untried', problem: expect.stringContaining('CREATEDB') })
  expect(readdirSync(locations.target)).toEqual([backup.name])
})

test('without pg_dump the backup fails with an install hint', async () => {
  const { url, ...locations } = await createInstallation('bare')
  vi.stubEnv('PATH', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await makeBackup({ url, ...locations, now: NIGHT, encryption: null })).toMatchObject({
    result: 'failed',
    problem: expect.stringContaining('pg_dump is not installed: install'),
  })
  expect(readdirSync(locations.target)).toEqual([])
})
