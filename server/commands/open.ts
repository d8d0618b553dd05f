import { connectForWork, type Database } from '#server/db/connect.ts'
import { SchemaError } from '#server/db/migrate.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import type { Viewer } from '#server/services/deps.ts'
import { createServices, type Services } from '../create-services.ts'
import { terminalText } from '../terminal-text.ts'
import { bringUp } from './bring-up.ts'

/** Commands at the house's own terminal may do everything. */
export const systemViewer: Viewer = { id: 'system', email: '', name: 'system', role: 'admin', areas: [] }

/** A line of what is being done, for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Opens and migrates the database, for work that may take long; a failure says in one line what to do, and stops. */
export async function openDatabase(): Promise<Database> {
  let database: Database | undefined
  try {
    database = await connectForWork(env.databaseUrl)
    const applied = await bringUp(database, { say })
    if (applied.length > 0)
      say(
        terminalText(
          `Datenbank: Schema auf den neuesten Stand gebracht (${applied.join(', ')})`,
          `database: schema brought up to date (${applied.join(', ')})`,
        ),
      )
    return database
  } catch (error) {
    if (error instanceof SchemaError) return await stop(database, error.message)
    const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)
    return await stop(
      database,
      terminalText(
        `Die Datenbank lässt sich nicht öffnen: ${reason}. Prüfen Sie DATABASE_URL und DATA_DIR`,
        `The database does not open: ${reason}. Check DATABASE_URL and DATA_DIR`,
      ),
    )
  }
}

async function stop(database: Database | undefined, line: string): Promise<never> {
  process.stderr.write(`${line}.\n`)
  await database?.close().catch(() => undefined)
  process.exit(1)
}

export function servicesFor(database: Database): Services {
  return createServices({ database, origin: originOf(), log })
}

/** The address that visitors have. */
export function originOf(): string {
  return env.ORIGIN ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
}
