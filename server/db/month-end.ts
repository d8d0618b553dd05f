import { type Column, type SQL, sql } from 'drizzle-orm'
import { env } from '#server/env.ts'

/** The end of a `YYYY-MM` month as a stored time; in UTC, which is precise enough for sorting. */
export function monthEnd(month: Column): SQL {
  return env.dialect === 'sqlite'
    ? sql`(unixepoch(${month} || '-01', '+1 month') * 1000)`
    : sql`(to_timestamp(${month} || '-01', 'YYYY-MM-DD') + interval '1 month')`
}
