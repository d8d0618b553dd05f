import type { Client, Transaction } from '@libsql/client'
import { Mutex, type MutexInterface, withTimeout } from 'async-mutex'
import { AppError } from '#contract/errors.ts'

const GIVE_UP_AFTER_MS = 10_000
const writers = new Map<string, MutexInterface>()

/**
 * SQLite has one writer, and libSQL works synchronously in this thread: a writer that waited inside SQLite for another
 * of this process would block the very transaction it waits for. So the writers of a file queue here, and only those
 * of other processes are waited for in SQLite (its busy timeout). A statement that SQLite has refused as busy stays
 * open on its connection, so trying it again is no way out.
 */
export function withWriteQueue(client: Client, url: string): Client {
  const mutex = writers.get(url) ?? withTimeout(new Mutex(), GIVE_UP_AFTER_MS, new AppError('unavailable', { message: 'the write queue is stuck' }))
  writers.set(url, mutex)
  return new Proxy(client, {
    get(target, name) {
      if (name === 'transaction') return async (mode: 'write') => release(await mutex.acquire(), () => target.transaction(mode))
      if (name === 'execute')
        return (...args: Parameters<Client['execute']>) => (isRead(args[0]) ? target.execute(...args) : mutex.runExclusive(() => target.execute(...args)))
      if (name === 'batch') return (...args: Parameters<Client['batch']>) => mutex.runExclusive(() => target.batch(...args))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The lock goes back when the transaction ends, however it ends. */
async function release(unlock: () => void, begin: () => Promise<Transaction>): Promise<Transaction> {
  const transaction = await begin().catch((error: unknown) => {
    unlock()
    throw error
  })
  for (const end of ['commit', 'rollback', 'close'] as const) {
    const original = transaction[end].bind(transaction) as () => Promise<void>
    transaction[end] = async () => {
      try {
        await original()
      } finally {
        unlock()
      }
    }
  }
  return transaction
}

function isRead(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : ((statement as { sql?: string }).sql ?? '')
  return /^\s*(select|with|explain|pragma)\b/i.test(text)
}
