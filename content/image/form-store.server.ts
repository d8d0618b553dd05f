import { Semaphore } from 'async-mutex'
import { LRUCache } from 'lru-cache'
import { AppError } from '#contract/errors.ts'
import { HOUR_MS } from '#contract/time/durations.ts'
import {
  type ByteRange,
  DERIVED_FOLDER,
  type MediaStore,
  type OpenedFile,
  type StoredFile,
} from '#server/media/media-store.ts'
import { workChannels } from '#server/monitoring/diagnostics.ts'
import { log } from '#server/monitoring/log.ts'

/** The two cores serve pages too: few pictures are rendered at once, each in one thread. */
const RENDER_CONCURRENCY = 2
/** Running or waiting; the back office shows fewer at once. */
const MAX_QUEUED_RENDERS = 128
const RETRY_AFTER_SECONDS = 10

/** `path` names the content, so that a changed one has another path. */
type Form = { path: string; about: { size: string; format: string }; render: () => Promise<Buffer> }

export type FormStore = ReturnType<typeof createFormStore>

/** Renders forms of pictures on their first request and stores them. */
export function createFormStore(
  media: MediaStore,
  { cacheBytes, queuedMax = MAX_QUEUED_RENDERS }: { cacheBytes: number; queuedMax?: number },
) {
  const semaphore = new Semaphore(RENDER_CONCURRENCY)
  const pending = new Map<string, Promise<void>>()
  const cache = createFormCache(media, { maxBytes: cacheBytes })

  /** Concurrent requests share one rendering; each then reads from the store. */
  async function make({ path, about, render }: Form): Promise<void> {
    const started = pending.get(path)
    if (started) return started
    if (pending.size >= queuedMax)
      throw new AppError('unavailable', {
        message: 'too many pictures wait to be made',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    const store = async () => {
      const bytes = await render()
      await media.put(path, bytes)
      void cache.add(folderOf(path), bytes.length)
    }
    const work = workChannels.picture.tracePromise(() => semaphore.runExclusive(store), { about })
    pending.set(path, work)
    return work.finally(() => pending.delete(path))
  }

  return {
    /** A store that renders the form when it is missing. */
    at(form: Form): Pick<MediaStore, 'open' | 'head'> {
      cache.noteUse(folderOf(form.path))
      const withRetry = async <T extends OpenedFile | StoredFile>(read: () => Promise<T | null>): Promise<T | null> => {
        const stored = await read()
        if (stored) return stored
        await make(form)
        return read()
      }
      return {
        open: (path: string, range?: ByteRange) => withRetry(() => media.open(path, range)),
        head: (path: string) => withRetry(() => media.head(path)),
      }
    },
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** Other processes write to the same store. */
const RECOUNT_AFTER_MS = HOUR_MS

/**
 * Limits the size of rendered forms in the store: above `maxBytes` those of the least recently used picture are
 * deleted, and rendered again on request. The store is listed when the first form is rendered.
 */
export function createFormCache(
  media: MediaStore,
  { maxBytes, now = Date.now }: { maxBytes: number; now?: () => number },
) {
  type Usage = { bytes: number; usedAt: number }
  const usages = new LRUCache<string, Usage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_usage, folder, reason) => {
      if (reason === 'evict') void orLog(deleteForms(folder))
    },
  })
  let countedAt = Number.NEGATIVE_INFINITY
  let isCounting = false

  async function count(): Promise<void> {
    const usageByFolder = new Map<string, Usage>()
    for await (const { path, bytes, modified } of media.list(DERIVED_FOLDER)) {
      const folder = folderOf(path)
      const sum = usageByFolder.get(folder) ?? { bytes: 0, usedAt: 0 }
      usageByFolder.set(folder, { bytes: sum.bytes + bytes, usedAt: Math.max(sum.usedAt, modified.getTime()) })
    }
    // Read after listing: pictures were requested meanwhile.
    for (const [folder, usage] of usageByFolder) usage.usedAt = Math.max(usage.usedAt, usages.peek(folder)?.usedAt ?? 0)
    usages.clear()
    for (const [folder, usage] of [...usageByFolder].toSorted(([, one], [, other]) => one.usedAt - other.usedAt))
      usages.set(folder, usage)
    countedAt = now()
  }

  async function deleteForms(folder: string): Promise<void> {
    for await (const { path } of media.list(folder)) await media.delete(path)
  }

  return {
    noteUse(folder: string): void {
      const usage = usages.get(folder)
      if (usage) usage.usedAt = now()
    },
    /** Resolves once the store is counted, where that is due. */
    async add(folder: string, bytes: number): Promise<void> {
      if (isCounting) return
      if (now() - countedAt < RECOUNT_AFTER_MS) {
        usages.set(folder, { bytes: (usages.peek(folder)?.bytes ?? 0) + bytes, usedAt: now() })
        return
      }
      isCounting = true
      await orLog(count())
      isCounting = false
    },
  }
}

async function orLog(work: Promise<void>): Promise<void> {
  await work.catch((err) => log.error({ err }, 'the forms of pictures are not counted or deleted'))
}
