import { addDays, addMonths } from '#contract/time/local-time.ts'

const DAYS_IN_WEEK = 7

export function monthDays(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day.startsWith(month))
}

/** Weeks of a month from Monday to Sunday; null for days of other months. */
export function monthWeeks(month: string): (string | null)[][] {
  const days = monthDays(month)
  const before = getWeekday(days[0] ?? '')
  const weeks = Math.ceil((before + days.length) / DAYS_IN_WEEK)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_, weekday) => days[week * DAYS_IN_WEEK + weekday - before] ?? null),
  )
}

/** The day that a key moves to, maybe in another month; null for other keys. */
export function dayForKey(day: string, { key, ctrlKey }: { key: string; ctrlKey: boolean }): string | null {
  const month = day.slice(0, 7)
  const days = monthDays(month)
  const findDayFrom = (limit: string) => days.find((each) => each >= limit) ?? null
  const findDayUntil = (limit: string) => days.findLast((each) => each <= limit) ?? null
  if (ctrlKey && key !== 'Home' && key !== 'End') return null
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -DAYS_IN_WEEK)
    case 'ArrowDown':
      return addDays(day, DAYS_IN_WEEK)
    case 'Home':
      return ctrlKey ? (days[0] ?? null) : findDayFrom(addDays(day, -getWeekday(day)))
    case 'End':
      return ctrlKey ? (days.at(-1) ?? null) : findDayUntil(addDays(day, DAYS_IN_WEEK - 1 - getWeekday(day)))
    case 'PageUp':
      return parseSameDay(addMonths(month, -1), day)
    case 'PageDown':
      return parseSameDay(addMonths(month, 1), day)
    default:
      return null
  }
}

/** 31 January becomes the last day of February. */
function parseSameDay(month: string, day: string): string | null {
  return monthDays(month).findLast((each) => each.slice(8) <= day.slice(8)) ?? null
}

/** Monday 0 to Sunday 6. */
function getWeekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK
}
