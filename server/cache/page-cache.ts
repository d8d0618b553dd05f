import { LRUCache } from 'lru-cache'
import { trackRead, trackTables } from '../db/table-tracking.ts'
import { renderChannel, secondsSince } from '../monitoring/diagnostics.ts'
import type { Log } from '../monitoring/log.ts'
import {
  type CachedResponse,
  createCachedResponse,
  type EncodedResponse,
  type NegotiationHeaders,
} from './cached-response.ts'
import { type ChangedTables, createChangeCounter } from './change-counter.ts'

const TTL_MS = 60_000

/** RFC 7234: for a stale response while the source fails. */
export const STALE_WARNING = '110 - "Response is Stale"'

type Entry = {
  cachedResponse: CachedResponse
  tables: ReadonlySet<string>
  /** The count of changes before its tables were read. */
  readAt: number
  madeAt: number
  /** When something becomes visible or hidden. */
  until: number
}
type Options = {
  log: Log
  maxBytes: number
  now?: () => number
  nextInstants?: NextExpiryByTable
}

/**
 * Responses for visitors, cached for a minute at most, until a table changes or something becomes visible or hidden.
 * One render per URL at a time; when it fails, the last good response is served unless known to be wrong.
 */
export function createPageCache({ log, maxBytes, now = Date.now, nextInstants = async () => new Map() }: Options) {
  const changes = createChangeCounter()
  const findExpiry = createTimeExpiry({ findNext: nextInstants, changes, ttlMs: TTL_MS })
  // Stale responses stay as the last good ones until they are replaced or evicted.
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ cachedResponse }, key) => cachedResponse.bytes() + key.length,
  })
  const rendering = new Map<string, Promise<Entry>>()
  const counts = { hit: 0, miss: 0, stale: 0 }

  const isFresh = (entry: Entry) => now() - entry.madeAt < TTL_MS && now() < entry.until && changes.isFresh(entry)

  /** A page that was withdrawn must not come back when the database fails. */
  const canServeStale = (entry: Entry) => now() < entry.until && !changes.isWritten(entry)

  async function renderOnce(key: string, render: () => Promise<Response>): Promise<Entry> {
    const [readAt, begunAt, startTime] = [changes.now(), now(), performance.now()]
    const { result: cachedResponse, tables: tableUse } = await trackTables(async () =>
      toCachedResponse(key, await render()),
    )
    renderChannel.publish(secondsSince(startTime))
    const isCacheable = cachedResponse.status < 500 && cachedResponse.isPublic
    const until = isCacheable ? await findExpiry(tableUse.read, begunAt) : begunAt
    const entry = { cachedResponse, tables: tableUse.read, readAt, madeAt: now(), until }
    if (isCacheable) entries.set(key, entry)
    return entry
  }

  async function toCachedResponse(key: string, response: Response): Promise<CachedResponse> {
    const before = entries.peek(key)?.cachedResponse
    const newResponse = await createCachedResponse(response, {
      onGrowth: weighing(key),
      before,
      sameSince: (hash, lastModified) => sameSince({ hash, ownSecond: lastModified }, before),
    })
    return before?.isSameAs(newResponse) ? before : newResponse
  }

  /**
   * The second since which these bytes are served. Other bytes get a later one, so that clients that compare times
   * notice every change and deletion.
   */
  function sameSince(
    { hash, ownSecond }: { hash: string; ownSecond: number | null },
    before: CachedResponse | undefined,
  ): number {
    const lastModified = ownSecond ?? Math.floor(now() / 1000)
    if (!before) return lastModified
    return before.hash === hash
      ? Math.max(before.lastModified, ownSecond ?? 0)
      : Math.max(lastModified, before.lastModified + 1)
  }

  /** Updates an entry's size. Created here, so that its closure holds no earlier response. */
  function weighing(key: string): () => void {
    return () => {
      const entry = entries.peek(key)
      // The library weighs only new objects.
      if (entry) entries.set(key, { ...entry })
    }
  }

  return {
    counts,
    countOfChanges: changes.now,
    /** Whether these tables are unchanged since that count. */
    isUnchanged: changes.isFresh,
    bytes: () => entries.calculatedSize,

    /** Invalidates responses made from these tables. */
    changed(tables: ChangedTables): void {
      changes.note(tables)
      // A render in progress may predate the change: later requests start their own.
      rendering.clear()
    },

    /** The response, if it can be sent without waiting. */
    sendNow(key: string, headers: NegotiationHeaders): EncodedResponse | null {
      const entry = entries.get(key)
      const encoded = entry && isFresh(entry) ? entry.cachedResponse.sendIfEncoded(headers) : null
      if (encoded) counts.hit++
      return encoded
    },

    async get(
      key: string,
      render: () => Promise<Response>,
    ): Promise<{ cachedResponse: CachedResponse; stale: boolean }> {
      const stored = entries.get(key)
      if (stored && isFresh(stored)) {
        trackRead(stored.tables)
        counts.hit++
        return { cachedResponse: stored.cachedResponse, stale: false }
      }
      const lastGood = stored && canServeStale(stored) ? stored : null
      let pending = rendering.get(key)
      if (!pending) {
        pending = renderOnce(key, render).finally(() => {
          if (rendering.get(key) === pending) rendering.delete(key)
        })
        rendering.set(key, pending)
      }
      const rendered = await pending.catch((error: unknown) => {
        if (!lastGood) throw error
        return null
      })
      if (rendered && (rendered.cachedResponse.status < 500 || !lastGood)) {
        trackRead(rendered.tables)
        counts.miss++
        return { cachedResponse: rendered.cachedResponse, stale: false }
      }
      counts.stale++
      log.warn({ key: key.split('?')[0] }, 'rendering failed; serving the stale response')
      return { cachedResponse: (lastGood as Entry).cachedResponse, stale: true }
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** By table, the next time one of its records becomes visible or hidden, in milliseconds. */
type NextExpiryByTable = (after: Date) => Promise<ReadonlyMap<string, number>>
type PendingExpiry = { next: ReturnType<NextExpiryByTable>; readAt: number; askedAt: number }
type InstantsOptions = { findNext: NextExpiryByTable; changes: ReturnType<typeof createChangeCounter>; ttlMs: number }

/** When a cached response expires by time. One query serves all until a table changes or the time comes. */
function createTimeExpiry({ findNext, changes, ttlMs }: InstantsOptions) {
  let pending: PendingExpiry | undefined

  async function nextOfAll(after: number): ReturnType<NextExpiryByTable> {
    // Read once: another request may replace `pending` while this one waits.
    const earlier = pending
    if (earlier && after - earlier.askedAt < ttlMs) {
      const next = await earlier.next
      if (
        changes.isFresh({ readAt: earlier.readAt, tables: new Set(next.keys()) }) &&
        Math.min(...next.values()) > after
      )
        return next
    }
    const fresh = { readAt: changes.now(), askedAt: after, next: findNext(new Date(after)) }
    pending = fresh
    fresh.next.catch(() => {
      if (pending === fresh) pending = undefined
    })
    return fresh.next
  }

  return async (tables: ReadonlySet<string>, after: number): Promise<number> => {
    const next = await nextOfAll(after)
    return Math.min(...[...tables].map((table) => next.get(table) ?? Number.POSITIVE_INFINITY))
  }
}
