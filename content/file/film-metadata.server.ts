/** Metadata boxes with location, owner and title (ISO/IEC 14496-12 §8.10 and §8.11, XMP as `uuid`). */
const notes = new Set(['udta', 'meta', 'uuid'])
const parents = new Set(['moov', 'trak'])
const LARGE_SIZE = 1
const UNTIL_THE_END = 0

/**
 * Blanks the metadata of an MP4, so that no visitor learns where it was taken. Sizes stay, so that all offsets remain
 * valid. From the first invalid box on the file is unchanged.
 */
export function stripVideoMetadata(film: Buffer): void {
  for (const { type, offset, start, end } of getBoxes(film, { start: 0, end: film.length })) {
    if (notes.has(type)) blankOut(film, { offset, start, end })
    else if (type === 'moov') getEmpty(film, { start, end })
  }
}

type ByteRange = { start: number; end: number }
type Box = ByteRange & { type: string; offset: number }

function getEmpty(film: Buffer, range: ByteRange): void {
  for (const { type, offset, start, end } of getBoxes(film, range)) {
    if (notes.has(type) || (type === 'trak' && isOfNotes(film, { start, end }))) blankOut(film, { offset, start, end })
    else if (parents.has(type)) getEmpty(film, { start, end })
  }
}

/** A track that is neither picture nor sound: timed metadata such as the camera's route. */
function isOfNotes(film: Buffer, track: ByteRange): boolean {
  const media = [...getBoxes(film, track)].find(({ type }) => type === 'mdia')
  const handler = media && [...getBoxes(film, media)].find(({ type }) => type === 'hdlr')
  return handler !== undefined && film.toString('latin1', handler.start + 8, handler.start + 12) === 'meta'
}

function blankOut(film: Buffer, { offset, start, end }: ByteRange & { offset: number }): void {
  film.write('free', offset + 4, 'latin1')
  film.fill(0, start, end)
}

/** `at`: start of a box; `start`: start of its content. */
function* getBoxes(film: Buffer, { start, end }: ByteRange): Generator<Box> {
  let offset = start
  while (offset + 8 <= end) {
    const declaredSize = film.readUInt32BE(offset)
    const isLarge = declaredSize === LARGE_SIZE && offset + 16 <= end
    const size =
      declaredSize === UNTIL_THE_END ? end - offset : isLarge ? Number(film.readBigUInt64BE(offset + 8)) : declaredSize
    const head = isLarge ? 16 : 8
    if (size < head || offset + size > end) return
    yield { type: film.toString('latin1', offset + 4, offset + 8), offset, start: offset + head, end: offset + size }
    offset += size
  }
}
