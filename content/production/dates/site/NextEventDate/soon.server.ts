import { addDays, toDay } from '#contract/time/local-time.ts'

export type RelativeDay = 'today' | 'tomorrow'

/** `today` or `tomorrow` in the installation's time zone, also on days of 23 or 25 hours; otherwise null. */
export function toRelativeDay(start: string, now: string): RelativeDay | null {
  const [day, today] = [toDay(new Date(start)), toDay(new Date(now))]
  return day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : null
}
