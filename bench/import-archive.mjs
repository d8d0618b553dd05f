import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/prepare.mjs'
import { writeArchive } from './archive.mjs'

/** Imports a large concert archive with the normal command. @param {string} dataDir @returns {Promise<number>} seconds */
export async function importArchive(dataDir) {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-archive-'))
  const file = join(folder, 'archive.jsonl')
  await writeArchive(file)
  const startTime = performance.now()
  const { status } = spawnSync(process.execPath, [join(root, 'build/server/index.js'), 'import', 'archive', file], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const seconds = (performance.now() - startTime) / 1000
  rmSync(folder, { recursive: true, force: true })
  if (status !== 0) throw new Error('the archive was not imported')
  return seconds
}
