import { onTestFinished } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { type TracedWork, workChannels } from '#server/monitoring/diagnostics.ts'
import { traceStatements } from '#server/monitoring/traces/start-traces.ts'

/** Records SQL statements from now on, without values. */
export function collectStatements({ pool }: Pick<Database, 'pool'>): string[] {
  const statements: string[] = []
  if (pool) traceStatements(pool, (_, text) => void statements.push(text))
  else {
    const note = (work: unknown) => void statements.push((work as TracedWork).about.statement ?? '')
    workChannels.statement.start.subscribe(note)
    onTestFinished(() => void workChannels.statement.start.unsubscribe(note))
  }
  return statements
}
