import { sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { SqliteRemoteResult } from 'drizzle-orm/sqlite-proxy'
import type { Pool } from 'pg'
import { env } from '#server/env.ts'
import type { PoolLimits } from './postgres/postgres-pool.ts'
import type { schema } from './schema/all.ts'
import { connectSqlite } from './sqlite/connect-sqlite.ts'
import type { SqliteConnection } from './sqlite/sqlite-connection.ts'

/** The database, or a transaction on it. */
export type Db = BaseSQLiteDatabase<'async', SqliteRemoteResult, typeof schema>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Database = {
  url: string
  db: Db
  /** PostgreSQL only; LISTEN and advisory locks need it. */
  pool: Pool | null
  /** SQLite only; its commits are this process's own. */
  writing: SqliteConnection | null
  ping: () => Promise<void>
  /** Updates planner statistics. PostgreSQL does so by itself. */
  analyse: () => Promise<void>
  close: () => Promise<void>
}

export function connect(url: string, limits?: PoolLimits): Promise<Database> {
  return open(url, { ...limits, forWork: false })
}

export function connectForMaintenance(url: string): Promise<Database> {
  return open(url, { forWork: true })
}

async function open(url: string, options: PoolLimits & { forWork: boolean }): Promise<Database> {
  if (url.startsWith('file:')) return { url, ...connectSqlite(url), pool: null }
  // Loaded lazily: SQLite installations save 4 MB.
  const { openPostgres } = await import('./postgres/connect-postgres.ts')
  const { db, ...connection } = openPostgres(url, { ...options, isPooled: env.listenUrl !== undefined })
  // Both dialects hold the same JavaScript types (docs/decisions/0002), so one type stands for both.
  return { url, db: db as unknown as Db, ...connection, writing: null }
}

/** One language of a `{ de, en }` column, for ORDER BY and LIKE; same operator in both dialects. */
export function localisedTextSql(column: unknown, locale: 'de' | 'en') {
  return locale === 'de'
    ? sql<string>`${column}->>'de'`
    : sql<string>`coalesce(nullif(${column}->>'en', ''), ${column}->>'de')`
}
