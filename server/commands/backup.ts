import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readIdentities } from '#server/backup/encryption.ts'
import { countRows } from '#server/backup/fingerprint.ts'
import { type BackupResult, deleteOldBackups, makeBackup } from '#server/backup/make.ts'
import { listBackups, type Manifest, readManifest } from '#server/backup/manifest.ts'
import { type DecryptionKey, requireKey, restoreBackup } from '#server/backup/restore.ts'
import { sqlitePath } from '#server/backup/sqlite.ts'
import { refuse, terminalText, terminalTime } from '#server/commands/terminal-text.ts'
import { connectForMaintenance } from '#server/db/connect.ts'
import { withExclusiveLock } from '#server/db/sqlite/exclusive-lock.ts'
import { env } from '#server/env.ts'
import { recordBackup } from '#server/services/operation/backups.ts'
import { openMedia } from '../media/open-media.ts'
import { backupEncryption } from './backup-encryption.ts'
import { printLine } from './open.ts'

/** A pooler in transaction mode would lose the snapshot. */
const url = env.listenUrl ?? env.databaseUrl

/**
 * `backup [FOLDER]`: backs up database and media (see BACKUP_MEDIA) into a new folder within FOLDER or BACKUP_DIR, and
 * verifies it. The result is stored in the database; after success the oldest backups in BACKUP_DIR are deleted.
 */
export async function backup([folder]: string[]): Promise<void> {
  const target = folder === undefined ? env.BACKUP_DIR : resolve(folder)
  if (!target)
    return refuse([
      'Aufruf: npm run backup -- ORDNER, oder BACKUP_DIR setzen',
      'Usage: npm run backup -- FOLDER, or set BACKUP_DIR',
    ])
  if (env.dialect === 'sqlite' && !existsSync(sqlitePath(url)))
    return refuse([
      `Es gibt keine Datenbank ${sqlitePath(url)}, die gesichert werden kann.`,
      `There is no database ${sqlitePath(url)} to back up.`,
    ])
  const database = await connectForMaintenance(env.databaseUrl)
  try {
    const encryption = backupEncryption('backup-scratch')
    const store = env.BACKUP_MEDIA === '1' ? openMedia() : null
    const backup = await withExclusiveLock(
      database,
      () => makeBackup({ url, store, target, now: new Date(), encryption }),
      'backup',
    )
    const { folder: _folder, ...result } = backup
    await recordBackup(database.db, { ...result, ended_at: new Date() }).catch(() =>
      printLine([
        'backup: Das Ergebnis wurde nicht gespeichert, weil die Datenbank ein älteres Schema hat',
        'backup: the result was not stored, because the database has an older schema',
      ]),
    )
    report(backup, encryption !== null)
    if (backup.result === 'restored' && target === env.BACKUP_DIR)
      for (const oldBackup of await deleteOldBackups(target, env.BACKUP_KEEP))
        printLine([
          `backup: ${oldBackup} wurde gelöscht; die neuesten ${env.BACKUP_KEEP} bleiben`,
          `backup: deleted ${oldBackup}; the newest ${env.BACKUP_KEEP} stay`,
        ])
  } finally {
    await database.close()
  }
}

/** `restore FOLDER [--identity FILE] [--dry-run]`: refuses when data exists or the identity does not fit. */
export async function restore(args: string[]): Promise<void> {
  const options = readRestoreOptions(args)
  if (!options)
    return refuse([
      'Aufruf: npm run restore -- ORDNER [--identity DATEI] [--dry-run]',
      'Usage: npm run restore -- FOLDER [--identity FILE] [--dry-run]',
    ])
  const { source, identity, isDry } = options
  const located = await findBackup(resolve(source))
  if (!located) return refuse([`In ${source} ist keine Sicherung.`, `${source} contains no backup.`])
  const { folder, manifest } = located
  const target =
    env.dialect === 'sqlite'
      ? sqlitePath(env.databaseUrl)
      : terminalText('die Datenbank aus DATABASE_URL', 'the database of DATABASE_URL')
  const store = openMedia()
  printLine([`restore: aus ${folder}`, `restore: from ${folder}`])
  printLine([
    `  geschrieben am ${terminalTime(new Date(manifest.made_at))} von Partitur ${manifest.program}, ${countRows(manifest.tables)} Zeilen (${manifest.dialect}), ${manifest.media.length} Bilder und Dateien`,
    `  written ${manifest.made_at} by Partitur ${manifest.program}, ${countRows(manifest.tables)} rows (${manifest.dialect}), ${manifest.media.length} pictures and files`,
  ])
  printLine([
    `  nach ${target} und ${store.displayName}; was dort ist, wird nicht überschrieben`,
    `  into ${target} and ${store.displayName}; existing data is not overwritten`,
  ])
  try {
    const key: DecryptionKey | null =
      identity === undefined
        ? null
        : { identities: await readIdentities(identity), scratch: join(env.dataDir, 'restore-scratch') }
    await requireKey(folder, manifest, key)
    if (isDry) return
    await restoreBackup(folder, manifest, { url, store, key })
  } catch (error) {
    return refuse([
      `Nicht wiederhergestellt: ${error instanceof Error ? error.message : error}.`,
      `Not restored: ${error instanceof Error ? error.message : error}.`,
    ])
  }
  printLine([
    'restore: Alles ist wieder da; jede Zeile und jede Datei wurde verglichen',
    'restore: done; every row and file was verified',
  ])
}

function readRestoreOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { identity: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    })
    const [source] = positionals
    return source === undefined ? null : { source, identity: values.identity, isDry: values['dry-run'] === true }
  } catch {
    return null
  }
}

/** A backup itself, or the newest one in a folder. */
async function findBackup(source: string): Promise<{ folder: string; manifest: Manifest } | null> {
  for (const folder of [source, ...(await listBackups(source))]) {
    const manifest = await readManifest(folder)
    if (manifest) return { folder, manifest }
  }
  return null
}

function report({ folder, result, problem, rows, media }: BackupResult, isEncrypted: boolean): void {
  if (folder === null) {
    refuse([`backup: fehlgeschlagen: ${problem}`, `backup: failed: ${problem}`])
    return
  }
  printLine([
    `backup: ${rows} Zeilen, ${media} Bilder und Dateien in ${folder}${isEncrypted ? ', verschlüsselt' : ''}`,
    `backup: ${rows} rows, ${media} pictures and files in ${folder}${isEncrypted ? ', encrypted' : ''}`,
  ])
  printLine(
    result === 'restored'
      ? terminalText('backup: durch Wiederherstellen geprüft', 'backup: verified by restoring it')
      : terminalText(`backup: NICHT geprüft: ${problem}`, `backup: NOT verified: ${problem}`),
  )
}
