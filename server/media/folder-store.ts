import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Semaphore } from 'async-mutex'
import { type ByteRange, type FileContent, type MediaStore, requireInside, type StoredFile } from './media-store.ts'

const PART = '.part'

export function folderStore(folder: string): MediaStore {
  const fileOf = (path: string) => join(folder, requireInside(path))
  return {
    displayName: folder,
    isLocal: true,
    async put(path, content) {
      try {
        await writeWhole(fileOf(path), content)
      } finally {
        if (!(content instanceof Uint8Array)) content.body.destroy()
      }
    },
    async open(path, range) {
      const handle = await unlessAbsent(open(fileOf(path)))
      if (!handle) return null
      const { start, end } = range ?? { start: 0, end: (await getSize(handle)).size - 1 }
      return { body: readFairly(handle, { start, end }), bytes: end - start + 1 }
    },
    async head(path) {
      const stats = await unlessAbsent(stat(fileOf(path)))
      return stats && { path, bytes: stats.size, modified: stats.mtime }
    },
    async delete(path) {
      await rm(fileOf(path), { force: true })
    },
    list: (below) => listFolder(folder, requireInside(below)),
  }
}

async function getSize(handle: FileHandle) {
  try {
    return await handle.stat()
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** With `recursive`, Node reports a read-only disk as such instead of a missing parent. */
async function makeFolder(folder: string): Promise<void> {
  const isCreated = await unlessAbsent(mkdir(folder, { recursive: true }).then(() => true))
  if (!isCreated) throw Object.assign(new Error(`EROFS: ${folder} cannot be made`), { code: 'EROFS' })
}

/** Atomic: a crash leaves the old file or the new one. */
async function writeWhole(path: string, content: FileContent): Promise<void> {
  await makeFolder(dirname(path))
  const part = `${path}.${process.pid}-${crypto.randomUUID()}${PART}`
  try {
    if (content instanceof Uint8Array) await writeSynced(part, content)
    else await writeStreamed(part, content.body)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writeStreamed(path: string, body: Readable): Promise<void> {
  const file = createWriteStream(path, { flush: true })
  const closed = new Promise<void>((resolve) => file.once('close', () => resolve()))
  try {
    await pipeline(body, file)
  } catch (error) {
    // The file may still be being created and would appear after the deletion.
    await closed
    throw error
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* listFolder(folder: string, below: string): AsyncGenerator<StoredFile> {
  const entries = (await unlessAbsent(readdir(join(folder, below), { recursive: true, withFileTypes: true }))) ?? []
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(PART))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) {
    const stats = await unlessAbsent(stat(file))
    // Deleted since it was listed.
    if (stats)
      yield {
        path: file.slice(join(folder).length + 1).replaceAll('\\', '/'),
        bytes: stats.size,
        modified: stats.mtime,
      }
  }
}

async function unlessAbsent<T>(operation: Promise<T>): Promise<T | null> {
  try {
    return await operation
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
    throw error
  }
}

/** The used part of a `FileHandle`. */
type OpenFile = {
  read: (into: Buffer, options: { position: number }) => Promise<{ bytesRead: number; buffer: Buffer }>
  close: () => Promise<void>
}

const PIECE_BYTES = 64 * 1024

/** As many as Node has threads for files. */
const turns = new Semaphore(4)

/** Streams an open file and closes it. Readers take turns per chunk: else a thousand films would delay the pages. */
export function readFairly(handle: OpenFile, { start, end }: ByteRange): Readable {
  let position = start
  let reading = Promise.resolve()

  async function readOn(body: Readable): Promise<void> {
    try {
      if (body.destroyed) return
      const { bytesRead, buffer } = await handle.read(
        Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, end + 1 - position)),
        {
          position,
        },
      )
      position += bytesRead
      body.push(bytesRead === 0 ? null : buffer.subarray(0, bytesRead))
    } catch (error) {
      body.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }

  return new Readable({
    highWaterMark: PIECE_BYTES,
    read() {
      if (position > end) this.push(null)
      else reading = turns.runExclusive(() => readOn(this))
    },
    destroy(error, done) {
      reading.then(() => handle.close()).then(() => done(error), done)
    },
  })
}
