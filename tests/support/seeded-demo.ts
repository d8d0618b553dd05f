import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { spawnServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    seededDemo: string
  }
}

/** The demo house, seeded once; every site of the journeys starts from a copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-house-'))
  const server = await spawnServer({ dataDir: folder })
  await server.stop()
  project.provide('seededDemo', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
