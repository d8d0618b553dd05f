import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { terminalError } from '#server/commands/terminal-text.ts'
import { listOriginals, type MediaStore } from '#server/media/media-store.ts'
import { canDecrypt, decryptFile, ENCRYPTED_EXTENSION, openEncrypted } from './encryption.ts'
import { diffFingerprints, type Fingerprint } from './fingerprint.ts'
import type { Manifest } from './manifest.ts'
import { findDamagedBackupFiles, findDamagedMedia, type MediaFile, storedPath } from './media.ts'
import { restorePostgres } from './postgres.ts'
import { withScratchFolder } from './scratch.ts'
import { restoreSqlite } from './sqlite.ts'

/** age identities, and a local folder for decrypted temporary files. */
export type DecryptionKey = { identities: readonly string[]; scratch: string }
type RestoreTarget = { url: string; store: MediaStore; key?: DecryptionKey | null }

/**
 * Restores the database, verifies it, then the media. Throws an Error in one line when data exists already or the
 * result differs; nothing is overwritten.
 */
export async function restoreBackup(
  folder: string,
  manifest: Manifest,
  { url, store, key = null }: RestoreTarget,
): Promise<void> {
  // A backup without media keeps the existing ones.
  const present = manifest.media.length === 0 ? [] : await listOriginals(store)
  if (present.length > 0)
    throw terminalError(
      `in ${store.displayName} liegen ${present.length} Bilder und Dateien, sie werden nicht überschrieben`,
      `${store.displayName} holds ${present.length} pictures and files and is not overwritten`,
    )
  await requireKey(folder, manifest, key)
  refuse(await findDamagedBackupFiles(backupMediaFolder(folder), manifest.media))
  await restoreDatabase(folder, manifest, { url, key })
  for (const file of manifest.media) {
    await store.put(file.path, {
      body: await openStored(storedPath(backupMediaFolder(folder), file), file, key),
      bytes: file.bytes,
    })
  }
  refuse(await findDamagedMedia(store, manifest.media))
}

async function openStored(stored: string, { sealed }: MediaFile, key: DecryptionKey | null): Promise<Readable> {
  return sealed !== undefined && key ? openEncrypted(stored, key.identities) : createReadStream(stored)
}

/** Throws an Error in one line when the backup is encrypted and `key` is missing or wrong. */
export async function requireKey(
  folder: string,
  { recipient, database }: Manifest,
  key: DecryptionKey | null,
): Promise<void> {
  if (recipient === undefined) return
  if (!key)
    throw terminalError(
      `die Sicherung ist für ${recipient} verschlüsselt: Geben Sie die Datei mit dem Schlüssel mit --identity DATEI an`,
      `the backup is encrypted to ${recipient}: pass the file with its identity with --identity FILE`,
    )
  if (!(await canDecrypt(join(folder, `${database}${ENCRYPTED_EXTENSION}`), key.identities)))
    throw terminalError(
      `der Schlüssel passt nicht: Die Sicherung ist für ${recipient} verschlüsselt`,
      `the identity does not match: the backup is encrypted to ${recipient}`,
    )
}

/** Fills the new database of `url`; throws when it differs from the backup. */
export async function restoreDatabase(
  folder: string,
  manifest: Manifest,
  { url, key }: Omit<RestoreTarget, 'store'>,
): Promise<void> {
  const { dialect, database, tables, recipient } = manifest
  if ((dialect === 'sqlite') !== url.startsWith('file:'))
    throw terminalError(
      `die Sicherung ist für ${dialect}, aber DATABASE_URL nennt eine andere Art von Datenbank`,
      `the backup is for ${dialect}, but DATABASE_URL names another kind of database`,
    )
  const accept = (actual: Fingerprint) => refuse(diffFingerprints(tables, actual))
  const fill = (file: string) => (dialect === 'sqlite' ? restoreSqlite : restorePostgres)(file, { url, accept })
  if (recipient === undefined || !key) return fill(join(folder, database))
  await withScratchFolder(key.scratch, async (scratch) => {
    await decryptFile(join(folder, `${database}${ENCRYPTED_EXTENSION}`), join(scratch, database), key.identities)
    await fill(join(scratch, database))
  })
}

export function backupMediaFolder(folder: string): string {
  return join(folder, 'media')
}

function refuse(differing: readonly string[]): void {
  if (differing.length > 0)
    throw terminalError(
      `die wiederhergestellten Daten weichen von der Sicherung ab: ${differing.slice(0, 3).join('; ')}`,
      `the restored data differs from the backup: ${differing.slice(0, 3).join('; ')}`,
    )
}
