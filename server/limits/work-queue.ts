import { Semaphore } from 'async-mutex'
import { AppError } from '#contract/errors.ts'

type WorkQueueOptions = { running: number; waiting: number; retryAfterSeconds: number }

/** Runs and queues limited numbers of tasks, first come, first served. Throws `unavailable` beyond that. */
export function createWorkQueue({ running, waiting, retryAfterSeconds }: WorkQueueOptions) {
  const semaphore = new Semaphore(running)
  let count = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (count >= running + waiting)
      throw new AppError('unavailable', { message: `more than ${waiting} works wait`, retryAfterSeconds })
    count++
    try {
      return await semaphore.runExclusive(work)
    } finally {
      count--
    }
  }
}
