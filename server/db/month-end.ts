import { type Column, type SQL, sql } from 'drizzle-orm'
import { env } from '#server/env.ts'

/** When a month that is stored as `YYYY-MM` is over, as a time is stored; by UTC, which is enough to put it in order. */
export function monthEnd(month: Column): SQL {
  return env.dialect === 'sqlite'
    ? sql`(unixepoch(${month} || '-01', '+1 month') * 1000)`
    : sql`(to_timestamp(${month} || '-01', 'YYYY-MM-DD') + interval '1 month')`
}
