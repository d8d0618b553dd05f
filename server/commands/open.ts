import { join } from 'node:path'
import { deleteOldBackups, makeBackup } from '#server/backup/make.ts'
import { connectForMaintenance, type Database } from '#server/db/connect.ts'
import { migrate, pendingMigrations, SchemaError } from '#server/db/migrate.ts'
import { type MigrationStep, migrationSteps } from '#server/db/migration-steps.ts'
import { withExclusiveLock } from '#server/db/sqlite/exclusive-lock.ts'
import { env } from '#server/env.ts'
import { log } from '#server/monitoring/log.ts'
import type { Viewer } from '#server/services/deps.ts'
import { createServices, type Services } from '../create-services.ts'
import { backupEncryption } from './backup-encryption.ts'
import { type TerminalLine, terminalText, toTerminalText } from './terminal-text.ts'

/** Commands run with all rights. */
export const systemViewer: Viewer = { id: 'system', email: '', name: 'system', role: 'admin', areas: [] }

export function printLine(line: TerminalLine): void {
  process.stdout.write(`${toTerminalText(line)}\n`)
}

/** Opens and migrates the database without time limits; exits with one line on failure. */
export async function openDatabase(): Promise<Database> {
  let database: Database | undefined
  try {
    database = await connectForMaintenance(env.databaseUrl)
    const applied = await upgradeSchema(database, { printLine })
    if (applied.length > 0)
      printLine([
        `Datenbank: Schema auf den neuesten Stand gebracht (${applied.join(', ')})`,
        `database: schema brought up to date (${applied.join(', ')})`,
      ])
    return database
  } catch (error) {
    if (error instanceof SchemaError) return await stop(database, error.message)
    const reason =
      error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)
    return await stop(
      database,
      terminalText(
        `Die Datenbank lässt sich nicht öffnen: ${reason}. Prüfen Sie DATABASE_URL und DATA_DIR`,
        `The database cannot be opened: ${reason}. Check DATABASE_URL and DATA_DIR`,
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
  return createServices({ database, origin: publicOrigin(), log })
}

export function publicOrigin(): string {
  return env.ORIGIN ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
}

const MAX_KEPT_COPIES = 3

type BringUpOptions = { printLine: (line: TerminalLine) => void; target?: string; steps?: readonly MigrationStep[] }

/**
 * Returns the applied steps. Backs up an existing installation first; without a backup a SQLite file stays as it is.
 * Throws a SchemaError with instructions.
 */
export async function upgradeSchema(
  database: Database,
  { printLine, target = copiesFolder(), steps = migrationSteps() }: BringUpOptions,
): Promise<string[]> {
  const { pending, isNew } = await pendingMigrations(database, steps)
  if (isNew || pending.length === 0) return migrate(database, steps)
  return withExclusiveLock(database, async () => {
    // Another process may have done it while this one waited for the lock.
    if ((await pendingMigrations(database, steps)).pending.length > 0) await copyBefore(database, { printLine, target })
    return migrate(database, steps)
  })
}

/** Steps change the database only, so the media are left out. */
async function copyBefore(
  { url }: Database,
  { printLine, target }: { printLine: (line: TerminalLine) => void; target: string },
): Promise<void> {
  const { folder, result, problem } = await makeBackup({
    url: env.listenUrl ?? url,
    store: null,
    target,
    now: new Date(),
    encryption: backupEncryption('upgrade-scratch'),
  })
  if (folder === null && env.dialect === 'sqlite')
    throw new SchemaError(
      terminalText(
        `Das Schema wurde nicht erneuert, weil sich die Datenbank vorher nicht sichern ließ: ${problem}. Schaffen Sie Platz in ${target}, oder setzen Sie BACKUP_DIR`,
        `The schema was not updated, because the database could not be backed up first: ${problem}. Free space in ${target} or set BACKUP_DIR`,
      ),
    )
  if (folder === null)
    printLine([
      `Datenbank: vor dem Erneuern des Schemas NICHT gesichert: ${problem}`,
      `database: NOT backed up before the schema update: ${problem}`,
    ])
  else
    printLine([
      `Datenbank: vor dem Erneuern des Schemas nach ${folder} gesichert${result === 'restored' ? ' und geprüft' : `; nicht geprüft: ${problem}`}`,
      `database: backed up to ${folder} before the schema update${result === 'restored' ? ', and verified' : `; not verified: ${problem}`}`,
    ])
  if (result === 'restored') await deleteOldBackups(target, MAX_KEPT_COPIES)
}

function copiesFolder(): string {
  return join(env.BACKUP_DIR ?? env.dataDir, 'before-upgrade')
}
