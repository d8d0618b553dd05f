import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { mediaChecksum, sha256Hex } from '#server/media/checksum.ts'
import { folderStore } from '#server/media/folder-store.ts'
import {
  listOriginals,
  type MediaStore,
  type OpenedFile,
  requireInside,
  type StoredFile,
} from '#server/media/media-store.ts'
import { terminalText } from '#server/terminal-text.ts'
import { type BackupCipher, ENCRYPTED_EXTENSION, encryptFile, openEncrypted } from './encryption.ts'

/** `path` within the store; `sealed` is the sum of the encrypted file, where it is one. */
export type MediaFile = { path: string; bytes: number; sha256: string; sealed?: string | undefined }
type Kept = { folder: string; media: readonly MediaFile[] }
/** `before` is a backup that is encrypted to the same recipient, or as little as this one. */
type Copied = { from: MediaStore; to: string; before: Kept | null; seal: BackupCipher | null }

/** Copies what is new since the backup before; what that one has already is the same file on the disk once more. */
export async function copyMedia({ from, to, before, seal }: Copied): Promise<MediaFile[]> {
  const had = new Map(before?.media.map((file) => [file.path, file]))
  const copied: MediaFile[] = []
  for (const stored of await listOriginals(from)) {
    const kept = had.get(stored.path)
    await mkdir(dirname(join(to, stored.path)), { recursive: true })
    if (
      before &&
      kept &&
      (await isAsIn(from, kept, stored)) &&
      (await linked(storedPath(before.folder, kept), storedPath(to, kept)))
    ) {
      copied.push(kept)
      continue
    }
    const opened = await from.open(stored.path)
    // Deleted since the list was read.
    if (opened) copied.push(await copyOne(opened, { to, path: stored.path, seal }))
  }
  return copied
}

/** Files of `store` that are not what the backup says of them. */
export async function findDamagedMedia(store: MediaStore, media: readonly MediaFile[]): Promise<string[]> {
  const damaged: string[] = []
  for (const { path, sha256 } of media)
    if ((await mediaChecksum(store, path)) !== sha256) damaged.push(formatDamaged(path))
  return damaged
}

/** The same of a backup's own files, for which no key is needed. */
export async function findDamagedBackupFiles(folder: string, media: readonly MediaFile[]): Promise<string[]> {
  const damaged: string[] = []
  for (const file of media)
    if ((await sumOf(storedPath(folder, file))) !== (file.sealed ?? file.sha256)) damaged.push(formatDamaged(file.path))
  return damaged
}

/** Where a file lies in the media of a backup. */
export function storedPath(folder: string, { path, sealed }: MediaFile): string {
  return join(folder, requireInside(sealed === undefined ? path : `${path}${ENCRYPTED_EXTENSION}`))
}

/** A file never changes under its name, so where reading costs something its size says enough. */
async function isAsIn(from: MediaStore, kept: MediaFile, { path, bytes }: StoredFile): Promise<boolean> {
  return from.isLocal ? (await mediaChecksum(from, path)) === kept.sha256 : bytes === kept.bytes
}

/** False on a disk without links, or where somebody has tidied the backup before. */
function linked(same: string, to: string): Promise<boolean> {
  return link(same, to).then(
    () => true,
    () => false,
  )
}

/**
 * What is encrypted is opened again, while there is a key for it. Of a file that a later backup links there is none any more;
 * the sum of its bytes then says that it is still what was tried here.
 */
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
    throw new Error(
      terminalText(
        `${path}: verschlüsselt und wieder geöffnet ist es nicht dasselbe`,
        `${path}: encrypted and opened again it is not as it was`,
      ),
    )
  return { path, bytes, sha256, sealed: (await sumOf(stored)) ?? '' }
}

async function* hashed(body: Readable, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    hash.update(chunk)
    yield chunk
  }
}

/** SHA-256 in hex; null where there is no file. */
async function sumOf(file: string): Promise<string | null> {
  if (!(await stat(file).catch(() => null))) return null
  return sha256Hex(createReadStream(file))
}

function formatDamaged(path: string): string {
  return terminalText(`${path}: nicht mehr, wie es war`, `${path}: not as it was`)
}
