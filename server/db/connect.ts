import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { SqliteRemoteResult } from 'drizzle-orm/sqlite-proxy'
import type { Pool } from 'pg'
import { env } from '#server/env.ts'
import { connectSqlite } from './connect-sqlite.ts'
import { impatientPool, type PoolLimits, patientPool } from './postgres-pool.ts'
import { schema } from './schema/all.ts'
import { touchedTables } from './touched.ts'

export type Db = BaseSQLiteDatabase<'async', SqliteRemoteResult, typeof schema>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** A database or a transaction in it. */
export type Reader = Db | Tx

export type Database = {
  url: string
  db: Db
  /** The pool when PostgreSQL answers; LISTEN and advisory locks need it. */
  pool: Pool | null
  ping: () => Promise<void>
  /** Counts what the tables hold, because indexes are chosen by it. PostgreSQL does so by itself. */
  analyse: () => Promise<void>
  close: () => Promise<void>
}

/** Opens the database of `url` for answering requests; a SQLite file is created with its folder. */
export function connect(url: string, limits?: PoolLimits): Database {
  return url.startsWith('file:') ? openFile(url) : openPostgres(url, impatientPool(url, { ...limits, isPooled: env.listenUrl !== undefined }))
}

/** The same for work that may take long: migrations, the demo house, imports. */
export function connectForWork(url: string): Database {
  return url.startsWith('file:') ? openFile(url) : openPostgres(url, patientPool(url))
}

function openFile(url: string): Database {
  return { url, ...connectSqlite(url), pool: null }
}

function openPostgres(url: string, pool: Pool): Database {
  return {
    url,
    // Both dialects hold the same JavaScript types (docs/decisions/0002), so one type stands for both.
    db: drizzlePostgres(pool, { schema, logger: touchedTables }) as unknown as Db,
    pool,
    ping: async () => {
      await pool.query('SELECT 1')
    },
    analyse: async () => undefined,
    close: () => pool.end(),
  }
}

/** The text of one language in a `{ de, en }` column, for ORDER BY and LIKE; the same operator in both dialects. */
export function textIn(column: unknown, locale: 'de' | 'en') {
  return locale === 'de' ? sql<string>`${column}->>'de'` : sql<string>`coalesce(nullif(${column}->>'en', ''), ${column}->>'de')`
}
