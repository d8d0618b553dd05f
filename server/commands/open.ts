import { connectForWork, type Database } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import type { Viewer } from '#server/services/deps.ts'
import { createServices, type Services } from '../create-services.ts'

/** Commands at the house's own terminal may do everything. */
export const systemViewer: Viewer = { id: 'system', email: '', name: 'system', role: 'admin' }

/** A line of what is being done, for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Opens and migrates the database, for work that may take long; a failure says in one line what to do, and stops. */
export async function openDatabase(): Promise<Database> {
  let database: Database | undefined
  try {
    database = connectForWork(env.databaseUrl)
    const applied = await migrate(database)
    if (applied.length > 0) say(`database: schema brought up to date (${applied.join(', ')})`)
    return database
  } catch (error) {
    const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)
    process.stderr.write(`The database does not open: ${reason}. Check DATABASE_URL and DATA_DIR.\n`)
    await database?.close().catch(() => undefined)
    process.exit(1)
  }
}

export function servicesFor(database: Database): Services {
  return createServices({ database, origin: originOf(), log })
}

/** The address that visitors have. */
export function originOf(): string {
  return env.ORIGIN ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
}
