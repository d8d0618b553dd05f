import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { withoutPreviewToken } from '#contract/preview-link.ts'
import type { Log } from './log.ts'

export const REQUEST_ID = 'X-Request-Id'

/** What a request is called in the log and in its answer: by the proxy that passed it on, else by us. */
export function requestIdOf(given: string | undefined): string {
  return given && /^[\w\-=]{1,255}$/.test(given) ? given : randomUUID()
}

type Line = { requestId: string; method: string; path: string; status: number; started: number }

/** One line a request: method, path without its query, status, milliseconds. No address, no cookie, no agent. */
export function logRequest(log: Log, { started, ...line }: Line): void {
  log.debug({ ...line, path: withoutPreviewToken(line.path), ms: Math.round(performance.now() - started) }, 'request')
}

export function requestLog(log: Log): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async function requestLog(c, next) {
    const started = performance.now()
    const requestId = requestIdOf(c.req.header(REQUEST_ID))
    c.set('requestId', requestId)
    await next()
    c.res.headers.set(REQUEST_ID, requestId)
    logRequest(log, { requestId, method: c.req.method, path: c.req.path, status: c.res.status, started })
  }
}
