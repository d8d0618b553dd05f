import { CsvError, parse } from 'csv-parse/sync'
import { IMPORT_LIMITS } from '#contract/admin/resources/import.ts'
import { fileError } from './import-errors.ts'
import { sameWords } from './same-words.ts'

/** `null` for a line that is not a JSON object. */
export type FileLine<T> = { line: number; content: T }
export type ImportFile =
  | { format: 'csv'; headings: string[]; lines: FileLine<string[]>[] }
  | { format: 'jsonl'; lines: FileLine<Record<string, unknown> | null>[] }

const separators = [';', ',', '\t'] as const
/** Excel writes its separator on a line of its own. */
const SEPARATOR_LINE = /^\ufeff?\s*"?sep=([;,\t])"?[ ;,\t]*\r?\n/i

/**
 * Without empty lines. `knows` counts the headings that are columns, which decides the separator. Throws `bad_input`
 * for an unreadable or too long file.
 */
export function readFile(text: string, countKnown: (headings: readonly string[]) => number): ImportFile {
  const file: ImportFile = /^\s*\{/.test(text)
    ? { format: 'jsonl', lines: readJsonLines(text) }
    : { format: 'csv', ...readCsv(text, countKnown) }
  if (file.lines.length > IMPORT_LIMITS.lines) throw fileError(`import_too_long:${IMPORT_LIMITS.lines}`)
  return file
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

function readCsv(
  text: string,
  countKnown: (headings: readonly string[]) => number,
): { headings: string[]; lines: FileLine<string[]>[] } {
  const [, delimiterLine] = SEPARATOR_LINE.exec(text) ?? []
  // The line is blanked, not removed, to preserve line numbers.
  const table = (delimiterLine === undefined ? text : text.replace(SEPARATOR_LINE, '\n')).replaceAll('\r\n', '\n')
  const countColumns = (delimiter: string) => countKnown(parseCsv(table, { delimiter, to: 1 })[0]?.content ?? [])
  const delimiter =
    delimiterLine ?? separators.reduce((best, each) => (countColumns(each) > countColumns(best) ? each : best))
  const [headings, ...lines] = parseCsv(table, { delimiter }).filter(({ content }) =>
    content.some((cell) => cell.trim() !== ''),
  )
  if (!headings) throw fileError('import_empty_file')
  return { headings: getHeads(headings.content), lines }
}

function getHeads(cells: readonly string[]): string[] {
  const headings = cells.map((head) => head.trim())
  const normalised = headings.map(sameWords)
  const double = headings.find((head, index) => head !== '' && normalised.indexOf(sameWords(head)) < index)
  if (double !== undefined) throw fileError(`import_same_heads:${double}`)
  return headings
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
