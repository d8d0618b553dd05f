import { tzOffset } from '@date-fns/tz'
import { timeZone } from '#config'
import { DAY_MS, MINUTE_MS } from './durations.ts'

/**
 * The only conversion between local times and instants. A wall time is `YYYY-MM-DDTHH:MM`, a day `YYYY-MM-DD`, a month
 * `YYYY-MM`.
 */

const WALL = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/

/** Empty for an invalid date. */
export function toWallTime(instant: Date): string {
  const time = instant.getTime()
  return Number.isNaN(time) ? '' : new Date(time + getOffset(time)).toISOString().slice(0, 16)
}

/** Null for invalid text and a skipped hour in spring. A repeated hour in autumn means the first. */
export function fromWallTime(wall: string): Date | null {
  const asUtc = WALL.test(wall) ? Date.parse(`${wall}:00Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return null
  const candidates = [asUtc - getOffset(asUtc - DAY_MS), asUtc - getOffset(asUtc + DAY_MS)]
  const fits = candidates.filter((instant) => toWallTime(new Date(instant)) === wall)
  return fits.length > 0 ? new Date(Math.min(...fits)) : null
}

/** ISO 8601 with the local offset: `2027-02-01T19:30:00+01:00`. */
export function withOffset(instant: Date): string {
  // Before 1893 the offset had seconds, which ISO 8601 cannot express.
  const minutes = Math.round(getOffset(instant.getTime()) / MINUTE_MS)
  const wall = new Date(instant.getTime() + minutes * MINUTE_MS).toISOString().slice(0, 19)
  const offset = new Date(Math.abs(minutes) * MINUTE_MS).toISOString().slice(11, 16)
  return `${wall}${minutes < 0 ? '-' : '+'}${offset}`
}

export function toDay(instant: Date): string {
  return toWallTime(instant).slice(0, 10)
}

export function toMonth(instant: Date): string {
  return toDay(instant).slice(0, 7)
}

export function toWeekday(instant: Date): number {
  return weekdayOf(toDay(instant))
}

/** Monday 1 to Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** The Monday of the week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day))
}

/** Throws for an invalid day: parse first. */
export function startOfDay(day: string): Date {
  const start = fromWallTime(`${day}T00:00`)
  if (!start) throw new RangeError(`no day: ${day}`)
  return start
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Months are written `2026-12`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The same wall time so many days later, across clock changes; null where that hour is skipped. */
export function addWallDays(instant: Date, days: number): Date | null {
  const [day = '', time = ''] = toWallTime(instant).split('T')
  return fromWallTime(`${addDays(day, days)}T${time}`)
}

export function monthDays(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day.startsWith(month))
}

export function monthRange(month: string): { start: Date; end: Date } {
  const first = `${month}-01`
  return { start: startOfDay(first), end: startOfDay(`${addDays(first, 31).slice(0, 7)}-01`) }
}

function getOffset(time: number): number {
  return tzOffset(timeZone, new Date(time)) * MINUTE_MS
}
