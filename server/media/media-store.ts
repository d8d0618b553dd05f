import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'

/** `path` within the store, with `/`. */
export type StoredFile = { path: string; bytes: number; modified: Date }
/** Both ends inclusive. */
export type ByteRange = { start: number; end: number }
export type OpenedFile = { body: Readable; bytes: number }
export type FileContent = Uint8Array | OpenedFile

/** One interface for folder and S3. An unreachable store throws an error that `toAppError` maps to 503. */
export type MediaStore = {
  /** For people: a folder, or an address without secrets. */
  displayName: string
  /** Whether reading is cheap, so that checks may read everything again. */
  isLocal: boolean
  /** Atomic: until it resolves the earlier content is served. The body is read to its end or destroyed. */
  put: (path: string, content: FileContent) => Promise<void>
  /** Null for a missing file. `bytes` is the length of the body. The caller must read it to its end or destroy it. */
  open: (path: string, range?: ByteRange) => Promise<OpenedFile | null>
  head: (path: string) => Promise<StoredFile | null>
  delete: (path: string) => Promise<void>
  list: (folder: string) => AsyncIterable<StoredFile>
}

/** Throws an Error in one line for a path outside the store: paths may come from a foreign export. */
export function requireInside(path: string): string {
  const parts = path.split('/')
  if (/[\\\p{Cc}]/u.test(path) || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`${JSON.stringify(path)} is outside the store`)
  return path
}

const ORIGINALS = ['files', 'full', 'original'] as const
export const originalPath = z.string().regex(new RegExp(`^(${ORIGINALS.join('|')})(/(?!\\.{1,2}(/|$))[\\w.-]+)+$`))
/** Folder of derived files, which are made on request. */
export const DERIVED_FOLDER = 'made'

/** Null for a missing file. For pictures only: a film does not fit into memory. */
export async function readMedia(store: MediaStore, path: string): Promise<Buffer | null> {
  const file = await store.open(path)
  return file && buffer(file.body)
}

export async function listOriginals(store: MediaStore): Promise<StoredFile[]> {
  const originals: StoredFile[] = []
  for (const folder of ORIGINALS) for await (const each of store.list(folder)) originals.push(each)
  return originals
}
