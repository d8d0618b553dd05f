import { setImmediate } from 'node:timers/promises'
import { type ExportFormat, MAX_EXPORT_ROWS } from '#contract/admin/resources/export.ts'
import { fieldError } from '#contract/errors.ts'
import { toDay } from '#contract/time/local-time.ts'
import type { Deps } from '../../deps.ts'
import { formatValue } from './cells.ts'
import { BOM, csvLine } from './csv.ts'
import { htmlEnd, htmlRow, htmlStart } from './html.ts'

const BATCH_SIZE = 100

type Cells = readonly (string | number)[]
type Table<T> = { headings: readonly string[]; toRows: (entries: readonly T[]) => Promise<Cells[]> }
type ListExport<T> = {
  name: string
  title: string
  format: ExportFormat
  listIds: (limit: number) => Promise<number[]>
  load: (ids: readonly number[]) => Promise<readonly T[]>
  /** The columns of CSV, or of a table to print. */
  tableOf: (isPrint: boolean) => Table<T>
}
type Exported = { fileName: string; parts: AsyncGenerator<string> }

/** The ids are fixed at the start; entries deleted meanwhile are left out. Throws `bad_input` beyond the limit. */
export async function exportList<T>(
  { locale, now }: Deps,
  { name, title, format, listIds, load, tableOf }: ListExport<T>,
): Promise<Exported> {
  const maxRows = MAX_EXPORT_ROWS[format]
  const ids = await listIds(maxRows + 1)
  if (ids.length > maxRows) throw fieldError('format', `export_too_large:${maxRows}`, `an export of over ${maxRows}`)
  const day = toDay(now())
  return { fileName: `${name}-${day}.${format}`, parts: format === 'jsonl' ? toJsonLines() : toTable(format) }

  async function* inBatches() {
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      // SQLite reads synchronously, so this gives other requests a turn.
      await setImmediate()
      yield await load(ids.slice(start, start + BATCH_SIZE))
    }
  }

  async function* toJsonLines() {
    for await (const entries of inBatches()) yield entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
  }

  async function* toTable(form: 'csv' | 'html') {
    const isPrint = form === 'html'
    const { headings, toRows } = tableOf(isPrint)
    yield isPrint
      ? htmlStart({ locale, title, day: formatValue(day, locale), count: ids.length, headings })
      : BOM + csvLine(headings)
    for await (const entries of inBatches()) {
      const rows = await toRows(entries)
      yield rows.map((cells) => (isPrint ? htmlRow(cells.map(String)) : csvLine(cells))).join('')
    }
    if (isPrint) yield htmlEnd
  }
}
