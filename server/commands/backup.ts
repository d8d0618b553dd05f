import { existsSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openSqlite } from '#server/db/sqlite-connection.ts'
import { env } from '#server/env.ts'
import { lastBackupFile, mediaDir } from '../media/store.ts'
import { say } from './open.ts'

const DATABASE = 'partitur.db'

/** `backup FOLDER`: a consistent copy of the SQLite file, taken while the house is open, and the media originals. */
export async function backup([target]: string[]): Promise<void> {
  if (!target) return refuse('Usage: npm run backup -- FOLDER')
  if (env.dialect === 'postgres') return refuse('PostgreSQL is backed up with pg_dump; copy DATA_DIR/media beside it.')
  const folder = resolve(target)
  if (!existsSync(databaseFile())) return refuse(`There is no database ${databaseFile()} to back up.`)
  if (existsSync(join(folder, DATABASE))) return refuse(`${folder} holds a backup already.`)
  await mkdir(folder, { recursive: true })
  const connection = openSqlite(env.databaseUrl)
  connection.query('VACUUM INTO ?', [join(folder, DATABASE)])
  connection.close()
  for (const part of ['original', 'full', 'files'])
    if (existsSync(join(mediaDir(), part))) await cp(join(mediaDir(), part), join(folder, 'media', part), { recursive: true })
  writeFileSync(lastBackupFile(), '')
  say(`backup: written to ${folder}`)
}

/** `restore FOLDER`: puts a backup in the place of an absent house; the server must be stopped. */
export async function restore([source]: string[]): Promise<void> {
  if (!source) return refuse('Usage: npm run restore -- FOLDER')
  if (env.dialect === 'postgres') return refuse('PostgreSQL is restored with pg_restore or psql; copy the media back into DATA_DIR.')
  const database = databaseFile()
  if (!existsSync(join(source, DATABASE))) return refuse(`${source} holds no backup.`)
  if (existsSync(database)) return refuse(`${database} exists: stop the server and move it away first.`)
  await mkdir(env.dataDir, { recursive: true })
  for (const rest of [`${database}-wal`, `${database}-shm`]) await rm(rest, { force: true })
  await cp(join(source, DATABASE), `${database}.part`)
  await rename(`${database}.part`, database)
  if (existsSync(join(source, 'media'))) await cp(join(source, 'media'), mediaDir(), { recursive: true })
  say(`restore: the house is back in ${env.dataDir}`)
}

function databaseFile(): string {
  return env.databaseUrl.slice('file:'.length)
}

function refuse(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
