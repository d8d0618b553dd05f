import { setImmediate } from 'node:timers/promises'
import { type ExportFormat, MAX_EXPORT_ROWS } from '#contract/admin/resources/export.ts'
import { fieldError } from '#contract/errors.ts'
import { toDay } from '#contract/time/local-time.ts'
import { pluralName } from '#model/messages.ts'
import { requireReader } from '#server/services/accounts/areas.ts'
import type { Deps } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { type ListQuery, listIds, loadRecords } from '../engine.ts'
import { formatValue } from './cells.ts'
import { exportColumns } from './columns.ts'
import { BOM, csvLine } from './csv.ts'
import { htmlEnd, htmlRow, htmlStart } from './html.ts'
import { loadReferenceNames } from './names.ts'

const BATCH_SIZE = 100

type FieldValues = Record<string, unknown>
type ExportRecordsOptions = Pick<ListQuery, 'ordering' | 'search' | 'filters'> & { format: ExportFormat }
type Exported = { fileName: string; parts: AsyncGenerator<string> }

/** The ids are fixed at the start; records deleted meanwhile are left out. Throws `bad_input` beyond the limit. */
export async function exportRecords(
  deps: Deps,
  definition: ResourceDefinition,
  { format, ...query }: ExportRecordsOptions,
): Promise<Exported> {
  requireReader(deps, definition.name)
  const maxRows = MAX_EXPORT_ROWS[format]
  const ids = await listIds(deps, definition, { ...query, limit: maxRows + 1 })
  if (ids.length > maxRows) throw fieldError('format', `export_too_large:${maxRows}`, `an export of over ${maxRows}`)
  const plural = pluralName(definition.name, deps.locale)
  const day = toDay(deps.now())
  const fileName = `${definition.name}-${day}.${format}`
  const batches = inBatches(deps, definition, ids)
  if (format === 'jsonl') return { fileName, parts: toJsonLines(batches) }
  if (format === 'csv') return { fileName, parts: toCsv(deps, definition, batches) }
  return {
    fileName,
    parts: toHtml(deps, definition, { batches, title: plural, day: formatValue(day, deps.locale), count: ids.length }),
  }
}

async function* inBatches(
  deps: Deps,
  definition: ResourceDefinition,
  ids: readonly number[],
): AsyncGenerator<FieldValues[]> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    // SQLite reads synchronously, so this gives other requests a turn.
    await setImmediate()
    yield await loadRecords(deps, definition, ids.slice(start, start + BATCH_SIZE))
  }
}

type Batches = AsyncGenerator<FieldValues[]>

async function* toJsonLines(batches: Batches): AsyncGenerator<string> {
  for await (const records of batches) yield records.map((record) => `${JSON.stringify(record)}\n`).join('')
}

async function* toCsv(deps: Deps, definition: ResourceDefinition, batches: Batches): AsyncGenerator<string> {
  const columns = exportColumns(definition, deps)
  yield BOM + csvLine(columns.map(({ head }) => head))
  for await (const records of batches) {
    const names = await loadReferenceNames(deps, definition, records)
    yield records.map((record) => csvLine(columns.map(({ cell }) => cell(record, names)))).join('')
  }
}

type Page = { batches: Batches; title: string; day: string; count: number }

async function* toHtml(deps: Deps, definition: ResourceDefinition, { batches, ...page }: Page): AsyncGenerator<string> {
  const columns = exportColumns(definition, { locale: deps.locale, isPrint: true })
  yield htmlStart({ ...page, locale: deps.locale, headings: columns.map(({ head }) => head) })
  for await (const records of batches) {
    const names = await loadReferenceNames(deps, definition, records)
    yield records.map((record) => htmlRow(columns.map(({ cell }) => String(cell(record, names))))).join('')
  }
  yield htmlEnd
}
