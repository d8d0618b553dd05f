import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { makeBackup } from '#server/backup/make.ts'
import { openSqlite } from '#server/db/sqlite/sqlite-connection.ts'
import { folderStore } from '#server/media/folder-store.ts'

export const BACKUP_TIME = new Date('2027-01-15T02:00:07Z')

/** A small installation: a database, two media, a folder for backups. `back` encrypts to `recipient` if given. */
export function createBackupFixture() {
  const root = mkdtempSync(join(tmpdir(), 'partitur-backup-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const [mediaDir, target] = [join(root, 'media'), join(root, 'backups')]
  const url = `file:${join(root, 'partitur.db')}`
  const connection = openSqlite(url)
  onTestFinished(() => connection.close())
  for (const text of [
    'PRAGMA journal_mode = WAL',
    'CREATE TABLE pages (id integer PRIMARY KEY AUTOINCREMENT, title text, packed blob)',
    'CREATE TABLE counts (name text PRIMARY KEY, hits real)',
    `INSERT INTO counts VALUES ('a', 0.5)`,
  ])
    connection.query(text)
  const added = 'INSERT INTO pages (title, packed) VALUES (?, ?)'
  connection.query('BEGIN')
  for (let page = 0; page < 1203; page++)
    connection.query(added, [page === 7 ? null : `Seite ${page}`, Buffer.from([0, 255])])
  connection.query('COMMIT')
  const addMedia = (path: string, text: string) => {
    mkdirSync(join(mediaDir, path, '..'), { recursive: true })
    writeFileSync(join(mediaDir, path), text)
  }
  addMedia('original/1.jpg', 'ein Bild')
  addMedia('files/2.pdf', 'ein Programm')
  addMedia('made/1-small.avif', 'wird neu gemacht')
  const scratch = join(root, 'scratch')
  const backUp = (now = BACKUP_TIME, recipient?: string) =>
    makeBackup({
      url,
      store: folderStore(mediaDir),
      target,
      now,
      encryption: recipient === undefined ? null : { recipient, scratch },
    })
  return { root, mediaDir, target, url, connection, addMedia, backUp, scratch }
}
