import { setImmediate } from 'node:timers/promises'
import { manyOf } from '#content/messages.ts'
import { EXPORT_MAX, type ExportFormat } from '#contract/admin/export.ts'
import { AppError } from '#contract/errors.ts'
import { dayOf } from '#contract/local-time.ts'
import { requireReader } from '../../areas.ts'
import type { Deps } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { type ListQuery, listIds, recordsOf } from '../engine.ts'
import { textOfValue } from './cells.ts'
import { columnsOf } from './columns.ts'
import { BOM, csvLine } from './csv.ts'
import { htmlEnd, htmlRow, htmlStart } from './html.ts'
import { namesOf } from './names.ts'

/** Records in memory at a time. */
const AT_ONCE = 100

type Values = Record<string, unknown>
type Wanted = Pick<ListQuery, 'ordering' | 'search' | 'filters'> & { format: ExportFormat }
type Exported = { fileName: string; parts: AsyncGenerator<string> }

/**
 * Everything that a list shows with these filters, in its order, as text that comes in parts. Which records these are is settled
 * when it begins; one that is deleted meanwhile is left out. Throws `bad_input` where there are more than the format holds.
 */
export async function exportRecords(
  deps: Deps,
  definition: ResourceDefinition,
  { format, ...query }: Wanted,
): Promise<Exported> {
  requireReader(deps, definition.name)
  const most = EXPORT_MAX[format]
  const ids = await listIds(deps, definition, { ...query, most: most + 1 })
  if (ids.length > most)
    throw new AppError('bad_input', {
      message: `an export of over ${most}`,
      fields: { format: [`export_too_large:${most}`] },
    })
  const many = manyOf(definition.name, deps.locale)
  const day = dayOf(deps.now())
  const fileName = `${definition.name}-${day}.${format}`
  const batches = inBatches(deps, definition, ids)
  if (format === 'jsonl') return { fileName, parts: toJsonLines(batches) }
  if (format === 'csv') return { fileName, parts: toCsv(deps, definition, batches) }
  return {
    fileName,
    parts: toHtml(deps, definition, { batches, title: many, day: textOfValue(day, deps.locale), count: ids.length }),
  }
}

async function* inBatches(
  deps: Deps,
  definition: ResourceDefinition,
  ids: readonly number[],
): AsyncGenerator<Values[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    // SQLite answers at once, so without this nobody else would be answered until the end.
    await setImmediate()
    yield await recordsOf(deps, definition, ids.slice(at, at + AT_ONCE))
  }
}

type Batches = AsyncGenerator<Values[]>

async function* toJsonLines(batches: Batches): AsyncGenerator<string> {
  for await (const records of batches) yield records.map((record) => `${JSON.stringify(record)}\n`).join('')
}

async function* toCsv(deps: Deps, definition: ResourceDefinition, batches: Batches): AsyncGenerator<string> {
  const columns = columnsOf(definition, deps)
  yield BOM + csvLine(columns.map(({ head }) => head))
  for await (const records of batches) {
    const names = await namesOf(deps, definition, records)
    yield records.map((record) => csvLine(columns.map(({ cell }) => cell(record, names)))).join('')
  }
}

type Page = { batches: Batches; title: string; day: string; count: number }

async function* toHtml(deps: Deps, definition: ResourceDefinition, { batches, ...page }: Page): AsyncGenerator<string> {
  const columns = columnsOf(definition, { locale: deps.locale, isPrint: true })
  yield htmlStart({ ...page, locale: deps.locale, heads: columns.map(({ head }) => head) })
  for await (const records of batches) {
    const names = await namesOf(deps, definition, records)
    yield records.map((record) => htmlRow(columns.map(({ cell }) => String(cell(record, names))))).join('')
  }
  yield htmlEnd
}
