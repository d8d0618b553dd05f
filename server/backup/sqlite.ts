import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { terminalError } from '#server/commands/terminal-text.ts'
import { openSqlite, type SqliteConnection } from '#server/db/sqlite/sqlite-connection.ts'
import { type Fingerprint, fingerprintSqlite } from './fingerprint.ts'
import { fsyncPath } from './fsync-path.ts'

/** Usually the first try succeeds; under constant writes the last one blocks them. */
const TRIES = 5

/**
 * Copies the open database and returns its fingerprint: one connection holds a read snapshot while another copies, and
 * both match if nothing was written in between.
 */
export async function copySqlite(url: string, file: string): Promise<Fingerprint> {
  const [seeing, copying, lockHolder] = [openSqlite(url), openSqlite(url), openSqlite(url)]
  try {
    for (let triesLeft = TRIES; ; triesLeft--) {
      const before = changesSeen(copying)
      if (triesLeft === 1) lockHolder.query('BEGIN IMMEDIATE')
      seeing.query('BEGIN')
      seeing.query('SELECT 1 FROM sqlite_master LIMIT 1')
      await rm(file, { force: true })
      copying.query('VACUUM INTO ?', [file])
      if (triesLeft === 1 || changesSeen(copying) === before) break
      seeing.query('ROLLBACK')
    }
    if (lockHolder.inTransaction) lockHolder.query('ROLLBACK')
    const fingerprint = fingerprintSqlite(seeing)
    await chmod(file, 0o600)
    await fsyncPath(file)
    return fingerprint
  } finally {
    for (const connection of [seeing, copying, lockHolder]) {
      // Closing alone would hold the lock until garbage collection.
      if (connection.inTransaction) connection.query('ROLLBACK')
      connection.close()
    }
  }
}

/** Puts a copy into place after `accept`, atomically. Expects no database there. */
export async function restoreSqlite(
  file: string,
  { url, accept }: { url: string; accept: (actual: Fingerprint) => void },
): Promise<void> {
  const database = sqlitePath(url)
  if (existsSync(database))
    throw terminalError(
      `${database} gibt es schon und wird nicht überschrieben`,
      `${database} exists already and is not overwritten`,
    )
  await mkdir(dirname(database), { recursive: true })
  const part = `${database}.part`
  for (const leftover of [part, `${database}-wal`, `${database}-shm`]) await rm(leftover, { force: true })
  await copyFile(file, part)
  await fsyncPath(part)
  const connection = openSqlite(`file:${part}`)
  try {
    const [[verdict] = []] = connection.query('PRAGMA integrity_check')
    if (verdict !== 'ok') throw terminalError(`die Kopie ist beschädigt: ${verdict}`, `the copy is damaged: ${verdict}`)
    accept(fingerprintSqlite(connection))
  } finally {
    connection.close()
  }
  await rename(part, database)
}

export function sqlitePath(url: string): string {
  return url.slice('file:'.length)
}

/** Changes when another connection has written. */
function changesSeen(connection: SqliteConnection): unknown {
  return connection.query('PRAGMA data_version')[0]?.[0]
}
