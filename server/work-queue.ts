import { AppError } from '#contract/errors.ts'

type WorkQueueOptions = { running: number; waiting: number; retryAfterSeconds: number }

/** Runs so many works at once and lets so many wait, first come, first served. Throws `unavailable` for one more. */
export function createWorkQueue({ running, waiting, retryAfterSeconds }: WorkQueueOptions) {
  const queue: (() => void)[] = []
  let busy = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= running) {
      if (queue.length >= waiting) throw new AppError('unavailable', { message: `more than ${waiting} works wait`, retryAfterSeconds })
      // Whoever ends hands its place on, so `busy` stays.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else busy++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else busy--
    }
  }
}
