import { fromWallTime } from './local-time.ts'

const DAY = /^(?:(\d{4})-(\d\d?)-(\d\d?)|(\d\d?)\.\s?(\d\d?)\.\s?(\d{4}|\d\d))/
const TIME = /^(?:[T,]?\s*)?(\d\d?)[:.](\d\d)(?::\d\d)?(?:\s*(?:Uhr|h))?$/

/** A day as people write it, 24.12.2026 or 2026-12-24, as ISO 8601; null for what is none. */
export function parseDay(text: string): string | null {
  const { day, rest } = split(text)
  return rest === '' ? day : null
}

/** A time on the house's clock as people write it, 24.12.2026 19:30 or 2026-12-24 19:30, as an instant; null for what is none. */
export function parseInstant(text: string): string | null {
  const { day, rest } = split(text)
  const [, hours = '', minutes = ''] = TIME.exec(rest) ?? []
  if (day === null || hours === '') return null
  return fromWallTime(`${day}T${hours.padStart(2, '0')}:${minutes}`)?.toISOString() ?? null
}

/** The beginning of a day. */
export function parseDayStart(text: string): string | null {
  const day = parseDay(text)
  return day === null ? null : (fromWallTime(`${day}T00:00`)?.toISOString() ?? null)
}

function split(text: string): { day: string | null; rest: string } {
  const found = DAY.exec(text.trim())
  if (!found) return { day: null, rest: '' }
  const [whole, isoYear, isoMonth, isoDay, day = isoDay, month = isoMonth, year = isoYear] = found
  const iso = `${year?.padStart(4, '20')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  // Not every day that can be written exists.
  const exists =
    new Date(`${iso}T00:00:00Z`).toString() !== 'Invalid Date' &&
    new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso)
  return { day: exists ? iso : null, rest: text.trim().slice(whole.length).trim() }
}
