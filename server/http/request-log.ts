import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { redactPreviewToken } from '#contract/links/preview-link.ts'
import { env } from '../env.ts'
import type { Log } from '../monitoring/log.ts'
import { runInRequest } from './current-request.ts'

export const REQUEST_ID = 'X-Request-Id'

/** The request id in log and response: a trusted proxy's, else our own. */
export function requestIdFrom(header: string | undefined): string {
  return env.TRUST_PROXY === '1' && header && /^[\w\-=]{1,255}$/.test(header) ? header : randomUUID()
}

type Line = { requestId: string; method: string; path: string; status: number; startTime: number }

/** One line per request: method, path without query, status, milliseconds. No IP, cookie or user agent. */
export function logRequest(log: Log, { startTime, ...line }: Line): void {
  const fields = { ...line, path: redactPreviewToken(line.path), ms: Math.round(performance.now() - startTime) }
  if (isRefusedLogin(line)) log.warn(fields, 'a login was refused')
  else if (isRefusedSecret(line)) log.warn(fields, 'a password, code or link was refused')
  // Only for accounts: visitors get 401.
  else if (line.status === 403) log.warn(fields, 'an access was refused')
  else if (isWrite(line)) log.info(fields, 'written')
  else if (isExport(line)) log.info(fields, 'exported')
  else log.debug(fields, 'request')
}

/** API paths work with and without a trailing slash. A first step that needs a second factor counts too. */
function isRefusedLogin({ path, status }: Omit<Line, 'startTime'>): boolean {
  return /\/pageeditor-api\/login\/?$/.test(path) && (status === 401 || status === 429)
}

/** Changes of login data: the own password, links for a new one, invitations, the first code of a second factor. */
function isRefusedSecret({ method, path, status }: Omit<Line, 'startTime'>): boolean {
  return (
    method === 'POST' &&
    status >= 400 &&
    status < 500 &&
    /^\/api\/admin\/(password|reset(\/request)?|invitation(\/accept)?|two-factor\/confirm)\/?$/.test(path)
  )
}

function isExport({ method, path, status }: Omit<Line, 'startTime'>): boolean {
  return method === 'GET' && status === 200 && /^\/api\/admin\/[\w-]+\/export\/?$/.test(path)
}

/** Writes by accounts. Presence heartbeats are no writes. */
function isWrite({ method, path, status }: Omit<Line, 'startTime'>): boolean {
  return (
    status < 400 &&
    /^(POST|PUT|PATCH|DELETE)$/.test(method) &&
    /^\/(api\/admin|(de|en)\/pageeditor-api)\//.test(path) &&
    !/\/presence\//.test(path)
  )
}

export function requestLog(log: Log): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async function requestLog(c, next) {
    const startTime = performance.now()
    const requestId = requestIdFrom(c.req.header(REQUEST_ID))
    c.set('requestId', requestId)
    await runInRequest({ id: requestId }, next)
    c.res.headers.set(REQUEST_ID, requestId)
    logRequest(log, { requestId, method: c.req.method, path: c.req.path, status: c.res.status, startTime })
  }
}
