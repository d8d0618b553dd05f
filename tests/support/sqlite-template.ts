import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    sqliteFolder: string
  }
}

/** A folder for the migrated template and the copies each test works on. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-sqlite-'))
  project.provide('sqliteFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
