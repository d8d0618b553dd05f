import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { imagePaths } from '#server/media/image-paths.ts'
import { readMedia } from '#server/media/media-store.ts'
import type { Deps } from '#server/services/deps.ts'
import { loadSharp } from './sharp.server.ts'
import { images } from './table.ts'

const PLACES = 16
const SMALL = 96
/** In brightness levels of 255; resizing and compression change less. */
const LIGHTER_BY = 6
/** Pictures with hardly any edge look alike without being copies. */
const MIN_FEATURES = 16
const NO_FEATURES = '-'
const HASH_BATCH_SIZE = 50
/** Bits that differ at most between a picture and its copy. */
const COPIES_DIFFER_BY = 5
const PROPORTION_DIFFERS_BY = 0.02
const DIGITS_OF_WORD = 8

/**
 * Perceptual hash of 128 hexadecimal digits, the same in every size and format (difference hash: brighter to the right,
 * and downwards); `-` if too little stands out.
 */
export async function perceptualHash(picture: Buffer): Promise<string> {
  const sharp = await loadSharp()
  // Shrinks first, so that the blur is the same for every size.
  const grid = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(SMALL, SMALL, { fit: 'fill' })
    .png()
    .toBuffer()
  const soft = await sharp(grid).blur(1.5).png().toBuffer()
  const grey = await sharp(soft)
    .resize(PLACES + 1, PLACES + 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  const comparisons = [1, PLACES + 1].flatMap((next) =>
    Array.from({ length: PLACES * PLACES }, (_, index) => {
      const offset = Math.floor(index / PLACES) * (PLACES + 1) + (index % PLACES)
      return (grey[offset + next] ?? 0) - (grey[offset] ?? 0) >= LIGHTER_BY ? 1 : 0
    }),
  )
  if (comparisons.filter((bit) => bit === 1).length < MIN_FEATURES) return NO_FEATURES
  return Array.from({ length: comparisons.length / 4 }, (_, digit) =>
    Number.parseInt(comparisons.slice(digit * 4, digit * 4 + 4).join(''), 2).toString(16),
  ).join('')
}

type HashedPicture = { id: number; look: string; width: number; height: number }

/** Pictures that look like another one, in any size, format or compression. */
export async function findDuplicateImages({ db }: { db: Db }): Promise<number[]> {
  const { id, look, width, height } = images
  return findDuplicates(await db.select({ id, look, width, height }).from(images))
}

/** Sorted by the number of set bits, so that only possible copies are compared. */
export function findDuplicates(rows: readonly HashedPicture[]): number[] {
  const hashes = rows.filter(({ look }) => look.length >= DIGITS_OF_WORD).map(readLook)
  hashes.sort((one, other) => one.onesCount - other.onesCount)
  const copies = new Set<number>()
  for (const [index, one] of hashes.entries()) {
    for (let next = index + 1; next < hashes.length; next++) {
      const other = hashes[next]
      if (!other || other.onesCount - one.onesCount > COPIES_DIFFER_BY) break
      if (isCopy(one, other)) copies.add(one.id).add(other.id)
    }
  }
  return [...copies]
}

type ReadHash = { id: number; hashWords: Uint32Array; onesCount: number; proportion: number }

function readLook({ id, look, width, height }: HashedPicture): ReadHash {
  const hashWords = Uint32Array.from({ length: look.length / DIGITS_OF_WORD }, (_, index) =>
    Number.parseInt(look.slice(index * DIGITS_OF_WORD, (index + 1) * DIGITS_OF_WORD), 16),
  )
  return {
    id,
    hashWords,
    onesCount: hashWords.reduce((sum, hashWord) => sum + getOnes(hashWord), 0),
    proportion: width / height,
  }
}

function isCopy(one: ReadHash, other: ReadHash): boolean {
  if (Math.abs(one.proportion / other.proportion - 1) > PROPORTION_DIFFERS_BY) return false
  let differing = 0
  for (let index = 0; index < one.hashWords.length && differing <= COPIES_DIFFER_BY; index++)
    differing += getOnes((one.hashWords[index] ?? 0) ^ (other.hashWords[index] ?? 0))
  return differing <= COPIES_DIFFER_BY
}

function getOnes(hashWord: number): number {
  let onesCount = 0
  for (let bits = hashWord; bits !== 0; bits &= bits - 1) onesCount += 1
  return onesCount
}

/** Computes some of the missing hashes of older pictures; answers how many. */
export async function fillMissingHashes({ db, media }: Pick<Deps, 'db' | 'media'>): Promise<number> {
  const rows = await db
    .select({ id: images.id, file: images.file })
    .from(images)
    .where(eq(images.look, ''))
    .limit(HASH_BATCH_SIZE)
  for (const { id, file } of rows) {
    const picture = await readMedia(media, imagePaths(file).original)
    const hash = picture ? await perceptualHash(picture).catch(() => NO_FEATURES) : NO_FEATURES
    await db.update(images).set({ look: hash }).where(eq(images.id, id))
  }
  return rows.length
}
