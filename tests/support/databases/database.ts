import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Client, Pool } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { connect, type Database } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { withPostgresClient } from '#server/db/postgres/with-postgres-client.ts'
import { env } from '#server/env.ts'

/**
 * Open PostgreSQL databases of earlier tests of this worker: emptying one is much faster than creating one, and a new
 * connection has to cache tables and statements again.
 */
const left: Database[] = []

/** A migrated, empty database for one test, of the dialect of this run. */
export async function createDatabase(): Promise<Database> {
  const database = env.dialect === 'sqlite' ? await connect(await sqliteCopy()) : await postgresDatabase()
  onTestFinished(() => leave(database))
  return database
}

async function leave(database: Database): Promise<void> {
  const { pool, url } = database
  if (pool && isAsItWas(pool)) {
    left.push(database)
    return
  }
  await database.close()
  if (pool) left.push(await connect(url))
  else for (const file of ['', '-wal', '-shm']) rmSync(url.slice('file:'.length) + file, { force: true })
}

/** Open, unused, and without replaced methods. */
function isAsItWas(pool: Pool): boolean {
  return (
    !pool.ending && pool.idleCount === pool.totalCount && pool.waitingCount === 0 && !Object.hasOwn(pool, 'connect')
  )
}

/** A new database without any table. */
export async function createBareDatabaseUrl(): Promise<string> {
  const name = uniqueName()
  if (env.dialect === 'sqlite') return `file:${join(inject('sqliteFolder'), `${name}.db`)}`
  await asAdmin((client) => client.query(`CREATE DATABASE ${name}`))
  return postgresUrl(name)
}

async function sqliteCopy(): Promise<string> {
  const folder = inject('sqliteFolder')
  const template = join(folder, 'template.db')
  if (!existsSync(template)) {
    const unfinished = join(folder, `${uniqueName()}.making`)
    const database = await connect(`file:${unfinished}`)
    await migrate(database)
    await database.close()
    renameSync(unfinished, template)
  }
  const copy = join(folder, `${uniqueName()}.db`)
  copyFileSync(template, copy)
  return `file:${copy}`
}

async function postgresCopy(): Promise<string> {
  const name = uniqueName()
  await asAdmin(async (client) => {
    // Test files run in several processes; one of them makes the template.
    await client.query('SELECT pg_advisory_lock(1)')
    const { rowCount } = await client.query(`SELECT 1 FROM pg_database WHERE datname = 'template_partitur'`)
    if (rowCount === 0) {
      await client.query('CREATE DATABASE making_partitur')
      const database = await connect(postgresUrl('making_partitur'))
      await migrate(database)
      await database.close()
      await client.query('ALTER DATABASE making_partitur RENAME TO template_partitur')
    }
    await client.query(`CREATE DATABASE ${name} TEMPLATE template_partitur`)
  })
  return postgresUrl(name)
}

async function postgresDatabase(): Promise<Database> {
  const used = left.pop()
  return used ? emptied(used) : connect(await postgresCopy())
}

/**
 * Resets it to the migrated state, ids starting at one. Skips tables without bytes, because TRUNCATE recreates the
 * files of each. The version of the search index keeps rising, because processes cache by it.
 */
async function emptied(database: Database): Promise<Database> {
  await database.pool?.query(`DO $$ DECLARE found record; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR found IN SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname NOT IN ('migrations', 'search_state') AND pg_relation_size(oid) > 0 LOOP
      EXECUTE format('DELETE FROM %I', found.relname);
    END LOOP;
    PERFORM setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S';
  END $$`)
  return database
}

function asAdmin<T>(work: (client: Client) => Promise<T>): Promise<T> {
  return withPostgresClient(postgresUrl('postgres'), work)
}

function postgresUrl(name: string): string {
  return `postgres://postgres:postgres@127.0.0.1:${inject('postgresPort')}/${name}`
}

function uniqueName(): string {
  return `t${crypto.randomUUID().replaceAll('-', '')}`
}
