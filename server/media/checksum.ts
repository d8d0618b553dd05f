import { createHash } from 'node:crypto'
import type { MediaStore } from './media-store.ts'

export async function mediaChecksum(store: MediaStore, path: string): Promise<string | null> {
  const file = await store.open(path)
  return file && sha256Hex(file.body)
}

export async function sha256Hex(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
