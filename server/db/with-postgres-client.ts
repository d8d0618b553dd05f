import type { Client, ClientConfig } from 'pg'

/** Does `work` on a connection to PostgreSQL of its own, past the pool, and ends it. */
export async function withPostgresClient<T>(
  config: ClientConfig | string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const pg = await import('pg')
  const client = new pg.Client(config)
  // A connection that is lost is told by the next statement, or has nothing more to do.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
