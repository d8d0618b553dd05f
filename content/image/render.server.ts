import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import { AppError, requireFirst, requireFound } from '#contract/errors.ts'
import { isWrittenForm, type MediaFormat, type MediaSize, mediaFormats, mediaSizes } from '#contract/media/media.ts'
import { imagePaths } from '#server/media/image-paths.ts'
import { type MediaStore, readMedia } from '#server/media/media-store.ts'
import type { Deps } from '#server/services/deps.ts'
import type { FormStore } from './form-store.server.ts'
import { loadSharp } from './sharp.server.ts'
import { images } from './table.ts'

type Row = typeof images.$inferSelect
type Form = { row: Row; size: MediaSize; format: MediaFormat }
const mimes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const

const MAX_REMEMBERED_IMAGES = 5000

/**
 * Animated formats, and the format answered instead of one that cannot animate: pages offer AVIF first, so WebP is
 * served for it, with its own media type. JPEG and PNG show a still frame, as shared links need it.
 */
const movingAs: Partial<Record<MediaFormat, 'webp'>> = { avif: 'webp', webp: 'webp' }

/** A form of a picture: its path, and a store that renders it when missing. */
type FoundPicture = { path: string; mime: string; store: Pick<MediaStore, 'open' | 'head'> }

/** Forms are stored by content and focal point. */
export function createPictures({ db, media, forms }: Pick<Deps, 'db' | 'media'> & { forms: FormStore }) {
  const mimeOfAvif = new LRUCache<string, string>({ max: MAX_REMEMBERED_IMAGES })
  const opaque = new LRUCache<string, true>({ max: MAX_REMEMBERED_IMAGES })

  async function render({ row, size, format }: Form): Promise<Buffer> {
    const sharp = await loadSharp()
    const original = requireFound(
      await readMedia(media, imagePaths(row.file).original),
      `the original ${row.file} is not in the store`,
    )
    const { pages = 1, hasAlpha } = await sharp(original).metadata()
    if (format === 'png' && !hasAlpha) {
      opaque.set(row.file, true)
      throw unknownFormError(`the picture ${row.file} is opaque`)
    }
    const moving = pages > 1 ? movingAs[format] : undefined
    return encode(
      cropImage(sharp(original, { animated: moving !== undefined }), row, mediaSizes[size]),
      moving ?? format,
    )
  }

  return {
    /** `large.webp` of picture `id`; throws `not_found` for a form that no page uses. */
    async find({ id, name }: { id: number; name: string }): Promise<FoundPicture> {
      const [size, format, ...extraParts] = name.split('.')
      if (!isSize(size) || !isFormat(format) || extraParts.length > 0 || !isWrittenForm(size, format))
        throw unknownFormError(name)
      const row = requireFirst(await db.select().from(images).where(eq(images.id, id)), `image ${id}`)
      if (format === 'png' && opaque.has(row.file)) throw unknownFormError(name)
      const focal =
        mediaSizes[size].height === null ? '' : `-${Math.round(row.focal_x * 100)}-${Math.round(row.focal_y * 100)}`
      const path = `${imagePaths(row.file).made}/${size}${focal}.${format}`
      const pictureStore = forms.at({ path, about: { size, format }, render: () => render({ row, size, format }) })
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
export function cropImage(
  image: Sharp,
  { width, height, focal_x, focal_y }: Pick<Row, 'width' | 'height' | 'focal_x' | 'focal_y'>,
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

export function encode(image: Sharp, format: MediaFormat): Promise<Buffer> {
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
