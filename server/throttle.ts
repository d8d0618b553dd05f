import { createHmac } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#contract/errors.ts'
import type { Db } from './db/connect.ts'
import { throttles } from './db/schema/throttles.ts'

const WINDOW_SECONDS = 15 * 60

type Counted = { db: Db; secret: string }

/** So many tries for each key within 15 minutes or another time, counted in the database for all processes of the house. */
export function createThrottle(
  { db, secret }: Counted,
  { name, points, seconds = WINDOW_SECONDS }: { name: string; points: number; seconds?: number },
) {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: throttles,
    keyPrefix: name,
    points,
    duration: seconds,
    // Who is refused once is refused from memory: going on trying writes nothing.
    inMemoryBlockOnConsumed: points + 1,
    clearExpiredByTimeout: false,
  })
  /** No address or e-mail is kept in readable form, nor in one that could be found by trying all of them. */
  const keyOf = (value: string) => createHmac('sha256', secret).update(value).digest('base64url').slice(0, 22)

  return {
    /** Takes one try; throws `too_many_requests` when there is none left. */
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
    /** It was a good one. */
    async giveBack(value: string): Promise<void> {
      await limiter.reward(keyOf(value))
    },
    async giveAllBack(value: string): Promise<void> {
      await limiter.delete(keyOf(value))
    },
  }
}

/** Deletes the counts whose time is over. */
export async function deleteExpiredTries({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await db.delete(throttles).where(lt(throttles.expire, now()))
}
