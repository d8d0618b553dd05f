import type { PageCache } from './page-cache.ts'

const SETTINGS = new Set(['settings'])

type CacheHostsOptions = {
  cache: Pick<PageCache, 'countOfChanges' | 'isUnchanged'>
  readHosts: () => Promise<readonly string[]>
  origin: string
}

/**
 * The hosts that answers differ by: those that the settings name, and that of ORIGIN, which stands for every other. The client chooses its
 * `Host` header freely, so it is no part of a cache key as it came.
 */
export function createCacheHosts({ cache, readHosts, origin }: CacheHostsOptions) {
  const main = new URL(origin).host
  let named = new Set<string>()
  let readAt: number | null = null

  return {
    /** By the settings that were read last: answers that were made by others are stale since. */
    toCacheHost(host: string): string {
      const name = host.toLowerCase()
      return named.has(name) ? name : main
    },

    /** Reads the settings again where they have changed; without a database the hosts stay as they were. */
    async refresh(): Promise<void> {
      if (readAt !== null && cache.isUnchanged({ readAt, tables: SETTINGS })) return
      const count = cache.countOfChanges()
      try {
        named = new Set(await readHosts())
        readAt = count
      } catch {
        readAt = null
      }
    },
  }
}

export type CacheHosts = ReturnType<typeof createCacheHosts>
