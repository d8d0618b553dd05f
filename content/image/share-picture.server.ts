import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OverlayOptions } from 'sharp'
import { type Locale, locales } from '#config'
import { AppError } from '#contract/errors.ts'
import { mediaSizes } from '#contract/media/media.ts'
import { readableOn } from '#contract/readable-colour.ts'
import { type DrawnFace, drawText } from '#server/media/drawn-text.ts'
import { imagePaths } from '#server/media/image-paths.ts'
import { DERIVED_FOLDER, type MediaStore, readMedia } from '#server/media/media-store.ts'
import type { Deps } from '#server/services/deps.ts'
import type { SharePicture } from '#server/services/urls/share-picture.ts'
import { findSharePicture, shareBrand } from '#server/services/urls/share-pictures.ts'
import type { FormStore } from './form-store.server.ts'
import { cropImage, encode } from './render.server.ts'
import { loadSharp } from './sharp.server.ts'
import { images } from './table.ts'

type ImageRow = typeof images.$inferSelect
type Sharp = Awaited<ReturnType<typeof loadSharp>>

/** Changes with the drawing, so that stored pictures are drawn again. */
const EDITION = 2
const { width: WIDTH, height: HEIGHT } = mediaSizes.og
const MARGIN = 56
const PICTURE_WIDTH = 560

type Appearance = { ground: string; head: string; mark: string; title: DrawnFace; text: DrawnFace }
const variants: Record<SharePicture['variant'], Appearance> = {
  orchestra: { ground: '#16181d', head: '#f4ded5', mark: '#d2402d', title: 'fraunces', text: 'sourceSans' },
  school: { ground: '#17603f', head: '#e4f0d6', mark: '#ffd147', title: 'nunito', text: 'nunito' },
}

/** The picture of `/media/share/de/konzerte/aufbruch/1.jpg`: title and date set on the poster's colour beside it. */
export async function findShareForm(
  { depsFor, media, forms }: { depsFor: (locale: Locale) => Deps; media: MediaStore; forms: FormStore },
  name: string,
) {
  const [, language, path = ''] = /^([a-z]{2})(?:\/(.+))?\.jpg$/.exec(name) ?? []
  const locale = locales.find((each) => each === language)
  const deps = locale && depsFor(locale)
  const picture = deps && (await findSharePicture(deps, path))
  if (!locale || !deps || !picture) throw new AppError('not_found', { message: 'no page has this share picture' })
  const [image] = picture.image_id ? await deps.db.select().from(images).where(eq(images.id, picture.image_id)) : []
  const facts = [EDITION, locale, picture, image && [image.file, image.focal_x, image.focal_y]]
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 20)
  const form = {
    path: `${DERIVED_FOLDER}/share-${hash}/og.jpg`,
    about: { size: 'share', format: 'jpg' },
    render: () => drawShare({ picture, image, brand: shareBrand(picture.variant, locale), media }),
  }
  return { path: form.path, mime: 'image/jpeg', store: forms.at(form) }
}

type Drawing = { picture: SharePicture; image: ImageRow | undefined; brand: string; media: MediaStore }

async function drawShare({ picture, image, brand, media }: Drawing): Promise<Buffer> {
  const sharp = await loadSharp()
  const { ground: band, head } = variants[picture.variant]
  const ground = picture.colour || (picture.sign ? head : band)
  const poster = image ? await cutPoster(sharp, { image, media, isMuted: picture.badge !== undefined }) : null
  const textWidth = WIDTH - 2 * MARGIN - (poster || picture.sign ? PICTURE_WIDTH : 0)
  const parts = await Promise.all([
    ...(poster ? [{ input: poster, left: WIDTH - PICTURE_WIDTH, top: 0 }] : []),
    ...(await setTexts(sharp, { picture, brand, ground, width: textWidth })),
    ...(picture.sign ? [{ input: Buffer.from(drawSign(picture)), left: WIDTH - PICTURE_WIDTH, top: 0 }] : []),
    ...(picture.score ? [{ input: Buffer.from(drawScore(picture.score)), left: 0, top: 0 }] : []),
  ])
  const sheet = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: ground } }).composite(parts)
  return encode(sharp(await sheet.png().toBuffer()), 'jpg')
}

async function cutPoster(
  sharp: Sharp,
  { image, media, isMuted }: { image: ImageRow; media: MediaStore; isMuted: boolean },
): Promise<Buffer | null> {
  const original = await readMedia(media, imagePaths(image.file).original)
  if (!original) return null
  const target = { width: PICTURE_WIDTH, height: HEIGHT }
  const cut = cropImage(sharp(original), image, target).resize(target)
  return (isMuted ? cut.modulate({ saturation: 0.2 }) : cut).png().toBuffer()
}

/** The name at the top, the lines at the foot, the title on them. */
async function setTexts(
  sharp: Sharp,
  { picture, brand, ground, width }: { picture: SharePicture; brand: string; ground: string; width: number },
): Promise<OverlayOptions[]> {
  const { title, text, mark } = variants[picture.variant]
  const colour = readableOn(ground)
  const block = (face: DrawnFace, words: string, height: number, ...sizes: number[]) =>
    drawText(sharp, { text: words, face, colour, width, height, sizes })
  const [dateLine = '', ...otherLines] = picture.lines.filter((line) => line !== '')
  const rows = [
    await block(title, picture.title, picture.score ? 130 : 290, 88, 76, 66, 56, 48, 40),
    ...(dateLine ? [await block(title, dateLine, 90, 44, 38, 32)] : []),
    ...(await Promise.all(otherLines.map((line) => block(text, line, 84, 34, 28)))),
  ]
  const head = picture.badge
    ? await drawText(sharp, { text: picture.badge, face: title, colour: '#ffffff', width, height: 70, sizes: [56] })
    : await block(title, brand, 60, 30, 26)
  const placed = stack(rows, picture.score ? 'top' : 'bottom')
  if (!picture.badge) return [{ input: head.input, left: MARGIN, top: MARGIN - 8 }, ...placed]
  return [
    { input: Buffer.from(rect(width + 2 * MARGIN, 110, '#16181d', mark)), left: 0, top: 0 },
    { input: head.input, left: MARGIN, top: 22 },
    ...placed,
  ]
}

const GAPS = [34, 20]

function stack(rows: readonly { input: Buffer; height: number }[], edge: 'top' | 'bottom'): OverlayOptions[] {
  const gapAfter = (index: number) => (index === rows.length - 1 ? 0 : (GAPS[Math.min(index, 1)] ?? 0))
  const total = rows.reduce((sum, { height }, index) => sum + height + gapAfter(index), 0)
  let top = edge === 'top' ? MARGIN + 64 : HEIGHT - MARGIN - total
  return rows.map(({ input, height }, index) => {
    const place = { input, left: MARGIN, top: Math.round(top) }
    top += height + gapAfter(index)
    return place
  })
}

/** A stave with the notes of a season, across the lower half. */
function drawScore({ lines, notes }: NonNullable<SharePicture['score']>): string {
  const { mark } = variants.orchestra
  const [top, height] = [366, 220]
  const lineAt = (line: number) => top + ((line + 0.5) * height) / lines
  const staves = Array.from(
    { length: lines },
    (_, line) => `<path d="M0 ${lineAt(line)}H${WIDTH}" stroke="#85827a" stroke-width="1.5"/>`,
  )
  const heads = notes.map(({ line, across, colour }) => {
    const x = MARGIN + (across / 100) * (WIDTH - 2 * MARGIN)
    return `<ellipse cx="${x}" cy="${lineAt(line)}" rx="15" ry="11" transform="rotate(-18 ${x} ${lineAt(line)})" fill="${colour || mark}" stroke="#fbfaf7" stroke-width="2"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${[...staves, ...heads].join('')}</svg>`
}

/** Five lines of the sign and its note, cut by the edge. */
function drawSign({ variant, sign }: SharePicture): string {
  const { mark, ground } = variants[variant]
  const [middle, gap] = [HEIGHT / 2, 126]
  const lines = [-2, -1, 0, 1, 2].map((line) => `<path d="M0 ${middle + line * gap}H${PICTURE_WIDTH}"/>`)
  const y = middle + ((sign?.pitch ?? 0) * gap) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${HEIGHT}"><g stroke="${ground}" stroke-width="9">${lines.join('')}</g><ellipse cx="300" cy="${y}" rx="162" ry="119" transform="rotate(-24 300 ${y})" fill="${mark}"/></svg>`
}

function rect(width: number, height: number, fill: string, line: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${fill}"/><rect y="${height - 8}" width="${width}" height="8" fill="${line}"/></svg>`
}
