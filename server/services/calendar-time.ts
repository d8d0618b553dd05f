import { timeZone } from '#config'

const DAY_MS = 24 * 60 * 60 * 1000
const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })

/** The instant at which a day of the house's calendar begins: `2027-03-28` in Europe/Berlin. */
export function startOfDay(date: string): Date {
  return localTime(date, '00:00')
}

/** The instant of a wall-clock time in the house's time zone, across daylight saving. */
export function localTime(date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // The offset at the guess may be the one before a change of the clock; the second look is exact.
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess))
}

/** The same time of day so many days later, across daylight saving. */
export function daysLater(instant: Date, days: number): Date {
  const [day = '', time = ''] = wallClock(instant.getTime()).split('T')
  const later = new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS)
  return localTime(later.toISOString().slice(0, 10), time.slice(0, 5))
}

/** First and first-after day of `YYYY-MM`. */
export function monthRange(month: string): { start: Date; end: Date } {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { start: startOfDay(`${month}-01`), end: startOfDay(`${next}-01`) }
}

/** The calendar day of an instant in the house's time zone, `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return wallClock(instant.getTime()).slice(0, 10)
}

function offsetAt(instant: number): number {
  return Date.parse(`${wallClock(instant)}Z`) - Math.floor(instant / 1000) * 1000
}

function wallClock(instant: number): string {
  return parts.format(instant).replace(', ', 'T')
}
