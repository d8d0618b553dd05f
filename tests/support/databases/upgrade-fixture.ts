import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Fingerprint, fingerprintPostgres, fingerprintSqlite } from '#server/backup/fingerprint.ts'
import { withPostgresClient } from '#server/db/postgres/with-postgres-client.ts'
import { openSqlite } from '#server/db/sqlite/sqlite-connection.ts'
import { earlierSchemaStatements } from './earlier-schema.ts'

/** More rows, so that copying and migrating take long enough to be interrupted. */
const more = (count: number) => [
  `INSERT INTO productions (name, slug_de, slug_en, description, type_id, updated_at)
   WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
   SELECT name, 'abend-' || n, 'evening-' || n, description, type_id, updated_at FROM productions, numbers WHERE id = 1`,
  `INSERT INTO event_dates (production_id, venue_id, date_start, date_end)
   SELECT productions.id, 1, date_start, date_end FROM productions, event_dates WHERE event_dates.id = 1 AND slug_de LIKE 'abend-%'`,
]
/** Content that no migration has changed. */
const CONTENT = [
  'SELECT id, slug_de, slug_en, name, description FROM productions ORDER BY id',
  'SELECT id, production_id, venue_id, date_start, date_end FROM event_dates ORDER BY id',
  'SELECT id, name, city, access FROM venues ORDER BY id',
  'SELECT id, section_id, kind, data FROM modules ORDER BY id',
]

// SQLite counts rows by itself, a moment after the start.
const SCHEMA = "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY type, name"

export type UpgradeFixture = {
  dataDir: string
  url: string
  env: Record<string, string>
  /** Waits for the database work of a killed process. */
  settle: () => Promise<void>
  /** Names of the applied migrations. */
  steps: () => Promise<string[]>
  fingerprint: () => Promise<Fingerprint>
  /** Tables, indexes and triggers as the database describes them. */
  schema: () => Promise<string>
  content: () => Promise<string>
  /** Runs `work` with the URL of an empty database, and drops it. */
  inEmpty: (work: (url: string) => Promise<void>) => Promise<void>
  remove: () => Promise<void>
}
/** The earlier `state`, with `count` additional concerts. */
type FixtureOptions = { state: string; count: number }

export async function createSqliteFixture({ state, count }: FixtureOptions): Promise<UpgradeFixture> {
  const dataDir = mkdtempSync(join(tmpdir(), 'partitur-earlier-'))
  const url = `file:${join(dataDir, 'partitur.db')}`
  const open = <T>(work: (database: ReturnType<typeof openSqlite>) => T) => {
    const database = openSqlite(url)
    try {
      return work(database)
    } finally {
      database.close()
    }
  }
  const query = (statement: string) => open((database) => database.query(statement))
  open((database) => {
    for (const statement of [
      'PRAGMA journal_mode = WAL',
      'BEGIN',
      ...earlierSchemaStatements(state, 'sqlite'),
      ...more(count),
      'COMMIT',
    ])
      database.query(statement)
  })
  return {
    dataDir,
    url,
    env: {},
    settle: async () => undefined,
    steps: async () => query('SELECT name FROM migrations ORDER BY name').map(([name]) => String(name)),
    fingerprint: async () => open(fingerprintSqlite),
    schema: async () => `${query('PRAGMA integrity_check')} ${JSON.stringify(query(SCHEMA))}`,
    content: async () => JSON.stringify(CONTENT.map(query)),
    inEmpty: async (work) => {
      const folder = mkdtempSync(join(tmpdir(), 'partitur-earlier-try-'))
      await work(`file:${join(folder, 'partitur.db')}`)
      rmSync(folder, { recursive: true })
    },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** On a PostgreSQL server; `screenUrl` is the URL of one of its databases. */
export async function createPostgresFixture(
  { state, count }: FixtureOptions,
  urlOf: (database: string) => string,
): Promise<UpgradeFixture> {
  const dataDir = mkdtempSync(join(tmpdir(), 'partitur-earlier-'))
  const name = `earlier_${crypto.randomUUID().replaceAll('-', '')}`
  const url = urlOf(name)
  const asAdmin = (statement: string) => withPostgresClient(urlOf('postgres'), (client) => client.query(statement))
  await asAdmin(`CREATE DATABASE ${name}`)
  await withPostgresClient(url, async (client) => {
    for (const statement of ['BEGIN', ...earlierSchemaStatements(state, 'postgres'), ...more(count), 'COMMIT'])
      await client.query(statement)
  })
  const query = (statement: string) =>
    withPostgresClient(url, async (client) => (await client.query({ text: statement, rowMode: 'array' })).rows)
  return {
    dataDir,
    url,
    env: { DATABASE_URL: url },
    settle: async () => {
      // PostgreSQL's programs run on for a while without the process that called them.
      const busy = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name NOT LIKE 'pg\\_%'`
      while ((await query(busy)).length > 0) await wait(20)
    },
    steps: async () =>
      (await query('SELECT name FROM migrations ORDER BY name COLLATE "C"')).map(([step]) => String(step)),
    fingerprint: () => withPostgresClient(url, fingerprintPostgres),
    schema: async () =>
      JSON.stringify([
        await query(
          `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
        ),
        await query(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`),
        await query(`SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`),
      ]),
    content: async () => JSON.stringify(await Promise.all(CONTENT.map(query))),
    inEmpty: async (work) => {
      await asAdmin(`CREATE DATABASE ${name}_empty`)
      await work(urlOf(`${name}_empty`))
      await asAdmin(`DROP DATABASE ${name}_empty WITH (FORCE)`)
    },
    remove: async () => {
      await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
