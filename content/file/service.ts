import { createHash } from 'node:crypto'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { AppError, fieldError, requireFirst } from '#contract/errors.ts'
import { fileExtensions } from '#contract/media/media.ts'
import { cleanLine } from '#contract/texts/stored-text.ts'
import { problem } from '#modules/fields/problems.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { lockForTransaction } from '#server/db/postgres/transaction-lock.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import { logRecordChange } from '#server/services/audit-log/write.ts'
import { authorColumns } from '#server/services/conflict.ts'
import { type Deps, write } from '#server/services/deps.ts'
import { toSearchTexts } from '#server/services/resources/listing/fold.ts'
import { MAX_FILE_BYTES } from './endpoints.ts'
import { files } from './table.ts'

const extensionByMime = new Map<string, string>(Object.entries(fileExtensions))

type NewFile = { bytes: Buffer; name: string; accept?: keyof typeof fileExtensions | undefined }

/**
 * Stores a PDF, MP3 or MP4, detected from its content; equal bytes are stored once. Films lose their location metadata.
 * Other types, or ones that `accept` excludes, throw `unsupported_media`.
 */
export async function storeFile(
  deps: Deps,
  { bytes, name, accept }: NewFile,
): Promise<{ id: number; created: boolean }> {
  requireWriter(deps, 'files')
  const { mime, hash, file, extension } = await identify(bytes, accept)
  const existing = await findStored(deps.db, file)
  if (existing) return { id: existing.id, created: false }
  await deps.media.put(getPath(file), bytes)
  const safeName = toFileName(name, extension)
  return write(deps, async (inner) => {
    const first = await findAtWriting(inner.db, file)
    if (first) return { id: first.id, created: false }
    const [row] = await inner.db
      .insert(files)
      .values({
        file,
        name: safeName,
        mime,
        bytes: bytes.length,
        hash,
        created_at: deps.now(),
        ...toSearchTexts(['name'], { name: safeName }),
      })
      .returning()
    if (!row) throw new Error('an insert returned no row')
    await logRecordChange(inner, { act: 'created', resource: 'files', row })
    return { id: row.id, created: true }
  })
}

/** Replaces a file by another one of the same type; name and URL stay. */
export async function replaceFile(deps: Deps, { id, bytes }: { id: number; bytes: Buffer }): Promise<{ id: number }> {
  requireWriter(deps, 'files')
  const row = requireFirst(await deps.db.select().from(files).where(eq(files.id, id)), `file ${id}`)
  const { file, hash } = await identify(bytes, isAccepted(row.mime) ? row.mime : undefined)
  await deps.media.put(getPath(file), bytes)
  await write(deps, async (inner) => {
    const other = await findAtWriting(inner.db, file, id)
    if (other) throw fieldError('file', `file_known:${other.name}`, 'these bytes are stored already')
    const values = { file, hash, bytes: bytes.length, version: sql`${files.version} + 1`, ...authorColumns(deps) }
    await inner.db.update(files).set(values).where(eq(files.id, id))
    await logRecordChange(inner, { act: 'replaced', resource: 'files', row })
  })
  return { id }
}

/** The file that a concurrent upload of the same bytes stored first; such uploads wait for each other. */
async function findAtWriting(tx: Tx, file: string, exceptId?: number) {
  await lockForTransaction(tx, 'file', file)
  return findStored(tx, file, exceptId)
}

/** The oldest record with these bytes: there are two if one came back from the bin after a second upload. */
async function findStored(db: Db, file: string, exceptId?: number): Promise<{ id: number; name: string } | undefined> {
  const [row] = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.file, file), exceptId === undefined ? undefined : ne(files.id, exceptId)))
    .orderBy(asc(files.id))
    .limit(1)
  return row
}

type Identity = { mime: string; hash: string; extension: string; file: string }

async function identify(bytes: Buffer, accept: NewFile['accept']): Promise<Identity> {
  if (bytes.length > MAX_FILE_BYTES) throw new AppError('too_large', { message: `${bytes.length} bytes` })
  const type = await fileTypeFromBuffer(bytes)
  const extension = extensionByMime.get(type?.mime ?? '')
  if (!type || !extension || (accept && type.mime !== accept)) {
    const code =
      bytes.length === 0
        ? 'file_empty'
        : accept
          ? problem('file_type', fileExtensions[accept].toUpperCase())
          : 'file_other'
    throw new AppError('unsupported_media', {
      message: `a file of the type ${type?.mime ?? 'unknown'}`,
      fields: { file: [code] },
    })
  }
  if (type.mime === 'video/mp4') stripVideoMetadata(bytes)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
  return { mime: type.mime, hash, extension, file: `${hash}.${extension}` }
}

function isAccepted(mime: string): mime is keyof typeof fileExtensions {
  return extensionByMime.has(mime)
}

/** Path of a file in the media store; throws `not_found`. */
export async function findFilePath(db: Db, id: number): Promise<{ path: string; mime: string }> {
  const row = requireFirst(
    await db.select({ file: files.file, mime: files.mime }).from(files).where(eq(files.id, id)),
    `file ${id}`,
  )
  return { path: getPath(row.file), mime: row.mime }
}

function getPath(file: string): string {
  return `files/${file}`
}

const MAX_CHARACTERS = 120
/** Path separators and characters that Windows forbids in file names. */
const REFUSED = /[/\\:<>"|?*]/g
const letters = new Intl.Segmenter('de', { granularity: 'grapheme' })

/**
 * Download name: the original name in normalised letters (joiners of emoji stay, soft hyphens go), with the extension
 * of its type.
 */
export function toFileName(name: string, extension: string): string {
  const cleanName = cleanLine(name)
    .replaceAll('\u00ad', '')
    .replace(/\.[^./\\]*$/, '')
    .replace(REFUSED, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const characters = [...letters.segment(cleanName)].map(({ segment }) => segment).slice(0, MAX_CHARACTERS)
  return `${characters.join('').trim() || 'datei'}.${extension}`
}

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
