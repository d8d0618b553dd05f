import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const IN_MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3

/** A temporary folder, in memory if possible: on a disk each write would be waited for. */
export function makeScratchFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), prefix))
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ROOM_BYTES
  } catch {
    return false
  }
}

/** An empty folder on the disk, removed with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
