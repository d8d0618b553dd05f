import type { PageCache } from './page-cache.ts'

const SETTINGS = new Set(['settings'])

type CacheHostsOptions = {
  cache: Pick<PageCache, 'countOfChanges' | 'isUnchanged'>
  readHosts: () => Promise<readonly string[]>
  origin: string
}

/** The hosts of the settings, and ORIGIN for all others: clients choose `Host` freely, so it is no cache key. */
export function createCacheHosts({ cache, readHosts, origin }: CacheHostsOptions) {
  const main = new URL(origin).host
  let hosts = new Set<string>()
  let readAt: number | null = null

  return {
    /** By the last read settings; responses made with other ones are stale. */
    toCacheHost(host: string): string {
      const name = host.toLowerCase()
      return hosts.has(name) ? name : main
    },

    /** Reads changed settings again; without a database the hosts stay. */
    async refresh(): Promise<void> {
      if (readAt !== null && cache.isUnchanged({ readAt, tables: SETTINGS })) return
      const count = cache.countOfChanges()
      try {
        hosts = new Set(await readHosts())
        readAt = count
      } catch {
        readAt = null
      }
    },
  }
}

export type CacheHosts = ReturnType<typeof createCacheHosts>
