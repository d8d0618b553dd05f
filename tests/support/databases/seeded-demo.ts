import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { makeScratchFolder } from '../scratch-folder.ts'
import { createPostgresDatabase, type PostgresDatabase, postgresUrl } from './postgres-database.ts'
import { startPostgres } from './postgres-server.ts'

/** The folder holds the pictures and, on SQLite, the database. */
export type SeededDemo = { folder: string; postgres?: PostgresDatabase }

declare module 'vitest' {
  interface ProvidedContext {
    seededDemo: SeededDemo
  }
}

/**
 * Seeds the demo once, on SQLite or (`JOURNEYS_DATABASE=postgres`) on PostgreSQL; every site of the journeys starts
 * from a copy.
 */
export default async function setup(project: TestProject) {
  const { JOURNEYS_AHEAD, JOURNEYS_DATABASE } = project.config.env ?? {}
  if (JOURNEYS_AHEAD) process.env.JOURNEYS_AHEAD = JOURNEYS_AHEAD
  // It reads the journeys' clock on import.
  const { spawnServer } = await import('../processes/server-process.ts')
  const folder = makeScratchFolder('partitur-demo-')
  const postgres =
    (JOURNEYS_DATABASE ?? process.env.JOURNEYS_DATABASE) === 'postgres' ? await startPostgres() : undefined
  const database = postgres ? { postgres: await createPostgresDatabase(postgres.port) } : {}
  const server = await spawnServer({
    dataDir: folder,
    env: database.postgres ? { DATABASE_URL: postgresUrl(database.postgres) } : {},
  })
  await server.stop()
  project.provide('seededDemo', { folder, ...database })
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
