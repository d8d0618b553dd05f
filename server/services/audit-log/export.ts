import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#config'
import { isResourceName, oneOf } from '#content/messages.ts'
import { textIn } from '#content/title.ts'
import type { LogEntry, LoggedChange } from '#contract/admin/audit-log.ts'
import { actWords, logWords, pageChangeWords } from '#contract/admin/audit-log-words.ts'
import { EXPORT_MAX, type ExportFormat } from '#contract/admin/export.ts'
import { AppError } from '#contract/errors.ts'
import { dayOf } from '#contract/local-time.ts'
import { textOfRichText } from '#contract/plain-text.ts'
import type { Deps } from '../deps.ts'
import { cellOf, textOfValue } from '../resources/export/cells.ts'
import { BOM, csvLine } from '../resources/export/csv.ts'
import { htmlEnd, htmlRow, htmlStart } from '../resources/export/html.ts'
import { headOfText, labelOf } from '../resources/export/labels.ts'
import { listLogIds, logEntries } from './list.ts'

const AT_ONCE = 100

type Wanted = Parameters<typeof listLogIds>[1]

/** Everything that the list shows, as a file that comes in parts. Throws `bad_input` where there is more than the format holds. */
export async function exportLogEntries(
  deps: Deps,
  { format, ...wanted }: Omit<Wanted, 'most'> & { format: ExportFormat },
) {
  const most = EXPORT_MAX[format]
  const ids = await listLogIds(deps, { ...wanted, most: most + 1 })
  if (ids.length > most)
    throw new AppError('bad_input', {
      message: `an export of over ${most}`,
      fields: { format: [`export_too_large:${most}`] },
    })
  const day = dayOf(deps.now())
  return {
    fileName: `audit-log-${day}.${format}`,
    parts: inParts(deps, { ids, format, ordering: wanted.ordering, day }),
  }
}

type Parts = { ids: readonly number[]; format: ExportFormat; ordering: Wanted['ordering']; day: string }

async function* inParts(deps: Deps, { ids, format, ordering, day }: Parts): AsyncGenerator<string> {
  const { locale } = deps
  const { title, heads } = logWords[locale]
  if (format === 'csv') yield BOM + csvLine(heads)
  if (format === 'html') yield htmlStart({ locale, title, day: textOfValue(day, locale), count: ids.length, heads })
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    // SQLite answers at once, so without this nobody else would be answered until the end.
    await setImmediate()
    const entries = await logEntries(deps, { ids: ids.slice(at, at + AT_ONCE), ordering })
    yield entries.map((entry) => lineOf(entry, format, locale)).join('')
  }
  if (format === 'html') yield htmlEnd
}

function lineOf(entry: LogEntry, format: ExportFormat, locale: Locale): string {
  if (format === 'jsonl') return `${JSON.stringify(entry)}\n`
  const { at, user_name, act, resource, record_id, title, changes, page_changes } = entry
  const kind = isResourceName(resource) ? oneOf(resource, locale) : (logWords[locale].kinds[resource] ?? resource)
  const told = [
    ...changes.map((change) => textOfChange(resource, change, locale)),
    ...(page_changes ?? []).map((change) => pageChangeText(change, locale)),
  ]
  const cells = [
    textOfValue(at, locale),
    user_name,
    actWords[locale][act],
    kind,
    record_id,
    textIn(title, locale),
    told.join('\n'),
  ]
  return format === 'csv' ? csvLine(cells) : htmlRow(cells)
}

/** `Termine (Nummer 12) · Beginn: 20:00 → 19:30`, as the list of the back office tells it. */
function textOfChange(
  resource: string,
  { field, language, row, inner, type, is_told, from, to }: LoggedChange,
  locale: Locale,
): string {
  const nameOf = (name: string) => (isResourceName(resource) ? labelOf(resource, name, locale) : name)
  const own = row ? `${nameOf(field)} #${row.id}` : nameOf(field)
  if (type) return `${own}: ${logWords[locale][type]}`
  const label = inner ? `${own} · ${nameOf(inner)}` : own
  const head = language ? headOfText(label, language, locale) : label
  if (is_told === false) return head
  const value = (given: unknown) =>
    textOfRichText(
      String(
        isResourceName(resource)
          ? cellOf(resource, { field: inner ?? field, value: given, locale })
          : textOfValue(given, locale),
      ),
    ) || '–'
  return `${head}: ${value(from)} → ${value(to)}`
}

function pageChangeText(
  { type, section, words, languages }: NonNullable<LogEntry['page_changes']>[number],
  locale: Locale,
): string {
  const where = words || section
  return `${pageChangeWords[locale][type]}${where ? `: ${where}` : ''}${languages.length > 0 ? ` (${languages.join(', ')})` : ''}`
}
