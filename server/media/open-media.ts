import { resolve } from 'node:path'
import { env } from '#server/env.ts'
import { folderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'
import { s3Store } from './s3-store.ts'

/** MEDIA_URL or another: `s3://bucket/folder`, `file:` and a folder, or a folder. Throws an Error in one line. */
export function openMedia(url = env.mediaUrl): MediaStore {
  if (!url.startsWith('s3://')) return folderStore(resolve(url.replace(/^file:/, '')))
  if (!env.s3) throw new Error(`${url} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`)
  return s3Store(url, env.s3)
}
