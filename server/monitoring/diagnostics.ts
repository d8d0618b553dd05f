import { channel, tracingChannel } from 'node:diagnostics_channel'

/** Costs nothing without a subscriber; each message is a number of seconds. */
export const renderChannel = channel('partitur.rendered')
/** For SQLite's write queue or a connection of PostgreSQL's pool. */
export const databaseWaitChannel = channel('partitur.waited-for-database')

/** Work with a start and an end, traced by `server/traces/`; `about` contains no personal data or values. */
export type TracedWork = { about: Record<string, string> }
export const workChannels = {
  render: tracingChannel<TracedWork>('partitur.render'),
  /** Synchronous, for SQLite. PostgreSQL's are traced by its connections (`server/monitoring/traces/start-traces.ts`). */
  statement: tracingChannel<TracedWork>('partitur.statement'),
  mail: tracingChannel<TracedWork>('partitur.mail'),
  picture: tracingChannel<TracedWork>('partitur.picture'),
}

export function secondsSince(startTime: number): number {
  return (performance.now() - startTime) / 1000
}
