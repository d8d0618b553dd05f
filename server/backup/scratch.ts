import { mkdir, rm } from 'node:fs/promises'

/** An empty folder that only this account reads, for `work`, and gone after it; one that was left is cleared. */
export async function withScratchFolder<T>(folder: string, work: (folder: string) => Promise<T>): Promise<T> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
