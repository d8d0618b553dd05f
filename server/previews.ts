import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#contract/errors.ts'
import { previewTokenIn } from '#contract/preview-link.ts'
import type { Services } from './create-services.ts'

const WINDOW_SECONDS = 15 * 60
const GUESSES_PER_ADDRESS = 20

/**
 * Around every answer to a link to a preview: nobody keeps it, no search engine lists it, no other site learns its address,
 * and whoever guesses soon has to wait.
 */
export function guardPreviews({ addressOf }: Pick<Services, 'addressOf'>): MiddlewareHandler {
  const perAddress = new RateLimiterMemory({ points: GUESSES_PER_ADDRESS, duration: WINDOW_SECONDS })

  async function take(address: string): Promise<void> {
    try {
      await perAddress.consume(address)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new AppError('too_many_requests', { message: 'previews throttled', retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
    }
  }

  return async function guardPreviews(c, next) {
    if (previewTokenIn(c.req.path) === null) return next()
    const address = addressOf(c)
    await take(address)
    await next()
    // A good link gives the try back.
    if (c.res.status < 400) await perAddress.reward(address)
    c.res.headers.set('Cache-Control', 'private, no-store')
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
    c.res.headers.set('Referrer-Policy', 'no-referrer')
  }
}
