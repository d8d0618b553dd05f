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
import { startInstalledPostgres } from '#tests/support/installed-postgres.ts'

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
  const { url, root, ...places } = await createInstallation('busy')
  let [isDone, writes] = [false, 0]
  const writing = (async () => {
    while (!isDone)
      await query(url, `INSERT INTO event_types (name) VALUES ('{"de":"dazwischen","en":""}')`).then(() => writes++)
  })()
  const made = await makeBackup({ url, ...places, now: NIGHT, encryption: null })
  isDone = true
  await writing
  expect(made).toMatchObject({ result: 'restored', problem: '', media: 1 })
  expect(writes).toBeGreaterThan(3)
  expect((await query(url, 'SELECT datname FROM pg_database')).map(({ datname }) => datname)).not.toContain(
    'busy_backup_try',
  )
  const folder = join(places.target, made.name)
  const manifest = await readManifest(folder)
  if (!manifest) throw new Error('no manifest')
  await query(url, 'CREATE DATABASE fresh')
  const place = { url: urlOf('fresh'), store: folderStore(join(root, 'neu')) }
  await restoreBackup(folder, manifest, place)
  const count = async (of: string) => (await query(of, 'SELECT count(*)::int AS count FROM event_types'))[0].count
  expect(await count(place.url)).toBe(manifest.tables.event_types?.rows)
  expect(await count(place.url)).toBeLessThanOrEqual(await count(url))
  expect(readdirSync(join(root, 'neu/original'))).toEqual(['1.jpg'])
  await expect(
    restoreBackup(folder, manifest, { ...place, store: folderStore(join(root, 'anderswo')) }),
  ).rejects.toThrow('is not overwritten')
})

test('a restore that differs from the backup is refused', async () => {
  const { url, root, ...places } = await createInstallation('changed')
  const made = await makeBackup({ url, ...places, now: NIGHT, encryption: null })
  const manifest = await readManifest(join(places.target, made.name))
  if (!manifest) throw new Error('no manifest')
  await query(url, 'CREATE DATABASE elsewhere')
  const other = { ...manifest, tables: { ...manifest.tables, event_types: { rows: 900, sum: '1' } } }
  const place = { url: urlOf('elsewhere'), store: folderStore(join(root, 'neu')) }
  await expect(restoreBackup(join(places.target, made.name), other, place)).rejects.toThrow(
    'event_types: the contents of the rows differ',
  )
})

test('an encrypted PostgreSQL backup is verified, unreadable and restorable', async () => {
  const { url, root, ...places } = await createInstallation('sealed')
  const identity = await generateX25519Identity()
  const scratch = join(root, 'scratch')
  const made = await makeBackup({
    url,
    ...places,
    now: NIGHT,
    encryption: { recipient: await identityToRecipient(identity), scratch },
  })
  expect(made).toMatchObject({ result: 'restored', problem: '', media: 1 })
  const folder = join(places.target, made.name)
  expect(readdirSync(folder).toSorted()).toEqual(['backup.json', 'media', 'partitur.dump.age'])
  expect(readdirSync(root).toSorted()).toEqual(['backups', 'media'])
  const manifest = await readManifest(folder)
  if (!manifest) throw new Error('no manifest')
  await query(url, 'CREATE DATABASE opened')
  const place = { url: urlOf('opened'), store: folderStore(join(root, 'neu')) }
  await expect(restoreBackup(folder, manifest, place)).rejects.toThrow('--identity FILE')
  await restoreBackup(folder, manifest, { ...place, key: { identities: [identity], scratch } })
  expect((await query(place.url, 'SELECT count(*)::int AS count FROM event_types'))[0].count).toBe(
    manifest.tables.event_types?.rows,
  )
})

test('without CREATEDB the backup is made and marked as unverified', async () => {
  const { url, ...places } = await createInstallation('modest')
  await query(url, 'CREATE ROLE modest LOGIN; GRANT pg_read_all_data TO modest')
  const made = await makeBackup({ url: urlOf('modest', 'modest'), ...places, now: NIGHT, encryption: null })
  expect(made).toMatchObject({ result: 'untried', problem: expect.stringContaining('CREATEDB') })
  expect(readdirSync(places.target)).toEqual([made.name])
})

test('without pg_dump the backup fails with an install hint', async () => {
  const { url, ...places } = await createInstallation('bare')
  vi.stubEnv('PATH', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await makeBackup({ url, ...places, now: NIGHT, encryption: null })).toMatchObject({
    result: 'failed',
    problem: expect.stringContaining('pg_dump is not installed: install'),
  })
  expect(readdirSync(places.target)).toEqual([])
})
