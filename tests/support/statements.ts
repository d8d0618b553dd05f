import { onTestFinished } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { type TracedWork, workChannels } from '#server/diagnostics.ts'
import { traceStatements } from '#server/traces/start-traces.ts'

/** What the database is asked from now on, without values, as it is asked. */
export function collectStatements({ pool }: Pick<Database, 'pool'>): string[] {
  const asked: string[] = []
  if (pool) traceStatements(pool, (_, text) => void asked.push(text))
  else {
    const note = (work: unknown) => void asked.push((work as TracedWork).about.statement ?? '')
    workChannels.statement.start.subscribe(note)
    onTestFinished(() => void workChannels.statement.start.unsubscribe(note))
  }
  return asked
}
