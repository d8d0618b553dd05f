import { fromWallTime } from './local-time.ts'
import { findMonth } from './month-names.ts'

const WEEKDAY =
  /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon?|die?|mit?|don?|fre?|sam?|son?|tue|wed|thu|fri|sat|sun)\.?[,\s]\s*/i
const DAY = /^(?:(\d{4})-(\d\d?)-(\d\d?)|(\d\d?)\.\s?(\d\d?)\.\s?(\d{4}|\d\d))(?!\d)/
/** 3. Dezember 2026, 3 Dec 26. */
const DAY_WITH_MONTH = /^(\d\d?)(?:\.|st|nd|rd|th)?\s*(\p{L}{3,9})\.?,?\s*(\d{4}|\d\d)(?!\d)/u
/** December 3rd, 2026. */
const MONTH_WITH_DAY = /^(\p{L}{3,9})\.?\s*(\d\d?)(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/u
const TIME = /^(?:um\s+|at\s+)?(\d\d?)(?:[:.h]([0-5]\d)(?::[0-5]\d)?)?\s*(uhr|h|am|pm|a\.m\.|p\.m\.)?$/i

/** Parses 24.12.2026, 2026-12-24, Do, 24. Dezember 2026 or December 24, 2026; ISO 8601, null for other text. */
export function parseDay(text: string): string | null {
  const { day, remainder } = split(text)
  return remainder === '' ? day : null
}

/** Parses 19:30, 19.30 Uhr, 19 Uhr or 7:30 pm; `19:30`, null for other text. */
export function parseTime(text: string): string | null {
  const [, hourText = '', minutes, sign = ''] = TIME.exec(text.trim()) ?? []
  // A bare number is no time.
  if (hourText === '' || (minutes === undefined && sign === '')) return null
  const half = sign.toLowerCase().replaceAll('.', '')
  const isHalfDay = half === 'am' || half === 'pm'
  const hour = isHalfDay ? (Number(hourText) % 12) + (half === 'pm' ? 12 : 0) : Number(hourText)
  if (hour > 23 || (isHalfDay && Number(hourText) > 12)) return null
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
}

/** Parses the local time 24.12.2026 19:30 or 2026-12-24 19:30; null for other text. */
export function parseInstant(text: string): string | null {
  const { day, timeText } = splitMoment(text)
  const time = parseTime(timeText)
  if (day === null || time === null) return null
  return fromWallTime(`${day}T${time}`)?.toISOString() ?? null
}

/** The day of a moment, null if there is none, and the text of its time. */
export function splitMoment(text: string): { day: string | null; timeText: string } {
  const { day, remainder } = split(text)
  return { day, timeText: remainder.replace(/^(?:T|,|um\s|at\s|[–-]\s)\s*/, '') }
}

export function parseDayStart(text: string): string | null {
  const day = parseDay(text)
  return day === null ? null : (fromWallTime(`${day}T00:00`)?.toISOString() ?? null)
}

function split(text: string): { day: string | null; remainder: string } {
  const trimmed = text.trim()
  const dated = trimmed.replace(WEEKDAY, '')
  const match = matchDay(dated)
  if (!match) return { day: null, remainder: '' }
  const iso = `${match.year.padStart(4, '20')}-${match.month.padStart(2, '0')}-${match.day.padStart(2, '0')}`
  // Excludes days like 31 February.
  const exists =
    new Date(`${iso}T00:00:00Z`).toString() !== 'Invalid Date' &&
    new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso)
  return { day: exists ? iso : null, remainder: dated.slice(match.length).trim() }
}

type DayMatch = { year: string; month: string; day: string; length: number }

function matchDay(text: string): DayMatch | null {
  const numbers = DAY.exec(text)
  if (numbers) {
    const [{ length }, isoYear, isoMonth, isoDay, day = isoDay, month = isoMonth, year = isoYear] = numbers
    return { year: year ?? '', month: month ?? '', day: day ?? '', length }
  }
  const dayFirst = DAY_WITH_MONTH.exec(text)
  const [words, day = '', name = '', year = ''] = dayFirst ?? reorder(MONTH_WITH_DAY.exec(text)) ?? []
  const month = findMonth(name)
  return words === undefined || month === null ? null : { year, month, day, length: words.length }
}

function reorder(match: RegExpExecArray | null): string[] | null {
  const [words = '', month = '', day = '', year = ''] = match ?? []
  return match && [words, day, month, year]
}
