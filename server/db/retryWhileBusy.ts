import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@libsql/client'

const GIVE_UP_AFTER_MS = 10_000

/**
 * SQLite has one writer, and libSQL works synchronously in this thread: waiting inside SQLite would block the very
 * transaction it waits for. So a busy answer comes at once, and the statement is tried again from the event loop.
 */
export function retryWhileBusy(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      const method = value.bind(target) as (...args: unknown[]) => unknown
      if (name !== 'execute' && name !== 'batch' && name !== 'transaction' && name !== 'executeMultiple') return method
      return (...args: unknown[]) => retry(() => method(...args))
    },
  })
}

async function retry<T>(attempt: () => T | Promise<T>): Promise<T> {
  const started = Date.now()
  for (let delay = 2; ; delay = Math.min(delay * 2, 50)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || Date.now() - started > GIVE_UP_AFTER_MS) throw error
      await wait(delay * (0.5 + Math.random()))
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}
