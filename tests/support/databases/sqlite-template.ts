import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { makeScratchFolder } from '../scratch-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sqliteFolder: string
  }
}

/** A folder for the migrated template and the copies each test works on. */
export default function setup(project: TestProject) {
  const folder = makeScratchFolder('partitur-sqlite-')
  project.provide('sqliteFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
