import { drizzle } from 'drizzle-orm/node-postgres'
import { schema } from '../schema/all.ts'
import { tableTracker } from '../table-tracking.ts'
import { createMaintenancePool, createRequestPool, type PoolLimits } from './postgres-pool.ts'

/** `forWork` for long tasks; otherwise with `limits` for requests. */
export function openPostgres(
  url: string,
  { forWork, ...limits }: PoolLimits & { forWork: boolean; isPooled: boolean },
) {
  const pool = forWork ? createMaintenancePool(url) : createRequestPool(url, limits)
  return {
    db: drizzle(pool, { schema, logger: tableTracker }),
    pool,
    ping: async () => {
      await pool.query('SELECT 1')
    },
    analyse: async () => undefined,
    close: () => pool.end(),
  }
}
