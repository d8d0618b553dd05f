import type { MiddlewareHandler } from 'hono'
import { createPathShares, noteMissing } from '#content/redirect/missing.server.ts'
import { hasSession } from './api/session.ts'
import type { Services } from './create-services.ts'

/** Notes what visitors ask for in vain, for the report in the back office. Who is logged in tries things. */
export function noteNotFound({ now, secret, addressOf }: Pick<Services, 'now' | 'secret' | 'addressOf'>): MiddlewareHandler {
  const mayBring = createPathShares()
  return async function noteNotFound(c, next) {
    await next()
    if (c.res.status !== 404 || c.req.method !== 'GET' || hasSession(c.req.header('cookie'), secret)) return
    noteMissing({ path: c.req.path, referrer: c.req.header('referer'), at: now(), mayBring: () => mayBring(addressOf(c)) })
  }
}
