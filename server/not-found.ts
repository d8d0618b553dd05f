import type { MiddlewareHandler } from 'hono'
import { noteMissing } from '#content/redirect/missing.server.ts'
import { namesSession } from './api/session.ts'

/** Notes what visitors ask for in vain, for the report in the back office. Who is logged in tries things. */
export function noteNotFound({ now }: { now: () => Date }): MiddlewareHandler {
  return async function noteNotFound(c, next) {
    await next()
    if (c.res.status !== 404 || c.req.method !== 'GET' || namesSession(c.req.header('cookie') ?? null)) return
    noteMissing({ path: c.req.path, referrer: c.req.header('referer'), at: now() })
  }
}
