import { mkdir, rm } from 'node:fs/promises'

/** Runs `work` with an empty private folder and deletes it; clears one left by an aborted run. */
export async function withScratchFolder<T>(folder: string, work: (folder: string) => Promise<T>): Promise<T> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
