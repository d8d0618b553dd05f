import { env } from '#server/env.ts'
import { folderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'

/** The store that MEDIA_URL names. */
export function openMedia(url = env.mediaUrl): MediaStore {
  return folderStore(url.slice('file:'.length))
}
