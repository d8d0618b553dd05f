import { channel, tracingChannel } from 'node:diagnostics_channel'

/** What costs nothing while nobody collects it; each message is a number of seconds. */
export const renderChannel = channel('partitur.rendered')
/** For a write in SQLite's queue, for a connection of PostgreSQL's pool. */
export const databaseWaitChannel = channel('partitur.waited-for-database')

/** Work with a beginning and an end, as `server/traces/` tells it; what is said of it names nobody and holds no values. */
export type TracedWork = { about: Record<string, string> }
export const workChannels = {
  render: tracingChannel<TracedWork>('partitur.render'),
  /** Synchronous. PostgreSQL's are told by its connections (`server/traces/start-traces.ts`). */
  statement: tracingChannel<TracedWork>('partitur.statement'),
  mail: tracingChannel<TracedWork>('partitur.mail'),
  picture: tracingChannel<TracedWork>('partitur.picture'),
}

/** Seconds since a `performance.now()`. */
export function secondsSince(started: number): number {
  return (performance.now() - started) / 1000
}
