import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { terminalError, terminalText } from '#server/commands/terminal-text.ts'
import { mediaChecksum, sha256Hex } from '#server/media/checksum.ts'
import { folderStore } from '#server/media/folder-store.ts'
import {
  listOriginals,
  type MediaStore,
  type OpenedFile,
  requireInside,
  type StoredFile,
} from '#server/media/media-store.ts'
import { type BackupCipher, ENCRYPTED_EXTENSION, encryptFile, openEncrypted } from './encryption.ts'

/** `path` within the store; `sealed`: checksum of the encrypted file, if encrypted. */
export type MediaFile = { path: string; bytes: number; sha256: string; sealed?: string | undefined }
type EarlierBackup = { folder: string; media: readonly MediaFile[] }
/** `before`: an earlier backup with the same recipient, or likewise unencrypted. */
type CopyOptions = { from: MediaStore; to: string; before: EarlierBackup | null; seal: BackupCipher | null }

/** Copies files that are new since the earlier backup and hard-links the others. */
export async function copyMedia({ from, to, before, seal }: CopyOptions): Promise<MediaFile[]> {
  const earlierFiles = new Map(before?.media.map((file) => [file.path, file]))
  const copied: MediaFile[] = []
  for (const stored of await listOriginals(from)) {
    const earlier = earlierFiles.get(stored.path)
    await mkdir(dirname(join(to, stored.path)), { recursive: true })
    if (
      before &&
      earlier &&
      (await isAsIn(from, earlier, stored)) &&
      (await linked(storedPath(before.folder, earlier), storedPath(to, earlier)))
    ) {
      copied.push(earlier)
      continue
    }
    const openedFile = await from.open(stored.path)
    // Deleted since it was listed.
    if (openedFile) copied.push(await copyOne(openedFile, { to, path: stored.path, seal }))
  }
  return copied
}

/** Files of `store` that differ from the backup's manifest. */
export async function findDamagedMedia(store: MediaStore, media: readonly MediaFile[]): Promise<string[]> {
  const damaged: string[] = []
  for (const { path, sha256 } of media)
    if ((await mediaChecksum(store, path)) !== sha256) damaged.push(formatDamaged(path))
  return damaged
}

/** The same for the backup's own files; needs no key. */
export async function findDamagedBackupFiles(folder: string, media: readonly MediaFile[]): Promise<string[]> {
  const damaged: string[] = []
  for (const file of media)
    if ((await sumOf(storedPath(folder, file))) !== (file.sealed ?? file.sha256)) damaged.push(formatDamaged(file.path))
  return damaged
}

export function storedPath(folder: string, { path, sealed }: MediaFile): string {
  return join(folder, requireInside(sealed === undefined ? path : `${path}${ENCRYPTED_EXTENSION}`))
}

/** File names are content hashes, so for a remote store comparing sizes is enough. */
async function isAsIn(from: MediaStore, earlier: MediaFile, { path, bytes }: StoredFile): Promise<boolean> {
  return from.isLocal ? (await mediaChecksum(from, path)) === earlier.sha256 : bytes === earlier.bytes
}

/** False on a disk without hard links, or when the earlier file is missing. */
function linked(source: string, to: string): Promise<boolean> {
  return link(source, to).then(
    () => true,
    () => false,
  )
}

/** A new file is decrypted to verify it. For a linked file the key no longer exists, so its checksum is compared. */
async function copyOne(
  { body, bytes }: OpenedFile,
  { to, path, seal }: { to: string; path: string; seal: BackupCipher | null },
): Promise<MediaFile> {
  const hash = createHash('sha256')
  const read = Readable.from(hashed(body, hash))
  if (!seal) {
    await folderStore(to).put(path, { body: read, bytes })
    return { path, bytes, sha256: hash.digest('hex') }
  }
  const stored = join(to, `${path}${ENCRYPTED_EXTENSION}`)
  await encryptFile(read, stored, seal)
  const sha256 = hash.digest('hex')
  if ((await sha256Hex(await openEncrypted(stored, [seal.identity]))) !== sha256)
    throw terminalError(
      `${path}: nach dem Verschlüsseln und Entschlüsseln ist der Inhalt anders`,
      `${path}: the decrypted copy differs from the original`,
    )
  return { path, bytes, sha256, sealed: (await sumOf(stored)) ?? '' }
}

async function* hashed(body: Readable, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    hash.update(chunk)
    yield chunk
  }
}

async function sumOf(file: string): Promise<string | null> {
  if (!(await stat(file).catch(() => null))) return null
  return sha256Hex(createReadStream(file))
}

function formatDamaged(path: string): string {
  return terminalText(`${path}: hat sich verändert`, `${path}: has changed`)
}
