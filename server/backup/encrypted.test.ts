import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Decrypter, generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { openSqlite } from '#server/db/sqlite/sqlite-connection.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { BACKUP_TIME, createBackupFixture } from '#tests/support/databases/backup-fixture.ts'
import { readIdentities } from './encryption.ts'
import { readManifest } from './manifest.ts'
import { restoreBackup } from './restore.ts'

const NEXT_NIGHT = new Date(BACKUP_TIME.getTime() + 86_400_000)
const SCRATCH = 'restore-scratch'

async function createKey(generate = generateX25519Identity) {
  const identity = await generate()
  return { identity, recipient: await identityToRecipient(identity) }
}

async function manifestOf(folder: string) {
  const manifest = await readManifest(folder)
  if (!manifest) throw new Error('no manifest')
  return manifest
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

test.each([
  ['X25519', generateX25519Identity],
  ['hybrid', generateHybridIdentity],
])('a backup encrypted with a %s key is unreadable without it', async (_kind, generate) => {
  const { backUp, target, root, addMedia } = createBackupFixture()
  const film = 'ein langer Film '.repeat(20_000)
  addMedia('original/film.mp4', film)
  addMedia('files/leer.txt', '')
  const { identity, recipient } = await createKey(generate)
  const backup = await backUp(BACKUP_TIME, recipient)
  expect(backup).toMatchObject({ result: 'restored', problem: '', media: 4 })
  const folder = join(target, backup.name)
  const manifest = await manifestOf(folder)
  expect(manifest).toMatchObject({ format: 2, recipient })
  expect(filesIn(folder).every((file) => file.endsWith('.age') || file.endsWith('backup.json'))).toBe(true)
  for (const file of filesIn(target))
    expect(readFileSync(file, 'latin1')).not.toMatch(/Seite 7|ein Bild|ein langer Film|SQLite format/)
  for (const file of filesIn(folder)) expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o600])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(root).toSorted()).toEqual([
    'backups',
    'media',
    'partitur.db',
    'partitur.db-shm',
    'partitur.db-wal',
  ])
  const destination = {
    url: `file:${join(root, 'neu/partitur.db')}`,
    store: folderStore(join(root, 'neu/media')),
    key: { identities: [identity], scratch: join(root, SCRATCH) },
  }
  await restoreBackup(folder, manifest, destination)
  expect(readFileSync(join(root, 'neu/media/original/film.mp4'), 'utf8')).toBe(film)
  const restored = openSqlite(destination.url)
  expect(restored.query('SELECT count(*), max(title) FROM pages')).toEqual([[1203, 'Seite 999']])
  restored.close()
  expect(readdirSync(join(root, 'neu')).toSorted()).toEqual(['media', 'partitur.db'])
})

test('a restore needs the right identity and writes nothing without it', async () => {
  const { backUp, target, root } = createBackupFixture()
  const { identity, recipient } = await createKey()
  const folder = join(target, (await backUp(BACKUP_TIME, recipient)).name)
  const manifest = await manifestOf(folder)
  const [destination, scratch] = [
    { url: `file:${join(root, 'neu/partitur.db')}`, store: folderStore(join(root, 'neu/media')) },
    join(root, SCRATCH),
  ]
  await expect(restoreBackup(folder, manifest, destination)).rejects.toThrow(
    `the backup is encrypted to ${recipient}: pass the file with its identity with --identity FILE`,
  )
  const otherKey = await createKey()
  await expect(
    restoreBackup(folder, manifest, { ...destination, key: { identities: [otherKey.identity], scratch } }),
  ).rejects.toThrow('the identity does not match')
  expect(readdirSync(root)).not.toContain('neu')
  await restoreBackup(folder, manifest, { ...destination, key: { identities: [otherKey.identity, identity], scratch } })
})

test('media are linked for the same key and encrypted anew for another', async () => {
  const { backUp, target, root } = createBackupFixture()
  const [key, otherKey] = [await createKey(), await createKey()]
  const nights = [key.recipient, key.recipient, otherKey.recipient, undefined, key.recipient]
  const names: string[] = []
  for (const [night, recipient] of nights.entries()) {
    const backup = await backUp(new Date(BACKUP_TIME.getTime() + night * 86_400_000), recipient)
    expect(backup).toMatchObject({ result: 'restored', media: 2 })
    names.push(backup.name)
  }
  const inodes = names.map((name) => filesIn(join(target, name, 'media')).map((file) => statSync(file).ino))
  expect(inodes[1]).toEqual(inodes[0])
  expect(new Set(inodes.flat()).size).toBe(8)
  const second = join(target, names[1] ?? '')
  await restoreBackup(second, await manifestOf(second), {
    url: `file:${join(root, 'neu/partitur.db')}`,
    store: folderStore(join(root, 'neu/media')),
    key: { identities: [key.identity], scratch: join(root, SCRATCH) },
  })
  expect(readFileSync(join(root, 'neu/media/original/1.jpg'), 'utf8')).toBe('ein Bild')
})

test('a damaged linked file is detected without the key', async () => {
  const { backUp, target } = createBackupFixture()
  const { recipient } = await createKey()
  const first = await backUp(BACKUP_TIME, recipient)
  writeFileSync(join(target, first.name, 'media/original/1.jpg.age'), 'x', { flag: 'a' })
  expect(await backUp(NEXT_NIGHT, recipient)).toMatchObject({
    result: 'failed',
    problem: expect.stringContaining('original/1.jpg: has changed'),
  })
  expect(readdirSync(target)).toEqual([first.name])
})

test('encrypted files have the age format and open with its reader', async () => {
  const { backUp, target } = createBackupFixture()
  const { identity, recipient } = await createKey()
  const backup = await backUp(BACKUP_TIME, recipient)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const file = readFileSync(join(target, backup.name, 'media/files/2.pdf.age'))
  expect(file.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n(-> X25519 .*\n.*\n){2}--- /)
  expect(await decrypter.decrypt(file, 'text')).toBe('ein Programm')
})

test('a mistyped key makes no backup and reports it', async () => {
  const { backUp, target } = createBackupFixture()
  const { recipient } = await createKey()
  const wrongRecipient = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`
  expect(await backUp(BACKUP_TIME, wrongRecipient)).toMatchObject({
    result: 'failed',
    problem: expect.stringContaining('BACKUP_KEY'),
  })
  mkdirSync(target, { recursive: true })
  expect(readdirSync(target)).toEqual([])
})

test('identity files of age-keygen are accepted, and others never echoed', async () => {
  const { root } = createBackupFixture()
  const { identity, recipient } = await createKey()
  const file = join(root, 'key.txt')
  writeFileSync(file, `# created: 2027-01-15T02:00:07Z\n# public key: ${recipient}\r\n${identity}\n`)
  expect(await readIdentities(file)).toEqual([identity])
  writeFileSync(file, `${identity.slice(0, -1)}\n`)
  const message = await readIdentities(file).catch((error: Error) => error.message)
  expect(message).toBe(`${file} contains no age identity (AGE-SECRET-KEY-…)`)
  writeFileSync(file, `# public key: ${recipient}\n`)
  await expect(readIdentities(file)).rejects.toThrow('contains no age identity')
  await expect(readIdentities(join(root, 'none.txt'))).rejects.toThrow('cannot be read')
})
