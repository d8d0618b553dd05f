import { eq } from 'drizzle-orm'
import type { Sharp } from 'sharp'
import { AppError } from '#contract/errors.ts'
import { type MediaFormat, type MediaSize, mediaFormats, mediaSizes } from '#contract/media.ts'
import { works } from '#server/measured.ts'
import { readMedia } from '#server/media/media-store.ts'
import type { Deps } from '#server/services/deps.ts'
import { atMost } from './at-most.server.ts'
import { pathsOf } from './paths.server.ts'
import { loadSharp } from './sharp.server.ts'
import { images } from './table.ts'

type Row = typeof images.$inferSelect
type Stores = Pick<Deps, 'db' | 'media'>
const mimes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const
const making = new Map<string, Promise<Buffer>>()

// Two cores serve pages too: few pictures are made at once, each by one thread.
const inTurn = atMost(2)

/**
 * Formats in which a moving picture goes on moving, and what is answered for those that cannot: a page offers AVIF
 * first, so WebP is answered for it, and says so. As JPEG or PNG it stands still, as shared links want it.
 */
const movingAs: Partial<Record<MediaFormat, 'webp' | 'gif'>> = { avif: 'webp', webp: 'webp', gif: 'gif' }

/** `large.webp` of picture `id`: made on the first request, kept in the store, named by content and focal point. */
export async function renderImage({ db, media }: Stores, { id, name }: { id: number; name: string }): Promise<{ bytes: Buffer; mime: string }> {
  const [size, format, ...rest] = name.split('.')
  if (!isSize(size) || !isFormat(format) || rest.length > 0) throw new AppError('not_found', { message: `no picture form ${name}` })
  const [row] = await db.select().from(images).where(eq(images.id, id))
  if (!row) throw new AppError('not_found', { message: `image ${id}` })
  const focal = mediaSizes[size].height === null ? '' : `-${Math.round(row.focal_x * 100)}-${Math.round(row.focal_y * 100)}`
  const path = `${pathsOf(row.file).made}/${size}${focal}.${format}`
  const kept = await readMedia(media, path)
  if (kept) return answer(kept, format)
  let made = making.get(path)
  if (!made) {
    made = works.picture
      .tracePromise(() => inTurn(() => make(media, { row, size, format, path })), { about: { size, format } })
      .finally(() => making.delete(path))
    making.set(path, made)
  }
  return answer(await made, format)
}

/** What a picture is, is told by its bytes: a moving one is kept as WebP under the name of its AVIF. */
function answer(bytes: Buffer, format: MediaFormat) {
  const isWebp = bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  return { bytes, mime: isWebp ? mimes.webp : mimes[format] }
}

type Wanted = { row: Row; size: MediaSize; format: MediaFormat; path: string }

async function make(media: Stores['media'], { row, size, format, path }: Wanted): Promise<Buffer> {
  const sharp = await loadSharp()
  const original = await readMedia(media, pathsOf(row.file).original)
  if (!original) throw new AppError('not_found', { message: `the original ${row.file} is not in the store` })
  const moving = movingAs[format]
  const moves = moving !== undefined && ((await sharp(original).metadata()).pages ?? 1) > 1
  const bytes = await encode(cut(sharp(original, { animated: moves }), row, mediaSizes[size]), moves ? moving : format)
  await media.put(path, bytes)
  return bytes
}

/** Cut to the size's aspect around the focal point, then scaled down; never enlarged. */
function cut(image: Sharp, { width, height, focal_x, focal_y }: Row, target: { width: number; height: number | null }): Sharp {
  if (target.height === null) return image.resize({ width: Math.min(width, target.width) })
  const aspect = target.width / target.height
  const box = width / height > aspect ? { width: Math.round(height * aspect), height } : { width, height: Math.round(width / aspect) }
  const left = Math.round(clamp(focal_x * width - box.width / 2, 0, width - box.width))
  const top = Math.round(clamp(focal_y * height - box.height / 2, 0, height - box.height))
  return image.extract({ left, top, ...box }).resize({ width: Math.min(target.width, box.width) })
}

function encode(image: Sharp, format: MediaFormat): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 55, effort: 3 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer()
  if (format === 'png') return image.png().toBuffer()
  if (format === 'gif') return image.gif({ effort: 1 }).toBuffer()
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer()
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
