import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'

/** `path` within the store, with `/`. */
export type StoredFile = { path: string; bytes: number; modified: Date }
/** Both ends are part of it. */
export type ByteRange = { start: number; end: number }
export type OpenedFile = { body: Readable; bytes: number }
export type FileContent = Uint8Array | OpenedFile

/**
 * Where the media lie. Everything that reads or writes them does so through this, and none of it knows what is behind.
 * A store that cannot be reached throws what `toAppError` answers with 503.
 */
export type MediaStore = {
  /** For people: a folder, or an address without secrets. */
  displayName: string
  /** Whether reading is for nothing, so that it is done again to see that all is as it was. */
  isLocal: boolean
  /** Whole or not at all: until it resolves what was there before is answered. A body is read to its end or destroyed. */
  put: (path: string, content: FileContent) => Promise<void>
  /** Null where there is nothing. `bytes` are those of the body. Who opens it reads it to its end or destroys it. */
  open: (path: string, range?: ByteRange) => Promise<OpenedFile | null>
  head: (path: string) => Promise<StoredFile | null>
  /** What is not there is deleted already. */
  delete: (path: string) => Promise<void>
  /** Everything below a folder, in the order of the paths. */
  list: (folder: string) => AsyncIterable<StoredFile>
}

/** Throws an Error in one line unless `path` stays within the store: paths come from the database, and with a portable export from elsewhere. */
export function requireInside(path: string): string {
  const parts = path.split('/')
  if (/[\\\p{Cc}]/u.test(path) || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`${JSON.stringify(path)} leads out of the store`)
  return path
}

/** What cannot be made again. */
const ORIGINALS = ['files', 'full', 'original'] as const
/** The path of an original, as a backup or a portable export names it. */
export const originalPath = z.string().regex(new RegExp(`^(${ORIGINALS.join('|')})(/(?!\\.{1,2}(/|$))[\\w.-]+)+$`))
/** Folder of what is made of the originals when it is asked for. */
export const DERIVED_FOLDER = 'made'

/** Null where there is nothing. For pictures: a film has no place in memory. */
export async function readMedia(store: MediaStore, path: string): Promise<Buffer | null> {
  const found = await store.open(path)
  return found && buffer(found.body)
}

export async function listOriginals(store: MediaStore): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for (const folder of ORIGINALS) for await (const each of store.list(folder)) found.push(each)
  return found
}
