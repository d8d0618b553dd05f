import { drizzle } from 'drizzle-orm/node-postgres'
import { impatientPool, type PoolLimits, patientPool } from './postgres-pool.ts'
import { schema } from './schema/all.ts'
import { touchedTables } from './touched.ts'

/** Opens the database of `url`, `forWork` that may take long or for answering requests within `limits`. */
export function openPostgres(
  url: string,
  { forWork, ...limits }: PoolLimits & { forWork: boolean; isPooled: boolean },
) {
  const pool = forWork ? patientPool(url) : impatientPool(url, limits)
  return {
    db: drizzle(pool, { schema, logger: touchedTables }),
    pool,
    ping: async () => {
      await pool.query('SELECT 1')
    },
    analyse: async () => undefined,
    close: () => pool.end(),
  }
}
