import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import about from '#package' with { type: 'json' }
import { terminalError } from '#server/commands/terminal-text.ts'
import type { MediaStore } from '#server/media/media-store.ts'
import { type BackupCipher, createBackupCipher, ENCRYPTED_EXTENSION, encryptFile } from './encryption.ts'
import { countRows, type Fingerprint } from './fingerprint.ts'
import { fsyncPath } from './fsync-path.ts'
import { backupName, listBackups, type Manifest, readManifest, writeManifest } from './manifest.ts'
import { copyMedia, findDamagedBackupFiles } from './media.ts'
import { dumpPostgres, NoScratchDatabase, withScratchDatabase } from './postgres.ts'
import { backupMediaFolder, type DecryptionKey, restoreDatabase } from './restore.ts'
import { withScratchFolder } from './scratch.ts'
import { copySqlite } from './sqlite.ts'

/** `folder` is null when no backup was made. `problem`: why, or why it was not verified. */
export type BackupResult = {
  name: string
  folder: string | null
  result: 'restored' | 'untried' | 'failed'
  problem: string
  rows: number
  media: number
}
/** The age recipient, and a local folder for unencrypted temporary files, outside the backup folder. */
export type Encryption = { recipient: string; scratch: string }
/** `store` is null for the database alone. */
type MakeBackupOptions = {
  url: string
  store: MediaStore | null
  target: string
  now: Date
  encryption: Encryption | null
}
type WriteOptions = Omit<MakeBackupOptions, 'encryption'> & { part: string; sealing: Sealing | null }
type RestoreTrial = Pick<BackupResult, 'result' | 'problem'>
type Sealing = { seal: BackupCipher; scratch: string }

const PART = '.part'
const PROBLEM_CHARACTERS = 500

/**
 * Writes a backup into a folder of `target`, restores it to a scratch place and compares; only then it gets its name,
 * else it is deleted. Never throws: errors are in the result.
 */
export async function makeBackup({ url, store, target, now, encryption }: MakeBackupOptions): Promise<BackupResult> {
  const name = freeName(target, now)
  const part = join(target, `${name}${PART}`)
  try {
    const sealing = encryption && { seal: await createBackupCipher(encryption.recipient), scratch: encryption.scratch }
    await mkdir(target, { recursive: true })
    // Left by aborted processes; only one writes at a time.
    for (const partFile of await readdir(target))
      if (partFile.endsWith(PART)) await rm(join(target, partFile), { recursive: true })
    await mkdir(part, { mode: 0o700 })
    const manifest = await writeBackup({ url, store, target, part, now, sealing })
    const attempt = await tryBackup(part, manifest, { url, sealing })
    const folder = join(target, name)
    await rename(part, folder)
    await fsyncPath(target)
    return { name, folder, ...attempt, rows: countRows(manifest.tables), media: manifest.media.length }
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => undefined)
    return { name, folder: null, result: 'failed', problem: describe(error), rows: 0, media: 0 }
  }
}

/** By the second of `now`, or the next free one: an aborted process may have finished one just before. */
function freeName(target: string, now: Date): string {
  const name = backupName(now)
  return existsSync(join(target, name)) ? freeName(target, new Date(now.getTime() + 1000)) : name
}

/** Deletes the oldest until `keep` are left. Call it only after a verified backup. */
export async function deleteOldBackups(target: string, keep: number): Promise<string[]> {
  const oldBackups = (await listBackups(target)).slice(keep)
  for (const folder of oldBackups) {
    // An aborted deletion must not leave an incomplete folder with a backup's name.
    await rename(folder, `${folder}${PART}`)
    await rm(`${folder}${PART}`, { recursive: true })
  }
  return oldBackups
}

async function writeBackup({ url, store, target, part, now, sealing }: WriteOptions): Promise<Manifest> {
  const dialect = url.startsWith('file:') ? 'sqlite' : 'postgres'
  const database = dialect === 'sqlite' ? 'partitur.db' : 'partitur.dump'
  const copy = (file: string) => (dialect === 'sqlite' ? copySqlite : dumpPostgres)(url, file)
  const tables = await (sealing ? copySealed(copy, join(part, database), sealing) : copy(join(part, database)))
  const recipient = sealing?.seal.recipient
  // After the database: a picture added meanwhile is one too many, never one too few.
  const before = store === null ? null : await findBefore(target, recipient)
  const media =
    store === null
      ? []
      : await copyMedia({ from: store, to: backupMediaFolder(part), before, seal: sealing?.seal ?? null })
  const fields = { program: about.version, made_at: now.toISOString(), dialect, database, tables, media } as const
  const manifest: Manifest = recipient === undefined ? { format: 1, ...fields } : { format: 2, recipient, ...fields }
  await writeManifest(part, manifest)
  return manifest
}

function copySealed(
  copy: (file: string) => Promise<Fingerprint>,
  file: string,
  { seal, scratch }: Sealing,
): Promise<Fingerprint> {
  return withScratchFolder(scratch, async (folder) => {
    const plainFile = join(folder, basename(file))
    const tables = await copy(plainFile)
    await encryptFile(createReadStream(plainFile), `${file}${ENCRYPTED_EXTENSION}`, seal)
    return tables
  })
}

/** Its media can be hard-linked if they have the same recipient. */
async function findBefore(target: string, recipient: string | undefined) {
  const [folder] = await listBackups(target)
  // An unreadable one is ignored and does not prevent this backup.
  const manifest = folder === undefined ? null : await readManifest(folder).catch(() => null)
  return folder !== undefined && manifest && manifest.recipient === recipient
    ? { folder: backupMediaFolder(folder), media: manifest.media }
    : null
}

async function tryBackup(
  part: string,
  manifest: Manifest,
  { url, sealing }: Pick<WriteOptions, 'url' | 'sealing'>,
): Promise<RestoreTrial> {
  const damaged = await findDamagedBackupFiles(backupMediaFolder(part), manifest.media)
  if (damaged.length > 0)
    throw terminalError(
      `die kopierten Bilder und Dateien sind beschädigt: ${damaged.slice(0, 3).join('; ')}`,
      `the copied media are damaged: ${damaged.slice(0, 3).join('; ')}`,
    )
  try {
    const key: DecryptionKey | null = sealing && { identities: [sealing.seal.identity], scratch: sealing.scratch }
    await inScratchPlace(sealing ? `${sealing.scratch}-try` : join(part, 'try'), url, (scratch) =>
      restoreDatabase(part, manifest, { url: scratch, key }),
    )
  } catch (error) {
    if (!(error instanceof NoScratchDatabase)) throw error
    return { result: 'untried', problem: error.message }
  }
  return { result: 'restored', problem: '' }
}

function inScratchPlace(folder: string, url: string, work: (url: string) => Promise<void>): Promise<void> {
  if (!url.startsWith('file:')) return withScratchDatabase(url, work)
  return withScratchFolder(folder, () => work(`file:${join(folder, 'partitur.db')}`))
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, PROBLEM_CHARACTERS)
}
