import type { Client, ClientConfig } from 'pg'

/** Runs `work` on its own connection, outside the pool. */
export async function withPostgresClient<T>(
  config: ClientConfig | string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const pg = await import('pg')
  const client = new pg.Client(config)
  // The next statement reports a lost connection.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
