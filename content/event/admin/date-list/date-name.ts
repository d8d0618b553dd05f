import { whenText } from '#admin/columns/When.tsx'
import { currentLanguage } from '#admin/i18n/language.ts'
import { localText } from '#admin/records.ts'

/** `Aufbruch, Do., 3. Dez. 2026, 19:30`: the concert alone would not tell its dates apart. */
export function dateName(record: Record<string, unknown>): string {
  return [localText(record.name), typeof record.date_start === 'string' ? whenText(record.date_start, currentLanguage()) : ''].filter(Boolean).join(', ')
}
