import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createPostgresDatabase, postgresUrl } from '../databases/postgres-database.ts'
import { HOST } from './proxies.ts'
import { freePort, type ServerProcess, spawnServer } from './server-process.ts'

/** A copy of the demo on PostgreSQL, and processes that share folder and secret. Ends with the test. */
export async function startCluster(count: number) {
  const { folder, postgres } = inject('seededDemo')
  if (!postgres) throw new Error('the processes of a cluster share a PostgreSQL')
  const dataDir = mkdtempSync(join(tmpdir(), 'partitur-cluster-'))
  symlinkSync(join(folder, 'media'), join(dataDir, 'media'))
  const url = postgresUrl(await createPostgresDatabase(postgres.port, { from: postgres.database }))
  const env = { ORIGIN: `https://${HOST}`, TRUST_PROXY: '1', SESSION_SECRET: 's'.repeat(40), CACHE_MB: '48' }
  const start = (port: number, { program, listenUrl }: { program?: string; listenUrl?: string } = {}) =>
    spawnServer({
      dataDir,
      port,
      env: { ...env, DATABASE_URL: url, ...(listenUrl ? { LISTEN_URL: listenUrl } : {}) },
      ...(program ? { program } : {}),
    })
  const processes: ServerProcess[] = []
  for (let index = 0; index < count; index++) processes.push(await start(await freePort()))
  onTestFinished(async () => {
    await Promise.all(processes.map((each) => each.stop()))
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    processes,
    databaseUrl: url,
    ports: processes.map(({ port }) => port),
    /** Adds a process. */
    async add(options: Parameters<typeof start>[1] = {}) {
      const added = await start(await freePort(), options)
      processes.push(added)
      return added
    },
    /** Starts the process again at its port, optionally from another program. */
    async startAgain(index: number, options: { program?: string } = {}) {
      const { port } = processes[index] ?? { port: 0 }
      processes[index] = await start(port, options)
    },
  }
}
