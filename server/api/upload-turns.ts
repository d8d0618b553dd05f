import { Mutex, Semaphore } from 'async-mutex'
import { AppError } from '#contract/errors.ts'

const MB = 1024 * 1024
/** Waiting uploads per account; the back office sends three at once. */
const MAX_WAITING_UPLOADS = 8
const RETRY_AFTER_SECONDS = 30
const LARGE_BYTES = 32 * MB
/** Memory for the uploads of all accounts; two budgets, so that pictures do not wait for films. */
const BUDGET_MB = { small: 128, large: 256 }

/**
 * Queues uploads before their bodies are read: one per account, in total as many as the budget holds. Beyond eight
 * waiting ones an account gets `too_many_requests`.
 */
export function createUploadTurns() {
  const budgets = { small: new Semaphore(BUDGET_MB.small), large: new Semaphore(BUDGET_MB.large) }
  const accounts = new Map<string, { mutex: Mutex; count: number }>()

  return async function inTurn<T>(
    { account, bytes }: { account: string; bytes: number },
    work: () => Promise<T>,
  ): Promise<T> {
    const queue = accounts.get(account) ?? { mutex: new Mutex(), count: 0 }
    if (queue.count > MAX_WAITING_UPLOADS)
      throw new AppError('too_many_requests', {
        message: 'too many uploads at once',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    accounts.set(account, queue)
    queue.count++
    try {
      const budget = bytes > LARGE_BYTES ? budgets.large : budgets.small
      return await queue.mutex.runExclusive(() => budget.runExclusive(work, Math.ceil(bytes / MB)))
    } finally {
      if (--queue.count === 0) accounts.delete(account)
    }
  }
}
