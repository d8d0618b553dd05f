import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export type PostgresDatabase = { port: number; database: string }

/** For DATABASE_URL. */
export function postgresUrl({ port, database }: PostgresDatabase): string {
  return `postgres://postgres:postgres@127.0.0.1:${port}/${database}`
}

/** A new database of this server, empty or a copy of `from`, which must have no connections. */
export async function createPostgresDatabase(
  port: number,
  { from }: { from?: string } = {},
): Promise<PostgresDatabase> {
  const database = `partitur_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: postgresUrl({ port, database: 'postgres' }) })
  await client.connect()
  try {
    await client.query(
      from === undefined ? `CREATE DATABASE ${database}` : `CREATE DATABASE ${database} TEMPLATE ${from}`,
    )
  } finally {
    await client.end()
  }
  return { port, database }
}
