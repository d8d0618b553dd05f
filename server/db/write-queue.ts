import { Mutex, type MutexInterface, withTimeout } from 'async-mutex'
import { AppError } from '#contract/errors.ts'
import { databaseWaitChannel, secondsSince } from '#server/diagnostics.ts'

const WRITE_TIMEOUT_MS = 10_000
/** More of them would only learn later that it takes too long. */
export const MAX_QUEUED_WRITES = 200
export const RETRY_AFTER_SECONDS = 5

type WriteQueue = Pick<MutexInterface, 'runExclusive'>
const writers = new Map<string, WriteQueue>()

/**
 * SQLite has one writer, and libSQL works synchronously in this thread: a writer that waited inside SQLite for another
 * of this process would block the very transaction it waits for. So the writers of a file queue here, and only those
 * of other processes are waited for in SQLite (its busy timeout). Who comes when too many wait is refused at once.
 */
export function writeQueue(url: string): WriteQueue {
  const queue =
    writers.get(url) ?? bounded(withTimeout(new Mutex(), WRITE_TIMEOUT_MS, full('the write queue is stuck')))
  writers.set(url, queue)
  return queue
}

function bounded(mutex: MutexInterface): WriteQueue {
  let waiting = 0
  return {
    async runExclusive(work) {
      if (waiting >= MAX_QUEUED_WRITES) throw full('too many wait to write')
      waiting++
      let isWaiting = true
      const came = performance.now()
      const begin = () => {
        if (isWaiting) waiting--
        isWaiting = false
      }
      try {
        return await mutex.runExclusive(() => {
          begin()
          databaseWaitChannel.publish(secondsSince(came))
          return work()
        })
      } finally {
        begin()
      }
    },
  }
}

function full(message: string): AppError {
  return new AppError('unavailable', { message, retryAfterSeconds: RETRY_AFTER_SECONDS })
}
