import { createHash } from 'node:crypto'
import { Semaphore } from 'async-mutex'
import { eq, sql } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import { MAX_IMAGE_BYTES } from '#contract/admin/images.ts'
import { AppError, requireFirst } from '#contract/errors.ts'
import type { Tx } from '#server/db/connect.ts'
import { lockForTransaction } from '#server/db/postgres/transaction-lock.ts'
import { imagePaths } from '#server/media/image-paths.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import { logRecordChange } from '#server/services/audit-log/write.ts'
import { type Deps, write } from '#server/services/deps.ts'
import { toSearchTexts } from '#server/services/resources/listing/fold.ts'
import { perceptualHash } from './perceptual-hash.server.ts'
import { loadSharp } from './sharp.server.ts'
import { images } from './table.ts'

const MAX_IMAGE_PIXELS = 100_000_000
const MAX_EDGE_PX = 4000
/** A still GIF is stored as PNG, an animated one as WebP. */
const storedFormats = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', heif: 'avif', gif: 'png' } as const
type StoredFormat = (typeof storedFormats)[keyof typeof storedFormats]
/** The only types that reach libvips, which would also read SVG, TIFF and the files they refer to. */
const isRead = /^image\/(jpeg|png|apng|gif|webp|avif|hei[cf](-sequence)?)$/
/** Formats of cameras and scanners. Encoding WebP or AVIF in full size would take a minute. */
const isForPrint = (format: StoredFormat) => format === 'jpg' || format === 'png'
/** One at a time: a decoded picture takes up to 400 MB. */
const semaphore = new Semaphore(1)

export type NewImage = {
  bytes: Buffer
  title: string
  alt: { de: string; en: string }
  decorative: boolean
  credit: string
  focal?: { x: number; y: number }
}

/**
 * Stores a raster picture without metadata, at most 4000 px wide or high; JPEG and PNG also in full size for print.
 * Throws `unsupported_media`, or `too_large` beyond 30 MB or 100 megapixels.
 */
export async function storeImage(deps: Deps, input: NewImage): Promise<{ id: number; created: boolean }> {
  requireWriter(deps, 'images')
  const picture = await normaliseImage(input.bytes)
  const [existing] = await deps.db.select({ id: images.id }).from(images).where(eq(images.hash, picture.hash))
  if (existing) return { id: existing.id, created: false }
  await storeFiles(deps, picture)
  const { title, alt, decorative, credit, focal = { x: 0.5, y: 0.5 } } = input
  const { file, mime, width, height, hash, look } = picture
  return write(deps, async (inner) => {
    const first = await findAtWriting(inner.db, hash)
    if (first) return { id: first.id, created: false }
    const [row] = await inner.db
      .insert(images)
      .values({
        file,
        mime,
        width,
        height,
        hash,
        look,
        bytes: picture.bytes.length,
        title,
        alt,
        decorative,
        credit,
        focal_x: focal.x,
        focal_y: focal.y,
        ...toSearchTexts(['title', 'alt', 'credit'], { title, alt, credit }),
        created_at: deps.now(),
        updated_by: deps.viewer?.id ?? null,
      })
      .returning()
    if (!row) throw new Error('an insert returned no row')
    await logRecordChange(inner, { act: 'created', resource: 'images', row })
    return { id: row.id, created: true }
  })
}

/**
 * The record that a concurrent upload of the same bytes created first. There is no unique index, because replacing a
 * picture may give two records the same bytes.
 */
async function findAtWriting(tx: Tx, hash: string): Promise<{ id: number } | undefined> {
  await lockForTransaction(tx, 'picture', hash)
  const [existing] = await tx.select({ id: images.id }).from(images).where(eq(images.hash, hash))
  return existing
}

export async function normaliseImage(bytes: Buffer) {
  if (bytes.length > MAX_IMAGE_BYTES) throw new AppError('too_large', { message: `${bytes.length} bytes` })
  const { mime = 'unknown' } = (await fileTypeFromBuffer(bytes)) ?? {}
  if (!isRead.test(mime)) throw refusePicture(bytes, mime)
  return semaphore.runExclusive(() => drawAnew(bytes, mime))
}

const HEIF = /^image\/hei[cf]/

/** Names the accepted formats, and a way to convert this one. */
function refusePicture(bytes: Buffer, kind: string, cause?: unknown): AppError {
  const isDrawing = /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/is.test(
    bytes.subarray(0, 1000).toString('utf8'),
  )
  const code =
    bytes.length === 0
      ? 'empty'
      : isDrawing
        ? 'svg'
        : kind === 'image/tiff'
          ? 'tiff'
          : HEIF.test(kind)
            ? 'heic'
            : kind === 'damaged'
              ? 'damaged'
              : 'other'
  return new AppError('unsupported_media', {
    message: `a picture of the type ${kind}`,
    fields: { file: [`picture_${code}`] },
    cause,
  })
}

async function drawAnew(bytes: Buffer, mime: string) {
  const sharp = await loadSharp()
  const openSource = (animated: boolean) =>
    sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, animated, failOn: 'error' })
  try {
    const { format, pages = 1, width = 0, height = 0 } = await openSource(false).metadata()
    if (!(format in storedFormats))
      throw new AppError('unsupported_media', { message: `a picture of the format ${format}` })
    const storedFormat = pages > 1 ? 'webp' : storedFormats[format as keyof typeof storedFormats]
    // Animations have no EXIF rotation.
    const turned = pages > 1 ? openSource(true) : openSource(false).rotate()
    const { data, info } = await encode(
      turned.clone().resize(MAX_EDGE_PX, MAX_EDGE_PX, { fit: 'inside', withoutEnlargement: true }),
      storedFormat,
    ).toBuffer({
      resolveWithObject: true,
    })
    const isSmaller = Math.max(width, height) > MAX_EDGE_PX && pages === 1 && isForPrint(storedFormat)
    const hash = createHash('sha256').update(data).digest('base64url').slice(0, 16)
    return {
      bytes: data,
      look: await perceptualHash(data),
      /** For print, if the web's copy has fewer pixels. */
      original: isSmaller ? await encode(turned, storedFormat).toBuffer() : null,
      width: info.width,
      height: info.pageHeight ?? info.height,
      hash,
      file: `${hash}.${storedFormat}`,
      mime: storedFormat === 'jpg' ? 'image/jpeg' : `image/${storedFormat}`,
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if (cause instanceof Error && /pixel limit/i.test(cause.message))
      throw new AppError('too_large', { message: 'too many pixels', fields: { file: ['picture_pixels'] }, cause })
    throw refusePicture(bytes, HEIF.test(mime) ? mime : 'damaged', cause)
  }
}

async function storeFiles(
  { media }: Deps,
  { file, bytes, original }: Awaited<ReturnType<typeof normaliseImage>>,
): Promise<void> {
  const paths = imagePaths(file)
  await media.put(paths.original, bytes)
  if (original) await media.put(paths.full, original)
}

function encode(image: Sharp, format: StoredFormat): Sharp {
  if (format === 'jpg') return image.jpeg({ quality: 90, mozjpeg: false })
  // Visitors get forms rendered from it, so a few bytes less are not worth twenty times the time.
  if (format === 'webp') return image.webp({ quality: 90, effort: 0 })
  return format === 'avif' ? image.avif({ quality: 70, effort: 0 }) : image.png()
}

/** Replaces a picture everywhere it is shown. */
export async function replaceImage(deps: Deps, { id, bytes }: { id: number; bytes: Buffer }): Promise<{ id: number }> {
  requireWriter(deps, 'images')
  const picture = await normaliseImage(bytes)
  const { file, mime, width, height, hash, look, bytes: data } = picture
  await storeFiles(deps, picture)
  await write(deps, async (inner) => {
    const row = requireFirst(
      await inner.db
        .update(images)
        .set({
          file,
          mime,
          width,
          height,
          hash,
          look,
          bytes: data.length,
          focal_x: 0.5,
          focal_y: 0.5,
          version: sql`${images.version} + 1`,
        })
        .where(eq(images.id, id))
        .returning(),
      `image ${id}`,
    )
    await logRecordChange(inner, { act: 'replaced', resource: 'images', row })
  })
  return { id }
}
