import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '#server/env.ts'

export function mediaDir(): string {
  return join(env.dataDir, 'media')
}

/** A crash leaves the old file or the new one, never a part. */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  const part = `${path}.${process.pid}-${crypto.randomUUID()}.part`
  try {
    const handle = await open(part, 'w')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
