import { createHmac } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { throttles } from '../db/schema/throttles.ts'

const WINDOW_SECONDS = 15 * 60

type ThrottleOptions = { db: Db; secret: string }

/** Limits tries per key within 15 minutes or another time, counted in the database for all processes. */
export function createThrottle(
  { db, secret }: ThrottleOptions,
  { name, points, seconds = WINDOW_SECONDS }: { name: string; points: number; seconds?: number },
) {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: throttles,
    keyPrefix: name,
    points,
    duration: seconds,
    // Blocked keys are kept in memory, so further tries write nothing.
    inMemoryBlockOnConsumed: points + 1,
    clearExpiredByTimeout: false,
  })
  /** Keys are HMACs: no IP or e-mail address is stored, nor a hash that could be found by trying all. */
  const keyOf = (value: string) => createHmac('sha256', secret).update(value).digest('base64url').slice(0, 22)

  return {
    async take(value: string): Promise<void> {
      try {
        await limiter.consume(keyOf(value))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new AppError('too_many_requests', {
          message: `${name} throttled`,
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        })
      }
    },
    async giveBack(value: string): Promise<void> {
      await limiter.reward(keyOf(value))
    },
    async giveAllBack(value: string): Promise<void> {
      await limiter.delete(keyOf(value))
    },
  }
}

export async function deleteExpiredTries({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await db.delete(throttles).where(lt(throttles.expire, now()))
}
