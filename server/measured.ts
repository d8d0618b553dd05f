import { channel } from 'node:diagnostics_channel'

/** What costs nothing while nobody collects it; each message is a number of seconds. */
export const rendered = channel('partitur.rendered')
/** For a write in SQLite's queue, for a connection of PostgreSQL's pool. */
export const waitedForDatabase = channel('partitur.waited-for-database')

/** Seconds since a `performance.now()`. */
export function secondsSince(started: number): number {
  return (performance.now() - started) / 1000
}
