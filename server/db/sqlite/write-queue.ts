import { Mutex, type MutexInterface, withTimeout } from 'async-mutex'
import { AppError } from '#contract/errors.ts'
import { databaseWaitChannel, secondsSince } from '#server/monitoring/diagnostics.ts'

const WRITE_TIMEOUT_MS = 10_000
/** More would only wait until they time out. */
export const MAX_QUEUED_WRITES = 200
export const RETRY_AFTER_SECONDS = 5

type WriteQueue = Pick<MutexInterface, 'runExclusive'>
const writers = new Map<string, WriteQueue>()

/**
 * SQLite has one writer, and libSQL blocks this thread: a writer waiting inside SQLite for another of this process
 * would block it. So writers queue here. A full queue refuses at once.
 */
export function writeQueue(url: string): WriteQueue {
  const queue =
    writers.get(url) ?? bounded(withTimeout(new Mutex(), WRITE_TIMEOUT_MS, overloaded('the write queue is stuck')))
  writers.set(url, queue)
  return queue
}

function bounded(mutex: MutexInterface): WriteQueue {
  let queuedCount = 0
  return {
    async runExclusive(work) {
      if (queuedCount >= MAX_QUEUED_WRITES) throw overloaded('too many wait to write')
      queuedCount++
      let isWaiting = true
      const queuedAt = performance.now()
      const start = () => {
        if (isWaiting) queuedCount--
        isWaiting = false
      }
      try {
        return await mutex.runExclusive(() => {
          start()
          databaseWaitChannel.publish(secondsSince(queuedAt))
          return work()
        })
      } finally {
        start()
      }
    },
  }
}

function overloaded(message: string): AppError {
  return new AppError('unavailable', { message, retryAfterSeconds: RETRY_AFTER_SECONDS })
}
