import { Semaphore } from 'async-mutex'
import { AppError } from '#contract/errors.ts'

type WorkQueueOptions = { running: number; waiting: number; retryAfterSeconds: number }

/** Runs so many works at once and lets so many wait, first come, first served. Throws `unavailable` for one more. */
export function createWorkQueue({ running, waiting, retryAfterSeconds }: WorkQueueOptions) {
  const turns = new Semaphore(running)
  let count = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (count >= running + waiting)
      throw new AppError('unavailable', { message: `more than ${waiting} works wait`, retryAfterSeconds })
    count++
    try {
      return await turns.runExclusive(work)
    } finally {
      count--
    }
  }
}
