import { Mutex, type MutexInterface, withTimeout } from 'async-mutex'
import { AppError } from '#contract/errors.ts'

const GIVE_UP_AFTER_MS = 10_000
const writers = new Map<string, MutexInterface>()

/**
 * SQLite has one writer, and libSQL works synchronously in this thread: a writer that waited inside SQLite for another
 * of this process would block the very transaction it waits for. So the writers of a file queue here, and only those
 * of other processes are waited for in SQLite (its busy timeout).
 */
export function writeQueue(url: string): MutexInterface {
  const queue = writers.get(url) ?? withTimeout(new Mutex(), GIVE_UP_AFTER_MS, new AppError('unavailable', { message: 'the write queue is stuck' }))
  writers.set(url, queue)
  return queue
}
