import { open } from 'node:fs/promises'

/** A file or folder is on the disk when it resolves. */
export async function fsyncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
