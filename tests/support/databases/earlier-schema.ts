import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Dialect = 'sqlite' | 'postgres'
const root = join(import.meta.dirname, '../../..')
/** The name of a migration that only a later program has. */
export const LATER_STEP = '9999_later'

/** Its SQL, for both databases. */
export function laterStep(): string {
  return readFileSync(join(root, 'tests/upgrades/later-step.sql'), 'utf8')
}

/** Names of this program's migrations, in order. */
export function knownMigrations(dialect: Dialect): string[] {
  return sqlFilesIn(join(root, 'server/db/migrations', dialect))
}

/** Migrations that were the newest once; `tests/upgrades/` has data of that time. */
export function earlierSchemas(dialect: Dialect): string[] {
  return sqlFilesIn(join(root, 'tests/upgrades', dialect))
}

/** SQL that creates an installation of an earlier program: the schema up to the migration `state`, and its data. */
export function earlierSchemaStatements(state: string, dialect: Dialect): string[] {
  const migrations = knownMigrations(dialect)
  const steps = migrations.slice(0, migrations.indexOf(state) + 1).flatMap((name) => {
    const text = readFileSync(join(root, 'server/db/migrations', dialect, `${name}.sql`), 'utf8')
    return [
      ...text.split('--> statement-breakpoint'),
      `INSERT INTO migrations (name, applied_at) VALUES ('${name}', '2026-03-01T10:00:00.000Z')`,
    ]
  })
  const content = readFileSync(join(root, 'tests/upgrades', dialect, `${state}.sql`), 'utf8').split('\n')
  return [
    'CREATE TABLE migrations (name text PRIMARY KEY, applied_at text NOT NULL)',
    ...steps,
    ...content.filter((statement) => statement.startsWith('INSERT')),
  ]
}

function sqlFilesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace('.sql', ''))
    .toSorted()
}
