import { IMPORT_LIMITS } from '#contract/admin/resources/import-limits.ts'

/** Spreadsheets count days from here; a time of day alone is before it. */
const FIRST_DAY = Date.UTC(1900, 0, 1)
const MINUTE_MS = 60_000

/** A spreadsheet's cell as the import reads it: `2027-12-24 19:30`, `19:30`, `12,5`, `ja`. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return momentText(value)
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  const text = typeof value === 'string' ? value : richText(value)
  return durationText(text) ?? text.slice(0, IMPORT_LIMITS.cellCharacters)
}

/** In whole minutes, because spreadsheets store fractions of a day. */
function momentText(value: Date): string {
  if (Number.isNaN(value.getTime())) return ''
  const text = new Date(Math.round(value.getTime() / MINUTE_MS) * MINUTE_MS).toISOString()
  const [day = '', time = ''] = [text.slice(0, 10), text.slice(11, 16)]
  if (value.getTime() < FIRST_DAY) return time
  return time === '00:00' ? day : `${day} ${time}`
}

/** With a decimal comma. Three decimals would look like thousands. */
function numberText(value: number): string {
  const text = String(Number(value.toPrecision(12))).replace('.', ',')
  return /,\d{3}$/.test(text) ? `${text}0` : text
}

/** The time of day in OpenDocument, `PT19H30M00S`. */
function durationText(text: string): string | null {
  const [, hours, minutes] = /^PT(\d{1,2})H(\d{1,2})M(?:\d+(?:[.,]\d+)?S)?$/.exec(text) ?? []
  return hours === undefined ? null : `${hours.padStart(2, '0')}:${minutes?.padStart(2, '0')}`
}

/** Formatted text in runs, or the text of a link or an error. */
function richText(value: unknown): string {
  if (Array.isArray(value)) return value.map(richText).join('')
  if (typeof value !== 'object' || value === null) return String(value)
  return 'text' in value && typeof value.text === 'string' ? value.text : ''
}
