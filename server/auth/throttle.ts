import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#contract/errors.ts'

const WINDOW_SECONDS = 15 * 60
const FAILURES_PER_ACCOUNT = 5
const FAILURES_PER_ADDRESS = 20

/** Counts failed logins per account and per address; memory only, so a restart forgives. */
export function createLoginThrottle() {
  const perAccount = new RateLimiterMemory({ points: FAILURES_PER_ACCOUNT, duration: WINDOW_SECONDS })
  const perAddress = new RateLimiterMemory({ points: FAILURES_PER_ADDRESS, duration: WINDOW_SECONDS })

  return {
    /** Takes a try from both budgets before the password is looked at; throws `too_many_requests` when one is empty. */
    async take({ email, address }: { email: string; address: string }): Promise<void> {
      try {
        await perAddress.consume(address)
        await perAccount.consume(keyOf(email))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new AppError('too_many_requests', { message: 'login throttled', retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
      }
    },
    /** A right password gives the tries back. */
    async forgive({ email, address }: { email: string; address: string }): Promise<void> {
      await perAccount.delete(keyOf(email))
      await perAddress.reward(address)
    },
  }
}

/** No address or e-mail is kept in readable form. */
function keyOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}
