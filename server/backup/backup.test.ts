import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '#server/db/sqlite/sqlite-connection.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { recordBackup } from '#server/services/operation/backups.ts'
import { createTestApp } from '#tests/support/app.ts'
import { BACKUP_TIME, createBackupFixture } from '#tests/support/databases/backup-fixture.ts'
import { deleteOldBackups, makeBackup } from './make.ts'
import { listBackups, readManifest } from './manifest.ts'
import { runNightlyBackup } from './nightly.ts'
import { restoreBackup } from './restore.ts'
import { copySqlite } from './sqlite.ts'

test('a backup is complete, verified and restorable', async () => {
  const { backUp, target, root } = createBackupFixture()
  const backup = await backUp()
  expect(backup).toMatchObject({ name: '2027-01-15T02-00-07Z', result: 'restored', problem: '', media: 2 })
  expect(readdirSync(target)).toEqual([backup.name])
  const folder = join(target, backup.name)
  expect(readdirSync(folder).toSorted()).toEqual(['backup.json', 'media', 'partitur.db'])
  const manifest = await readManifest(folder)
  if (!manifest) throw new Error('no manifest')
  expect(manifest.tables).toMatchObject({ pages: { rows: 1203 }, counts: { rows: 1 } })
  const destination = { url: `file:${join(root, 'neu/partitur.db')}`, store: folderStore(join(root, 'neu/media')) }
  await restoreBackup(folder, manifest, destination)
  expect(readFileSync(join(root, 'neu/media/files/2.pdf'), 'utf8')).toBe('ein Programm')
  const restored = openSqlite(destination.url)
  expect(restored.query('SELECT count(*), max(title) FROM pages')).toEqual([[1203, 'Seite 999']])
  restored.close()
  await expect(restoreBackup(folder, manifest, destination)).rejects.toThrow('is not overwritten')
})

test('a backup that differs or breaks leaves nothing behind', async () => {
  const { backUp, target, connection, mediaDir, url } = createBackupFixture()
  mkdirSync(join(target, '2027-01-14T02-00-07Z.part'), { recursive: true })
  const backup = await backUp()
  expect(readdirSync(target)).toEqual([backup.name])
  const folder = join(target, backup.name)
  const manifest = await readManifest(folder)
  if (!manifest) throw new Error('no manifest')
  const otherTarget = {
    url: `file:${join(target, '../x/partitur.db')}`,
    store: folderStore(join(target, '../x/media')),
  }
  const alteredManifest = { ...manifest, tables: { ...manifest.tables, pages: { rows: 1203, sum: 'other' } } }
  await expect(restoreBackup(folder, alteredManifest, otherTarget)).rejects.toThrow(
    'pages: the contents of the rows differ',
  )
  await expect(
    restoreBackup(folder, { ...manifest, tables: { ...manifest.tables, gone: { rows: 3, sum: '' } } }, otherTarget),
  ).rejects.toThrow('gone: 3 rows, found no table')
  expect(existsSync(otherTarget.url.slice('file:'.length))).toBe(false)
  writeFileSync(join(folder, 'media/original/1.jpg'), 'ein BiId')
  await expect(restoreBackup(folder, manifest, otherTarget)).rejects.toThrow('original/1.jpg: has changed')
  connection.query('DROP TABLE counts')
  const unreachable = await makeBackup({
    url,
    store: folderStore(mediaDir),
    target: join(mediaDir, 'original/1.jpg'),
    now: BACKUP_TIME,
    encryption: null,
  })
  expect(unreachable).toMatchObject({
    result: 'failed',
    folder: null,
    problem: expect.stringMatching(/EEXIST|ENOTDIR/),
  })
})

test('two backups within one second get separate folders', async () => {
  const { backUp, target } = createBackupFixture()
  const backups = [await backUp(), await backUp(), await backUp(new Date(BACKUP_TIME.getTime() + 400))]
  expect(backups.map(({ result }) => result)).toEqual(['restored', 'restored', 'restored'])
  expect(readdirSync(target).toSorted()).toEqual([
    '2027-01-15T02-00-07Z',
    '2027-01-15T02-00-08Z',
    '2027-01-15T02-00-09Z',
  ])
})

test('unchanged media are linked to the last backup, others copied', async () => {
  const { backUp, addMedia, target } = createBackupFixture()
  const first = await backUp()
  addMedia('original/1.jpg', 'ein anderes Bild')
  addMedia('original/3.jpg', 'ein neues Bild')
  const second = await backUp(new Date(BACKUP_TIME.getTime() + 86_400_000))
  const inode = (name: string, path: string) => statSync(join(target, name, 'media', path)).ino
  expect(inode(second.name, 'files/2.pdf')).toBe(inode(first.name, 'files/2.pdf'))
  expect(inode(second.name, 'original/1.jpg')).not.toBe(inode(first.name, 'original/1.jpg'))
  expect(readFileSync(join(target, first.name, 'media/original/1.jpg'), 'utf8')).toBe('ein Bild')
  expect(second).toMatchObject({ result: 'restored', media: 3 })
})

test('a backup copies one consistent moment under concurrent writes', async () => {
  const { url, root, connection } = createBackupFixture()
  const file = join(root, 'copy.db')
  const writer = openSqlite(url, { waitMs: 0 })
  onTestFinished(() => writer.close())
  let [writes, refused, isCopied] = [0, 0, false]
  const write = () => {
    if (isCopied) return
    try {
      writer.query("INSERT INTO pages (title) VALUES ('dazwischen')")
      writes++
    } catch {
      refused++
    }
    setImmediate(write)
  }
  const copying = copySqlite(url, file)
  write()
  const rows = await copying
  isCopied = true
  const copy = openSqlite(`file:${file}`)
  onTestFinished(() => copy.close())
  expect(copy.query('SELECT count(*) FROM pages')).toEqual([[rows.pages?.rows]])
  expect(connection.query('SELECT count(*) FROM pages')).toEqual([[1203 + writes]])
  // Writes were blocked during the last try only.
  expect([writes > 3, refused > 0]).toEqual([true, true])
})

test('the oldest backups beyond the limit are deleted', async () => {
  const { backUp, target } = createBackupFixture()
  for (let day = 0; day < 4; day++) await backUp(new Date(BACKUP_TIME.getTime() + day * 86_400_000))
  mkdirSync(join(target, 'etwas anderes'))
  await deleteOldBackups(target, 2)
  expect((await listBackups(target)).map((folder) => folder.slice(target.length + 1))).toEqual([
    '2027-01-18T02-00-07Z',
    '2027-01-17T02-00-07Z',
  ])
  expect(existsSync(join(target, 'etwas anderes'))).toBe(true)
})

const resultAt = (time: string) =>
  ({ name: time, result: 'failed', problem: 'the disk is full', rows: 0, media: 0, ended_at: new Date(time) }) as const

test('one process makes the backup once a day, later after a downtime', async () => {
  const { database } = await createTestApp()
  let runs = 0
  const runAt = async (time: string) => {
    const run = async () => {
      runs++
      await recordBackup(database.db, resultAt(time))
    }
    const scheduled = { db: database.db, now: () => new Date(time), hour: 2, run }
    return (await Promise.all([runNightlyBackup(scheduled), runNightlyBackup(scheduled)])).filter(Boolean).length
  }
  // Local time is an hour ahead of UTC.
  expect([
    await runAt('2027-01-15T00:30:00Z'),
    await runAt('2027-01-15T01:10:00Z'),
    await runAt('2027-01-15T01:20:00Z'),
    await runAt('2027-01-15T22:00:00Z'),
  ]).toEqual([0, 1, 0, 0])
  expect([
    await runAt('2027-01-15T23:30:00Z'),
    await runAt('2027-01-16T15:00:00Z'),
    await runAt('2027-01-17T01:00:00Z'),
  ]).toEqual([0, 1, 1])
  expect(runs).toBe(3)
})

test('a backup interrupted by a crash is repeated the same day', async () => {
  const { database } = await createTestApp()
  let comesToSomething = false
  const runAt = async (time: string) => {
    const run = async () => {
      if (comesToSomething) await recordBackup(database.db, resultAt(time))
    }
    return runNightlyBackup({ db: database.db, now: () => new Date(time), hour: 2, run })
  }
  expect([await runAt('2027-01-15T01:10:00Z'), await runAt('2027-01-15T06:00:00Z')]).toEqual([true, false])
  comesToSomething = true
  expect([
    await runAt('2027-01-15T07:20:00Z'),
    await runAt('2027-01-15T14:00:00Z'),
    await runAt('2027-01-16T01:10:00Z'),
  ]).toEqual([true, false, true])
})
