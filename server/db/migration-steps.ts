import { env } from '#server/env.ts'

const files = {
  sqlite: import.meta.glob<string>('./migrations/sqlite/*.sql', { eager: true, query: '?raw', import: 'default' }),
  postgres: import.meta.glob<string>('./migrations/postgres/*.sql', { eager: true, query: '?raw', import: 'default' }),
}

/** One step of the schema, called `0000_baseline`; only forwards. */
export type MigrationStep = { name: string; statements: string[] }

export function migrationSteps(): MigrationStep[] {
  return Object.entries(files[env.dialect])
    .map(([path, text]) => ({
      name: path.replace(/^.*\/(.+)\.sql$/, '$1'),
      statements: text.split('--> statement-breakpoint'),
    }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** Other entries among the applied names have no number. */
export function isMigrationStep(name: string): boolean {
  return /^\d{4}_/.test(name)
}
