import { fromWallTime } from './local-time.ts'

const DAY = /^(?:(\d{4})-(\d\d?)-(\d\d?)|(\d\d?)\.\s?(\d\d?)\.\s?(\d{4}|\d\d))/
const TIME = /^(?:[T,]?\s*)?(\d\d?)[:.](\d\d)(?::\d\d)?(?:\s*(?:Uhr|h))?$/

/** Parses 24.12.2026 or 2026-12-24; returns ISO 8601, null for other text. */
export function parseDay(text: string): string | null {
  const { day, remainder } = split(text)
  return remainder === '' ? day : null
}

/** Parses the local time 24.12.2026 19:30 or 2026-12-24 19:30; null for other text. */
export function parseInstant(text: string): string | null {
  const { day, remainder } = split(text)
  const [, hours = '', minutes = ''] = TIME.exec(remainder) ?? []
  if (day === null || hours === '') return null
  return fromWallTime(`${day}T${hours.padStart(2, '0')}:${minutes}`)?.toISOString() ?? null
}

export function parseDayStart(text: string): string | null {
  const day = parseDay(text)
  return day === null ? null : (fromWallTime(`${day}T00:00`)?.toISOString() ?? null)
}

function split(text: string): { day: string | null; remainder: string } {
  const match = DAY.exec(text.trim())
  if (!match) return { day: null, remainder: '' }
  const [matchedText, isoYear, isoMonth, isoDay, day = isoDay, month = isoMonth, year = isoYear] = match
  const iso = `${year?.padStart(4, '20')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  // Excludes days like 31 February.
  const exists =
    new Date(`${iso}T00:00:00Z`).toString() !== 'Invalid Date' &&
    new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso)
  return { day: exists ? iso : null, remainder: text.trim().slice(matchedText.length).trim() }
}
