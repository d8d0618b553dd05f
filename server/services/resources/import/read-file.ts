import { CsvError, parse } from 'csv-parse/sync'
import { IMPORT_MAX } from '#contract/admin/import.ts'
import { refuseFile } from './refusal.ts'

/** A line that is no record of JSON has `null`. */
export type FileLine<T> = { line: number; content: T }
export type ImportFile =
  | { format: 'csv'; heads: string[]; lines: FileLine<string[]>[] }
  | { format: 'jsonl'; lines: FileLine<Record<string, unknown> | null>[] }

const separators = [';', ',', '\t'] as const

/**
 * The lines of a file with their numbers, empty ones left out. `knows` counts the heads that are columns, by which the separator
 * is told. Throws `bad_input` for what is no table or too long.
 */
export function readFile(text: string, knows: (heads: readonly string[]) => number): ImportFile {
  const file: ImportFile = /^\s*\{/.test(text) ? { format: 'jsonl', lines: readJsonLines(text) } : { format: 'csv', ...readCsv(text, knows) }
  if (file.lines.length > IMPORT_MAX.lines) throw refuseFile(`import_too_long:${IMPORT_MAX.lines}`)
  return file
}

function readJsonLines(text: string): FileLine<Record<string, unknown> | null>[] {
  return text.split('\n').flatMap((written, index) => (written.trim() === '' ? [] : [{ line: index + 1, content: recordIn(written) }]))
}

function recordIn(written: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(written)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function readCsv(text: string, knows: (heads: readonly string[]) => number): { heads: string[]; lines: FileLine<string[]>[] } {
  const known = (delimiter: string) => knows(parseCsv(text, { delimiter, to: 1 })[0]?.content ?? [])
  const delimiter = separators.reduce((best, each) => (known(each) > known(best) ? each : best))
  const [heads, ...lines] = parseCsv(text, { delimiter })
  if (!heads) throw refuseFile('import_empty_file')
  return { heads: heads.content.map((head) => head.trim()), lines: lines.filter(({ content }) => content.some((cell) => cell.trim() !== '')) }
}

function parseCsv(text: string, options: { delimiter: string; to?: number }): FileLine<string[]>[] {
  try {
    const rows = parse(text, { ...options, bom: true, relax_column_count: true, relax_quotes: true, info: true }) as unknown as {
      info: { lines: number }
      record: string[]
    }[]
    // The parser says where a record ends; one begins where the one before has ended.
    return rows.map(({ record }, index) => ({ line: (rows[index - 1]?.info.lines ?? 0) + 1, content: record.map(asWritten) }))
  } catch (error) {
    if (error instanceof CsvError) throw refuseFile(`import_broken:${error.lines ?? 1}`)
    throw error
  }
}

/** The export puts an apostrophe before what a spreadsheet would take for a formula. */
function asWritten(cell: string): string {
  const text = cell.replaceAll('\r\n', '\n')
  return /^'+[=+\-@\t\r＝＋－＠]/.test(text) ? text.slice(1) : text
}
