import type { Locale } from '#config'
import type { AuditLogChange, AuditLogEntry } from '#contract/admin/audit-log.ts'
import { auditActionWords, auditLogWords, pageChangeWords } from '#contract/admin/audit-log-words.ts'
import type { ExportFormat } from '#contract/admin/resources/export.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { isResourceName, singularName } from '#model/messages.ts'
import { pickLocalised } from '#model/titles.ts'
import type { Deps } from '../deps.ts'
import { formatValue, toCell } from '../resources/export/cells.ts'
import { exportList } from '../resources/export/export-list.ts'
import { columnLabel, languageHeading } from '../resources/export/labels.ts'
import { listLogIds, loadAuditLogEntries } from './list.ts'

type ExportLogEntriesOptions = Omit<Parameters<typeof listLogIds>[1], 'limit'> & { format: ExportFormat }

/** Streams the filtered list. */
export async function exportLogEntries(deps: Deps, { format, ...filter }: ExportLogEntriesOptions) {
  const { title, heads: headings } = auditLogWords[deps.locale]
  return exportList(deps, {
    name: 'audit-log',
    title,
    format,
    listIds: (limit) => listLogIds(deps, { ...filter, limit }),
    load: (ids) => loadAuditLogEntries(deps, { ids, ordering: filter.ordering }),
    tableOf: () => ({ headings, toRows: async (entries) => entries.map((entry) => toCells(entry, deps.locale)) }),
  })
}

function toCells(entry: AuditLogEntry, locale: Locale): (string | number)[] {
  const { at, user_name, act, resource, record_id, title, changes, page_changes } = entry
  const kind = isResourceName(resource)
    ? singularName(resource, locale)
    : (auditLogWords[locale].kinds[resource] ?? resource)
  const texts = [
    ...changes.map((change) => textOfChange(resource, change, locale)),
    ...(page_changes ?? []).map((change) => formatPageChange(change, locale)),
  ]
  return [
    formatValue(at, locale),
    user_name,
    auditActionWords[locale][act],
    kind,
    record_id,
    pickLocalised(title, locale),
    texts.join('\n'),
  ]
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
