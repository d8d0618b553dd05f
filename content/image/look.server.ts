import { eq } from 'drizzle-orm'
import type { Reader } from '#server/db/connect.ts'
import { readMedia } from '#server/media/media-store.ts'
import type { Deps } from '#server/services/deps.ts'
import { pathsOf } from './paths.server.ts'
import { loadSharp } from './sharp.server.ts'
import { images } from './table.ts'

const PLACES = 16
const SMALL = 96
/** Of 255: what another size or a stronger compression changes is less. */
const LIGHTER_BY = 6
/** Pictures with hardly an edge are alike without being copies of each other. */
const FEATURES_MIN = 16
export const WITHOUT_FEATURES = '-'
const COMPLETED_AT_ONCE = 50
/** So many places differ at most between a picture and its copy in another size. */
const COPIES_DIFFER_BY = 5
/** Two looks that differ in fewer places than there are parts have one of the parts in common. */
const PART_DIGITS = 4
const PROPORTION_DIFFERS_BY = 0.02

/**
 * What a picture looks like in 128 hexadecimal digits, the same in every size and format (difference hash: where it grows lighter
 * to the right, and downwards); `-` for one in which nothing stands out.
 */
export async function lookOf(picture: Buffer): Promise<string> {
  const sharp = await loadSharp()
  // Small first, so that what is softened is the same of every size.
  const small = await sharp(picture).flatten({ background: '#ffffff' }).greyscale().resize(SMALL, SMALL, { fit: 'fill' }).png().toBuffer()
  const soft = await sharp(small).blur(1.5).png().toBuffer()
  const grey = await sharp(soft)
    .resize(PLACES + 1, PLACES + 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  const bits = [1, PLACES + 1].flatMap((next) =>
    Array.from({ length: PLACES * PLACES }, (_, place) => {
      const at = Math.floor(place / PLACES) * (PLACES + 1) + (place % PLACES)
      return (grey[at + next] ?? 0) - (grey[at] ?? 0) >= LIGHTER_BY ? 1 : 0
    }),
  )
  if (bits.filter((bit) => bit === 1).length < FEATURES_MIN) return WITHOUT_FEATURES
  return Array.from({ length: bits.length / 4 }, (_, digit) => Number.parseInt(bits.slice(digit * 4, digit * 4 + 4).join(''), 2).toString(16)).join('')
}

type Looked = { id: number; look: string; width: number; height: number }

/** The pictures that look like another one, in whatever size, format or compression. */
export async function copiesAmongPictures({ db }: { db: Reader }): Promise<number[]> {
  const { id, look, width, height } = images
  const rows = await db.select({ id, look, width, height }).from(images)
  const byPart = new Map<string, Looked[]>()
  for (const row of rows) {
    if (row.look.length < PART_DIGITS) continue
    for (let at = 0; at < row.look.length; at += PART_DIGITS) {
      const part = `${at} ${row.look.slice(at, at + PART_DIGITS)}`
      const alike = byPart.get(part)
      if (alike) alike.push(row)
      else byPart.set(part, [row])
    }
  }
  const copies = new Set<number>()
  for (const alike of byPart.values()) {
    for (const [index, one] of alike.entries()) {
      for (const other of alike.slice(index + 1)) {
        if (copies.has(one.id) && copies.has(other.id)) continue
        if (isCopy(one, other)) copies.add(one.id).add(other.id)
      }
    }
  }
  return [...copies]
}

function isCopy(one: Looked, other: Looked): boolean {
  const proportion = (one.width * other.height) / (one.height * other.width)
  return Math.abs(proportion - 1) <= PROPORTION_DIFFERS_BY && differences(one.look, other.look) <= COPIES_DIFFER_BY
}

function differences(one: string, other: string): number {
  let found = 0
  for (let at = 0; at < one.length; at += PART_DIGITS) {
    let bits = Number.parseInt(one.slice(at, at + PART_DIGITS), 16) ^ Number.parseInt(other.slice(at, at + PART_DIGITS), 16)
    for (; bits !== 0; bits &= bits - 1) found += 1
  }
  return found
}

/** Looks at some of the pictures that came before looks were kept; answers how many. */
export async function completeLooks({ db, media }: Pick<Deps, 'db' | 'media'>): Promise<number> {
  const rows = await db.select({ id: images.id, file: images.file }).from(images).where(eq(images.look, '')).limit(COMPLETED_AT_ONCE)
  for (const { id, file } of rows) {
    const picture = await readMedia(media, pathsOf(file).original)
    const look = picture ? await lookOf(picture).catch(() => WITHOUT_FEATURES) : WITHOUT_FEATURES
    await db.update(images).set({ look }).where(eq(images.id, id))
  }
  return rows.length
}
