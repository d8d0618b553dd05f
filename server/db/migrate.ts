import { sql } from 'drizzle-orm'
import { terminalText } from '#server/commands/terminal-text.ts'
import { env } from '#server/env.ts'
import { createTriggers, dropTriggers, markAllChanged, triggersName } from '#server/search/triggers.ts'
import type { Database, Db } from './connect.ts'
import { execute } from './execute.ts'
import { isMigrationStep, type MigrationStep, migrationSteps } from './migration-steps.ts'
import { lockForTransaction } from './postgres/transaction-lock.ts'
import { createTrigramIndexes, trigramIndexName } from './trigrams/trigrams.ts'

/** The migration failed; the message says what to do, and the database is unchanged. */
export class SchemaError extends Error {}

/**
 * Applies all steps in one transaction. Concurrent starts wait for SQLite's write lock or PostgreSQL's advisory lock.
 * Throws a SchemaError for a database of a newer version, and when a step fails.
 */
export async function migrate({ db }: Database, steps: readonly MigrationStep[] = migrationSteps()): Promise<string[]> {
  if (env.dialect === 'sqlite') await db.run(sql`PRAGMA journal_mode = WAL`)
  const before = await findApplied(db)
  refuseNewer(before, steps)
  if (isComplete(before, steps)) return []
  return db.transaction(async (tx) => {
    await lockForTransaction(tx, 'schema')
    await execute(tx, sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at text NOT NULL)`)
    const applied = await readApplied(tx)
    refuseNewer(applied, steps)
    // Another process may have migrated meanwhile; its tables are in use and their triggers stay.
    if (isComplete(applied, steps)) return []
    const pending = steps.filter(({ name }) => !applied.has(name))
    const note = (name: string) =>
      execute(tx, sql`INSERT INTO migrations (name, applied_at) VALUES (${name}, ${new Date().toISOString()})`)
    for (const { name, statements } of pending) {
      await apply(tx, { name, statements })
      await note(name)
    }
    // SQLite drops the triggers of a table that a step recreates.
    await dropTriggers(tx)
    await createTriggers(tx)
    await createTrigramIndexes(tx)
    // An empty installation has nothing to index.
    if (applied.size > 0) await markAllChanged(tx)
    for (const name of derivedObjects()) if (!applied.has(name)) await note(name)
    return pending.map(({ name }) => name)
  })
}

/** `isNew`: the database is empty. Throws a SchemaError for a database of a newer version. */
export async function pendingMigrations(
  { db }: Pick<Database, 'db'>,
  steps: readonly MigrationStep[] = migrationSteps(),
): Promise<{ pending: string[]; isNew: boolean }> {
  const applied = await findApplied(db)
  refuseNewer(applied, steps)
  return { pending: steps.flatMap(({ name }) => (applied.has(name) ? [] : [name])), isNew: applied.size === 0 }
}

async function apply(tx: Db, { name, statements }: MigrationStep): Promise<void> {
  try {
    for (const statement of statements) await execute(tx, sql.raw(statement))
  } catch (error) {
    const reason =
      error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)
    throw new SchemaError(
      terminalText(
        `Der Schritt ${name} des Schemas ist gescheitert: ${reason}. Nichts wurde geändert: Starten Sie die vorige Version, und melden Sie diese Zeile`,
        `The schema step ${name} failed: ${reason}. Nothing was changed: start the previous version and report this line`,
      ),
      {
        cause: error,
      },
    )
  }
}

function refuseNewer(applied: ReadonlySet<string>, steps: readonly MigrationStep[]): void {
  const names = new Set(steps.map(({ name }) => name))
  const unknownSteps = [...applied].filter((name) => isMigrationStep(name) && !names.has(name))
  if (unknownSteps.length === 0) return
  throw new SchemaError(
    terminalText(
      `Die Datenbank gehört zu einer neueren Version von Partitur: Diese kennt ${unknownSteps.toSorted().join(', ')} nicht. Nichts wurde geändert: Starten Sie die neuere Version, oder stellen Sie eine ältere Sicherung wieder her`,
      `The database belongs to a newer version of Partitur: this one does not know ${unknownSteps.toSorted().join(', ')}. Nothing was changed: start the newer version, or restore an older backup`,
    ),
  )
}

/** Without pending steps no write lock is taken. */
async function findApplied(db: Database['db']): Promise<Set<string>> {
  try {
    return await readApplied(db)
  } catch {
    return new Set()
  }
}

function isComplete(applied: ReadonlySet<string>, steps: readonly MigrationStep[]): boolean {
  return [...steps.map(({ name }) => name), ...derivedObjects()].every((name) => applied.has(name))
}

/** Objects that are recreated after the steps. */
function derivedObjects(): string[] {
  return [triggersName(), trigramIndexName()]
}

async function readApplied(db: Db): Promise<Set<string>> {
  const rows = await db.select({ name: sql<string>`name` }).from(sql`migrations`)
  return new Set(rows.map(({ name }) => name))
}
