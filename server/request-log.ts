import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'

/** One line a request: method, path without its query, status, milliseconds. No address, no cookie, no agent. */
export function requestLog(log: Log): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async function requestLog(c, next) {
    const started = performance.now()
    await next()
    log.debug(
      { requestId: c.get('requestId'), method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - started) },
      'request',
    )
  }
}
