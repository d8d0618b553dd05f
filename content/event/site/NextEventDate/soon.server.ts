import { addDays, toDay } from '#contract/local-time.ts'

export type RelativeDay = 'today' | 'tomorrow'

/** Whether a moment lies on this day or the next in the house's time zone, also where one of them has 23 or 25 hours. */
export function toRelativeDay(start: string, now: string): RelativeDay | null {
  const [day, today] = [toDay(new Date(start)), toDay(new Date(now))]
  return day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : null
}
