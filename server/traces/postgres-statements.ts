import { AsyncResource } from 'node:async_hooks'
import { type Span, SpanStatusCode } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'

/** As `pg` is called, by Drizzle with a promise and by its pool with a callback. */
type Query = (asked: string | { text: string }, ...rest: unknown[]) => Promise<unknown> | undefined

type Called = (...given: unknown[]) => void

/** Tells each statement of the pool's connections from now on; never its values. */
export function tellStatements(pool: Pool, begin: (kind: string, text: string) => Span | undefined): void {
  const connect = pool.connect.bind(pool) as (callback?: Called) => unknown
  // Who waits for a connection is called by whoever gives one back, and would else be taken for them.
  Object.assign(pool, { connect: (callback?: Called) => (callback ? connect(AsyncResource.bind(callback)) : connect()) })
  const known = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    // One function with many overloads, all of which are passed on as they came.
    const query = client.query.bind(client) as Query
    const told: Query = (asked, ...rest) => {
      const span = begin('postgresql', typeof asked === 'string' ? asked : asked.text)
      if (!span) return query(asked, ...rest)
      const done = (error: unknown) => {
        if (error) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
      const callback = rest.at(-1)
      if (typeof callback !== 'function') {
        const answer = query(asked, ...rest)
        answer?.then(() => done(null), done)
        return answer
      }
      const tell = (error: unknown, ...answer: unknown[]) => {
        done(error)
        callback(error, ...answer)
      }
      return query(asked, ...rest.slice(0, -1), tell)
    }
    Object.assign(client, { query: told })
  })
}
