import { CsvError, parse } from 'csv-parse/sync'
import { IMPORT_LIMITS } from '#contract/admin/resources/import-limits.ts'
import { fileError } from './import-errors.ts'

/** `null` for a line that is not a JSON object. */
export type FileLine<T> = { line: number; content: T }
export type ImportFile =
  | ({ format: 'csv' } & FileTable)
  | { format: 'jsonl'; lines: FileLine<Record<string, unknown> | null>[] }

type FileTable = { headings: string[]; lines: FileLine<string[]>[] }
/** Counts the headings that are columns. */
type CountKnown = (headings: readonly string[]) => number
/** CSV or JSON Lines, or the cells of a spreadsheet. */
type FileContent = { text?: string | undefined; rows?: readonly string[][] | undefined }

/** The headings are looked for in the first rows, below a title. */
const MAX_HEADING_ROWS = 10
const separators = [';', ',', '\t'] as const
/** Excel writes its separator on a line of its own. */
const SEPARATOR_LINE = /^\ufeff?\s*"?sep=([;,\t])"?[ ;,\t]*\r?\n/i

/**
 * Without empty lines. `countKnown` decides the separator and the row of the headings. Throws `bad_input` for an
 * unreadable or too long file.
 */
export function readFile({ text = '', rows }: FileContent, countKnown: CountKnown): ImportFile {
  const file: ImportFile =
    rows === undefined && /^\s*\{/.test(text)
      ? { format: 'jsonl', lines: readJsonLines(text) }
      : { format: 'csv', ...(rows ? readRows(rows, countKnown) : readCsv(text, countKnown)) }
  if (file.lines.length > IMPORT_LIMITS.lines) throw fileError(`import_too_long:${IMPORT_LIMITS.lines}`)
  return file
}

function readRows(rows: readonly string[][], countKnown: CountKnown): FileTable {
  const lines = rows.map((content, index) => ({ line: index + 1, content }))
  return withHeadings(lines, countKnown)
}

/** The headings are the first row with the most known ones. */
function withHeadings(rows: readonly FileLine<string[]>[], countKnown: CountKnown): FileTable {
  const filled = rows.filter(({ content }) => content.some((cell) => cell.trim() !== ''))
  const counts = filled.slice(0, MAX_HEADING_ROWS).map(({ content }) => countKnown(content.map((cell) => cell.trim())))
  const first = Math.max(counts.indexOf(Math.max(...counts)), 0)
  const [headings, ...lines] = filled.slice(first)
  if (!headings) throw fileError('import_empty_file')
  if (headings.content.length > IMPORT_LIMITS.columns) throw fileError(`import_too_wide:${IMPORT_LIMITS.columns}`)
  return { headings: headings.content.map((head) => head.trim()), lines }
}

function readJsonLines(text: string): FileLine<Record<string, unknown> | null>[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [{ line: index + 1, content: parseRecord(line) }]))
}

function parseRecord(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

function readCsv(text: string, countKnown: CountKnown): FileTable {
  const [, delimiterLine] = SEPARATOR_LINE.exec(text) ?? []
  // The line is blanked, not removed, to preserve line numbers.
  const table = (delimiterLine === undefined ? text : text.replace(SEPARATOR_LINE, '\n')).replaceAll('\r\n', '\n')
  const countColumns = (delimiter: string) =>
    Math.max(...firstRows(table, delimiter).map((content) => countKnown(content)), 0)
  const delimiter =
    delimiterLine ?? separators.reduce((best, each) => (countColumns(each) > countColumns(best) ? each : best))
  return withHeadings(parseCsv(table, { delimiter }), countKnown)
}

/** None where a wrong separator makes quotation marks unbalanced. */
function firstRows(table: string, delimiter: string): string[][] {
  try {
    return parseCsv(table, { delimiter, to: MAX_HEADING_ROWS }).map(({ content }) => content)
  } catch {
    return []
  }
}

/** Explicit line ends: the parser would search for the first one byte by byte, through a whole file without any. */
const CSV = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  info: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  max_record_size: 300_000,
}

function parseCsv(text: string, options: { delimiter: string; to?: number }): FileLine<string[]>[] {
  try {
    const rows = parse(text, { ...CSV, ...options }) as unknown as {
      info: { lines: number }
      record: string[]
    }[]
    return rows.map(({ info, record }) => ({
      line: info.lines - record.join('').split('\n').length + 1,
      content: record.map(asWritten),
    }))
  } catch (error) {
    if (error instanceof CsvError) throw fileError(`import_broken:${error.lines ?? 1}`)
    throw error
  }
}

/** Removes the apostrophe that the export puts before formulas. */
function asWritten(text: string): string {
  return /^'+[=+\-@\t\r＝＋－＠]/.test(text) ? text.slice(1) : text
}
