import type { MiddlewareHandler } from 'hono'
import { AppError } from '#contract/errors.ts'
import { readPreviewToken } from '#contract/links/preview-link.ts'
import type { Services } from '../create-services.ts'
import { createThrottle } from '../limits/throttle.ts'
import { answerPlainPage, isPagePath } from './plain-page.ts'

const GUESSES_PER_ADDRESS = 20

/** Headers and throttle for preview links: not cached, not indexed, no referrer, and guessing is slowed down. */
export function guardPreviews({
  clientIp,
  database,
  secret,
}: Pick<Services, 'clientIp' | 'database' | 'secret'>): MiddlewareHandler {
  const perAddress = createThrottle({ db: database.db, secret }, { name: 'previews', points: GUESSES_PER_ADDRESS })

  return async function guardPreviews(c, next) {
    if (readPreviewToken(c.req.path) === null) return next()
    const address = clientIp(c)
    try {
      await perAddress.take(address)
    } catch (refusal) {
      if (refusal instanceof AppError && isPagePath(c.req.path)) return answerPlainPage(c, refusal)
      throw refusal
    }
    await next()
    if (c.res.status < 400) await perAddress.giveBack(address)
    c.res.headers.set('Cache-Control', 'private, no-store')
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
  }
}
