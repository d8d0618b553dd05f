import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { report } from '../processes/torture.ts'

/** A small disk, unmounted with the test; null if this account may not mount. */
export function mountDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-disk-'))
  const mount = (...options: string[]) => spawnSync('mount', [...options, folder]).status === 0
  const isMounted = mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs')
  onTestFinished(() => {
    if (isMounted) spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  if (!isMounted) {
    report('no disk can be mounted here (that takes root): disks that are full or read-only were not tried')
    return null
  }
  // PostgreSQL is another account.
  chmodSync(folder, 0o755)
  return {
    folder,
    remount: (mode: 'ro' | 'rw') => mount('-o', `remount,${mode}`),
    /** Leaves so many bytes free; returns a function that frees the rest. */
    fill(left: number): () => void {
      const file = join(folder, 'full')
      const spare = join(folder, 'spare')
      writeUntilFull(spare, left)
      writeUntilFull(file)
      rmSync(spare)
      return () => rmSync(file)
    },
  }
}

function writeUntilFull(file: string, maxBytes = Number.POSITIVE_INFINITY): void {
  const handle = openSync(file, 'w')
  let writtenBytes = 0
  for (const size of [1024 * 1024, 4096, 1])
    try {
      while (writtenBytes + size <= maxBytes) writtenBytes += writeSync(handle, Buffer.alloc(size))
    } catch {}
  closeSync(handle)
}
