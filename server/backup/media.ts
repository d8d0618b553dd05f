import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openSealed, SEALED, type Seal, sealFile } from './seal.ts'
import { sync } from './sync.ts'

/** What cannot be made again; `made` can. */
const PARTS = ['original', 'full', 'files']

/** `path` within the folder of the media, with `/`; `sealed` is the sum of the encrypted file, where it is one. */
export type MediaFile = { path: string; bytes: number; sha256: string; sealed?: string | undefined }
type Kept = { folder: string; media: readonly MediaFile[] }
/** `before` is a backup that is encrypted to the same recipient, or as little as this one. */
type Copied = { from: string; to: string; before: Kept | null; seal: Seal | null }

/** Copies what is new since the backup before; what that one has already is the same file on the disk once more. */
export async function copyMedia({ from, to, before, seal }: Copied): Promise<MediaFile[]> {
  const had = new Map(before?.media.map((file) => [file.path, file]))
  const copied: MediaFile[] = []
  for (const path of await listMedia(from)) {
    const file = await describe(from, path)
    // Deleted since the list was read.
    if (!file) continue
    await mkdir(dirname(join(to, path)), { recursive: true })
    const kept = had.get(path)
    if (before && kept?.sha256 === file.sha256 && (await linked(storedPath(before.folder, kept), storedPath(to, kept)))) copied.push(kept)
    else copied.push(seal ? await sealTried({ from, to, file }, seal) : await copyPlain({ from, to, file }))
  }
  return copied
}

/** Files of `folder`, where they are plain, that are not what the backup says of them. */
export async function damagedMedia(folder: string, media: readonly MediaFile[]): Promise<string[]> {
  const damaged: string[] = []
  for (const { path, sha256 } of media) if ((await sumOf(join(folder, path))) !== sha256) damaged.push(`${path}: not as it was`)
  return damaged
}

/** The same of a backup's own files, for which no key is needed. */
export async function damagedInBackup(folder: string, media: readonly MediaFile[]): Promise<string[]> {
  const damaged: string[] = []
  for (const file of media) if ((await sumOf(storedPath(folder, file))) !== (file.sealed ?? file.sha256)) damaged.push(`${file.path}: not as it was`)
  return damaged
}

/** Where a file lies in the media of a backup. */
export function storedPath(folder: string, { path, sealed }: MediaFile): string {
  return join(folder, sealed === undefined ? path : `${path}${SEALED}`)
}

export async function listMedia(folder: string): Promise<string[]> {
  const found = await Promise.all(PARTS.map((part) => readdir(join(folder, part), { recursive: true, withFileTypes: true }).catch(() => [])))
  const files = found.flat().filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
  return files
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

type Placed = { from: string; to: string; file: MediaFile }

/** False on a disk without links, or where somebody has tidied the backup before. */
function linked(same: string, to: string): Promise<boolean> {
  return link(same, to).then(
    () => true,
    () => false,
  )
}

async function copyPlain({ from, to, file }: Placed): Promise<MediaFile> {
  await copyFile(join(from, file.path), join(to, file.path))
  await sync(join(to, file.path))
  return file
}

/**
 * Opens again what it wrote, while there is a key for it. Of a file that a later backup links there is none any more; the
 * sum of its bytes then says that it is still what was tried here.
 */
async function sealTried({ from, to, file }: Placed, seal: Seal): Promise<MediaFile> {
  const stored = join(to, `${file.path}${SEALED}`)
  await sealFile(join(from, file.path), stored, seal)
  const sealed = (await sumOf(stored)) ?? ''
  const opened = await hashOf(await openSealed(stored, [seal.identity]))
  if (opened !== file.sha256) throw new Error(`${file.path}: encrypted and opened again it is not as it was`)
  return { ...file, sealed }
}

async function describe(folder: string, path: string): Promise<MediaFile | null> {
  const { size } = (await stat(join(folder, path)).catch(() => null)) ?? {}
  const sha256 = size === undefined ? null : await sumOf(join(folder, path))
  return size === undefined || sha256 === null ? null : { path, bytes: size, sha256 }
}

/** SHA-256 in hex; null where there is no file. */
async function sumOf(file: string): Promise<string | null> {
  if (!(await stat(file).catch(() => null))) return null
  return hashOf(createReadStream(file))
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
