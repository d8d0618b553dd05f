import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#config'
import type { AuditLogChange, AuditLogEntry } from '#contract/admin/audit-log.ts'
import { auditActionWords, auditLogWords, pageChangeWords } from '#contract/admin/audit-log-words.ts'
import { type ExportFormat, MAX_EXPORT_ROWS } from '#contract/admin/resources/export.ts'
import { fieldError } from '#contract/errors.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { toDay } from '#contract/time/local-time.ts'
import { isResourceName, singularName } from '#model/messages.ts'
import { pickLocalised } from '#model/titles.ts'
import type { Deps } from '../deps.ts'
import { formatValue, toCell } from '../resources/export/cells.ts'
import { BOM, csvLine } from '../resources/export/csv.ts'
import { htmlEnd, htmlRow, htmlStart } from '../resources/export/html.ts'
import { columnLabel, languageHeading } from '../resources/export/labels.ts'
import { listLogIds, loadAuditLogEntries } from './list.ts'

const BATCH_SIZE = 100

type ExportLogEntriesOptions = Parameters<typeof listLogIds>[1]

/** Streams the filtered list. Throws `bad_input` when there are more entries than the format allows. */
export async function exportLogEntries(
  deps: Deps,
  { format, ...filter }: Omit<ExportLogEntriesOptions, 'limit'> & { format: ExportFormat },
) {
  const maxRows = MAX_EXPORT_ROWS[format]
  const ids = await listLogIds(deps, { ...filter, limit: maxRows + 1 })
  if (ids.length > maxRows) throw fieldError('format', `export_too_large:${maxRows}`, `an export of over ${maxRows}`)
  const day = toDay(deps.now())
  return {
    fileName: `audit-log-${day}.${format}`,
    parts: inParts(deps, { ids, format, ordering: filter.ordering, day }),
  }
}

type ExportInput = {
  ids: readonly number[]
  format: ExportFormat
  ordering: ExportLogEntriesOptions['ordering']
  day: string
}

async function* inParts(deps: Deps, { ids, format, ordering, day }: ExportInput): AsyncGenerator<string> {
  const { locale } = deps
  const { title, heads: headings } = auditLogWords[locale]
  if (format === 'csv') yield BOM + csvLine(headings)
  if (format === 'html') yield htmlStart({ locale, title, day: formatValue(day, locale), count: ids.length, headings })
  for (let index = 0; index < ids.length; index += BATCH_SIZE) {
    // SQLite reads synchronously, so this gives other requests a turn.
    await setImmediate()
    const entries = await loadAuditLogEntries(deps, { ids: ids.slice(index, index + BATCH_SIZE), ordering })
    yield entries.map((entry) => getLine(entry, format, locale)).join('')
  }
  if (format === 'html') yield htmlEnd
}

function getLine(entry: AuditLogEntry, format: ExportFormat, locale: Locale): string {
  if (format === 'jsonl') return `${JSON.stringify(entry)}\n`
  const { at, user_name, act, resource, record_id, title, changes, page_changes } = entry
  const kind = isResourceName(resource)
    ? singularName(resource, locale)
    : (auditLogWords[locale].kinds[resource] ?? resource)
  const texts = [
    ...changes.map((change) => textOfChange(resource, change, locale)),
    ...(page_changes ?? []).map((change) => formatPageChange(change, locale)),
  ]
  const cells = [
    formatValue(at, locale),
    user_name,
    auditActionWords[locale][act],
    kind,
    record_id,
    pickLocalised(title, locale),
    texts.join('\n'),
  ]
  return format === 'csv' ? csvLine(cells) : htmlRow(cells)
}

function textOfChange(
  resource: string,
  { field, language, row, inner, type, is_redacted, from, to }: AuditLogChange,
  locale: Locale,
): string {
  const nameOf = (name: string) => (isResourceName(resource) ? columnLabel(resource, name, locale) : name)
  const rowName = row ? `${nameOf(field)} #${row.id}` : nameOf(field)
  if (type) return `${rowName}: ${auditLogWords[locale][type]}`
  const label = inner ? `${rowName} · ${nameOf(inner)}` : rowName
  const head = language ? languageHeading(label, language, locale) : label
  if (is_redacted) return head
  const value = (stored: unknown) =>
    richTextToPlain(
      String(
        isResourceName(resource)
          ? toCell(resource, { field: inner ?? field, value: stored, locale })
          : formatValue(stored, locale),
      ),
    ) || '–'
  return `${head}: ${value(from)} → ${value(to)}`
}

function formatPageChange(
  { type, section, words, languages }: NonNullable<AuditLogEntry['page_changes']>[number],
  locale: Locale,
): string {
  const location = words || section
  return `${pageChangeWords[locale][type]}${location ? `: ${location}` : ''}${languages.length > 0 ? ` (${languages.join(', ')})` : ''}`
}
