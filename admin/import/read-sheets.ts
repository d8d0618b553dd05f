import { IMPORT_LIMITS } from '#contract/admin/resources/import-limits.ts'
import { decodeText } from '#contract/texts/decode-text.ts'

export type Sheet = { name: string; rows: string[][] }
/** A text file, or the sheets of a spreadsheet that hold something. */
export type SourceFile = { name: string; text: string } | { name: string; sheets: Sheet[] }

const MAX_FILE_BYTES = 20_000_000
const MAX_UNPACKED_BYTES = 150_000_000
/** A title above the headings, and empty rows. */
const MAX_ROWS = IMPORT_LIMITS.lines + 50

/** Reads CSV, JSON Lines, .xlsx or .ods by what the file contains. Throws with a message key. */
export async function readSource(file: File): Promise<SourceFile> {
  if (file.size > MAX_FILE_BYTES) throw new Error('partitur.import.tooLarge')
  const bytes = await file.arrayBuffer()
  const start = new DataView(bytes)
  const magic = bytes.byteLength >= 4 ? start.getUint32(0) : 0
  if (magic === 0xd0cf11e0) throw new Error('partitur.import.oldExcel')
  if (magic === 0x504b0304) return { name: file.name, sheets: await readSheets(bytes) }
  const text = decodeText(new Uint8Array(bytes))
  if (text.length > IMPORT_LIMITS.characters) throw new Error('partitur.import.tooLarge')
  return { name: file.name, text }
}

async function readSheets(bytes: ArrayBuffer): Promise<Sheet[]> {
  if (unpackedBytes(bytes) > MAX_UNPACKED_BYTES) throw new Error('partitur.import.tooLarge')
  const workbook = await readWorkbook(bytes)
  const sheets = workbook.sheets.map(({ name, rows }) => ({ name, rows: trimRows(rows) }))
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) throw new Error('partitur.import.emptySheet')
  if (filled.some(({ rows }) => rows.length > MAX_ROWS)) throw new Error('partitur.import.tooLarge')
  return filled
}

/** The readers are loaded with the first spreadsheet. */
async function readWorkbook(bytes: ArrayBuffer) {
  // An OpenDocument file begins with its type, unpacked.
  const isOds = new TextDecoder('latin1').decode(bytes.slice(30, 100)).includes('opendocument.spreadsheet')
  try {
    if (isOds) return await (await import('hucre/ods')).readOds(bytes)
    const { readXlsx } = await import('hucre/xlsx')
    return await readXlsx(bytes, { maxRows: MAX_ROWS + 1, sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden })
  } catch (cause) {
    throw new Error('partitur.import.unreadable', { cause })
  }
}

/** Without the empty cells at the right and the empty rows at the end, so that rows keep their numbers. */
function trimRows(rows: readonly (readonly unknown[])[]): string[][] {
  const texts = rows.map((row) => row.slice(0, IMPORT_LIMITS.columns).map(cellText))
  const width = Math.max(0, ...texts.map((row) => row.findLastIndex((cell) => cell !== '') + 1))
  const last = texts.findLastIndex((row) => row.some((cell) => cell !== ''))
  return texts.slice(0, last + 1).map((row) => row.slice(0, width))
}

const ENTRY = 0x02014b50
const END = 0x06054b50
const MAX_COMMENT_BYTES = 65_535

/**
 * The unpacked bytes that a zip archive declares, from its directory; infinite for one that does not say (zip64) or is
 * broken. Readers stop at the declared size of each entry.
 */
export function unpackedBytes(archive: ArrayBuffer): number {
  const view = new DataView(archive)
  let end = view.byteLength - 22
  const first = Math.max(0, end - MAX_COMMENT_BYTES)
  while (end >= first && view.getUint32(end, true) !== END) end--
  if (end < first || end < 0) return Number.POSITIVE_INFINITY
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return Number.POSITIVE_INFINITY
    const size = view.getUint32(at + 24, true)
    if (size === 0xffffffff) return Number.POSITIVE_INFINITY
    total += size
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return total
}

/** Spreadsheets count days from here; a time of day alone is before it. */
const FIRST_DAY = Date.UTC(1900, 0, 1)
const MINUTE_MS = 60_000

/** A spreadsheet's cell as the import reads it: `2027-12-24 19:30`, `19:30`, `12,5`, `ja`. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return momentText(value)
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  const text = typeof value === 'string' ? value : richText(value)
  return durationText(text) ?? text.slice(0, IMPORT_LIMITS.cellCharacters)
}

/** In whole minutes, because spreadsheets store fractions of a day. */
function momentText(value: Date): string {
  if (Number.isNaN(value.getTime())) return ''
  const text = new Date(Math.round(value.getTime() / MINUTE_MS) * MINUTE_MS).toISOString()
  const [day = '', time = ''] = [text.slice(0, 10), text.slice(11, 16)]
  if (value.getTime() < FIRST_DAY) return time
  return time === '00:00' ? day : `${day} ${time}`
}

/** With a decimal comma. Three decimals would look like thousands. */
function numberText(value: number): string {
  const text = String(Number(value.toPrecision(12))).replace('.', ',')
  return /,\d{3}$/.test(text) ? `${text}0` : text
}

/** The time of day in OpenDocument, `PT19H30M00S`. */
function durationText(text: string): string | null {
  const [, hours, minutes] = /^PT(\d{1,2})H(\d{1,2})M(?:\d+(?:[.,]\d+)?S)?$/.exec(text) ?? []
  return hours === undefined ? null : `${hours.padStart(2, '0')}:${minutes?.padStart(2, '0')}`
}

/** Formatted text in runs, or the text of a link or an error. */
function richText(value: unknown): string {
  if (Array.isArray(value)) return value.map(richText).join('')
  if (typeof value !== 'object' || value === null) return String(value)
  return 'text' in value && typeof value.text === 'string' ? value.text : ''
}
