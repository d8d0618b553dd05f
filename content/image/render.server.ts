import { text } from 'node:stream/consumers'
import { Semaphore } from 'async-mutex'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import { AppError } from '#contract/errors.ts'
import { isWrittenForm, type MediaFormat, type MediaSize, mediaFormats, mediaSizes } from '#contract/media/media.ts'
import { HOUR_MS } from '#contract/time/durations.ts'
import { imagePaths } from '#server/media/image-paths.ts'
import {
  type ByteRange,
  DERIVED_FOLDER,
  type MediaStore,
  type OpenedFile,
  readMedia,
  type StoredFile,
} from '#server/media/media-store.ts'
import { workChannels } from '#server/monitoring/diagnostics.ts'
import { log } from '#server/monitoring/log.ts'
import type { Deps } from '#server/services/deps.ts'
import { loadSharp } from './sharp.server.ts'
import { images } from './table.ts'

type Row = typeof images.$inferSelect
type Form = { row: Row; size: MediaSize; format: MediaFormat; path: string }
const mimes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const

/** The two cores serve pages too: few pictures are rendered at once, each in one thread. */
const RENDER_CONCURRENCY = 2
/** Running or waiting; the back office shows fewer at once. */
const MAX_QUEUED_RENDERS = 128
const RETRY_AFTER_SECONDS = 10
const MAX_REMEMBERED_IMAGES = 5000

/**
 * Animated formats, and the format answered instead of one that cannot animate: pages offer AVIF first, so WebP is
 * served for it, with its own media type. JPEG and PNG show a still frame, as shared links need it.
 */
const movingAs: Partial<Record<MediaFormat, 'webp'>> = { avif: 'webp', webp: 'webp' }

/** A form of a picture: its path, and a store that renders it when missing. */
type FoundPicture = { path: string; mime: string; store: Pick<MediaStore, 'open' | 'head'> }

/** Renders forms on the first request and stores them by content and focal point. */
export function createPictures(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  { cacheBytes, queuedMax = MAX_QUEUED_RENDERS }: { cacheBytes: number; queuedMax?: number },
) {
  const semaphore = new Semaphore(RENDER_CONCURRENCY)
  const pending = new Map<string, Promise<void>>()
  const cache = createFormCache(media, { maxBytes: cacheBytes })
  const mimeOfAvif = new LRUCache<string, string>({ max: MAX_REMEMBERED_IMAGES })
  const opaque = new LRUCache<string, true>({ max: MAX_REMEMBERED_IMAGES })

  /** Concurrent requests share one rendering; each then reads from the store. */
  async function makePicture(form: Form): Promise<void> {
    const { path, size, format } = form
    const started = pending.get(path)
    if (started) return started
    if (pending.size >= queuedMax)
      throw new AppError('unavailable', {
        message: 'too many pictures wait to be made',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    const work = workChannels.picture.tracePromise(() => semaphore.runExclusive(() => store(form)), {
      about: { size, format },
    })
    pending.set(path, work)
    return work.finally(() => pending.delete(path))
  }

  async function store({ row, size, format, path }: Form): Promise<void> {
    const sharp = await loadSharp()
    const original = await readMedia(media, imagePaths(row.file).original)
    if (!original) throw new AppError('not_found', { message: `the original ${row.file} is not in the store` })
    const { pages = 1, hasAlpha } = await sharp(original).metadata()
    if (format === 'png' && !hasAlpha) {
      opaque.set(row.file, true)
      throw unknownFormError(`the picture ${row.file} is opaque`)
    }
    const moving = pages > 1 ? movingAs[format] : undefined
    const bytes = await encode(
      cropImage(sharp(original, { animated: moving !== undefined }), row, mediaSizes[size]),
      moving ?? format,
    )
    await media.put(path, bytes)
    cache.add(imagePaths(row.file).made, bytes.length)
  }

  function storeOf(form: Form): FoundPicture['store'] {
    const withRetry = async <T extends OpenedFile | StoredFile>(read: () => Promise<T | null>): Promise<T | null> => {
      const stored = await read()
      if (stored) return stored
      await makePicture(form)
      return read()
    }
    return {
      open: (path: string, range?: ByteRange) => withRetry(() => media.open(path, range)),
      head: (path: string) => withRetry(() => media.head(path)),
    }
  }

  return {
    /** `large.webp` of picture `id`; throws `not_found` for a form that no page uses. */
    async find({ id, name }: { id: number; name: string }): Promise<FoundPicture> {
      const [size, format, ...extraParts] = name.split('.')
      if (!isSize(size) || !isFormat(format) || extraParts.length > 0 || !isWrittenForm(size, format))
        throw unknownFormError(name)
      const [row] = await db.select().from(images).where(eq(images.id, id))
      if (!row) throw new AppError('not_found', { message: `image ${id}` })
      if (format === 'png' && opaque.has(row.file)) throw unknownFormError(name)
      const focal =
        mediaSizes[size].height === null ? '' : `-${Math.round(row.focal_x * 100)}-${Math.round(row.focal_y * 100)}`
      const folder = imagePaths(row.file).made
      const path = `${folder}/${size}${focal}.${format}`
      cache.noteUse(folder)
      const pictureStore = storeOf({ row, size, format, path })
      return {
        path,
        mime: format === 'avif' ? await readMime(pictureStore, path) : mimes[format],
        store: pictureStore,
      }
    },
  }

  /** An animation is stored as WebP under the name of its AVIF. */
  async function readMime(pictureStore: FoundPicture['store'], path: string): Promise<string> {
    const cachedMime = mimeOfAvif.get(path)
    if (cachedMime) return cachedMime
    const openedFile = await pictureStore.open(path, { start: 8, end: 11 })
    const mime = openedFile && (await text(openedFile.body)) === 'WEBP' ? mimes.webp : mimes.avif
    mimeOfAvif.set(path, mime)
    return mime
  }
}

/** Crops to the size's aspect ratio around the focal point, then scales down; never enlarges. */
function cropImage(
  image: Sharp,
  { width, height, focal_x, focal_y }: Row,
  target: { width: number; height: number | null },
): Sharp {
  if (target.height === null) return image.resize({ width: Math.min(width, target.width) })
  const aspect = target.width / target.height
  const box =
    width / height > aspect
      ? { width: Math.round(height * aspect), height }
      : { width, height: Math.round(width / aspect) }
  const left = Math.round(clamp(focal_x * width - box.width / 2, 0, width - box.width))
  const top = Math.round(clamp(focal_y * height - box.height / 2, 0, height - box.height))
  return image.extract({ left, top, ...box }).resize({ width: Math.min(target.width, box.width) })
}

function encode(image: Sharp, format: MediaFormat): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 55, effort: 3 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer()
  if (format === 'png') return image.png().toBuffer()
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer()
}

function unknownFormError(name: string): AppError {
  return new AppError('not_found', { message: `no picture form ${name}` })
}

function isSize(text: string | undefined): text is MediaSize {
  return text !== undefined && Object.hasOwn(mediaSizes, text)
}

function isFormat(text: string | undefined): text is MediaFormat {
  return mediaFormats.some((format) => format === text)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
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
      const folder = path.slice(0, path.lastIndexOf('/'))
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
    add(folder: string, bytes: number): void {
      if (isCounting) return
      if (now() - countedAt < RECOUNT_AFTER_MS)
        return void usages.set(folder, { bytes: (usages.peek(folder)?.bytes ?? 0) + bytes, usedAt: now() })
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
