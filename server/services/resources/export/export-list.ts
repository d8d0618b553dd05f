import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#config'
import { type ExportFormat, MAX_EXPORT_ROWS } from '#contract/admin/resources/export.ts'
import { fieldError } from '#contract/errors.ts'
import { toDay } from '#contract/time/local-time.ts'
import { escapeMarkup } from '#server/services/texts/escape-markup.ts'
import type { Deps } from '../../deps.ts'
import { formatValue } from './cells.ts'
import { BOM, csvLine } from './csv.ts'

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

type Start = { locale: Locale; title: string; day: string; count: number; headings: readonly string[] }

/** Repeats the table head on every sheet and keeps rows together. */
const style = `@page{size:A4 landscape;margin:12mm}body{font:11px/1.35 system-ui,sans-serif;margin:1rem;color:#111}h1{font-size:18px;margin:0}
p{margin:.25rem 0 1rem}div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #999;padding:3px 8px 3px 0;text-align:left;
vertical-align:top;white-space:pre-line;overflow-wrap:break-word;hyphens:auto}th{border-bottom-width:2px}thead{display:table-header-group}tr{break-inside:avoid}
@media print{body{margin:0;font-size:9px}div{overflow:visible}}`

function htmlStart({ locale, title, day, count, headings }: Start): string {
  const cells = headings.map((head) => `<th scope="col">${escapeMarkup(head)}</th>`).join('')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeMarkup(title)} ${day}</title><style>${style}</style></head>
<body><main><h1>${escapeMarkup(title)}</h1><p>${day} · ${count}</p><div role="region" aria-label="${escapeMarkup(title)}" tabindex="0"><table><thead><tr>${cells}</tr></thead><tbody>
`
}

function htmlRow(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escapeMarkup(cell)}</td>`).join('')}</tr>\n`
}

const htmlEnd = '</tbody></table></div></main></body></html>\n'
