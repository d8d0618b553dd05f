import { LRUCache } from 'lru-cache'
import { HOUR_MS } from '#contract/durations.ts'
import { log } from '#server/log.ts'
import { MADE, type MediaStore } from '#server/media/media-store.ts'

/** Other processes write into the same store. */
const RECOUNT_AFTER_MS = HOUR_MS

/**
 * Bounds what the forms of pictures take in the store: beyond `maxBytes` those of the picture that was longest unused are deleted, and made again
 * when they are requested. The store is listed with the first form that is made.
 */
export function createFormCache(media: MediaStore, { maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
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
    const found = new Map<string, Usage>()
    for await (const { path, bytes, modified } of media.list(MADE)) {
      const folder = path.slice(0, path.lastIndexOf('/'))
      const sum = found.get(folder) ?? { bytes: 0, usedAt: usages.peek(folder)?.usedAt ?? 0 }
      found.set(folder, { bytes: sum.bytes + bytes, usedAt: Math.max(sum.usedAt, modified.getTime()) })
    }
    usages.clear()
    for (const [folder, usage] of [...found].toSorted(([, one], [, other]) => one.usedAt - other.usedAt)) usages.set(folder, usage)
    countedAt = now()
  }

  async function deleteForms(folder: string): Promise<void> {
    for await (const { path } of media.list(folder)) await media.delete(path)
  }

  return {
    /** A form in this folder was requested. */
    noteUse(folder: string): void {
      const usage = usages.get(folder)
      if (usage) usage.usedAt = now()
    },
    /** A form was stored in this folder. */
    add(folder: string, bytes: number): void {
      if (isCounting) return
      if (now() - countedAt < RECOUNT_AFTER_MS) return void usages.set(folder, { bytes: (usages.peek(folder)?.bytes ?? 0) + bytes, usedAt: now() })
      isCounting = true
      void orLog(count()).finally(() => {
        isCounting = false
      })
    },
  }
}

async function orLog(work: Promise<void>): Promise<void> {
  await work.catch((err) => log.error({ err }, 'the forms of pictures are not counted or deleted'))
}
