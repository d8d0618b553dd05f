import { addDays, dayOf } from '#contract/local-time.ts'

export type Soon = 'today' | 'tomorrow'

/** Whether a moment lies on this day or the next in the house's time zone, also where one of them has 23 or 25 hours. */
export function soonOf(start: string, now: string): Soon | null {
  const [day, today] = [dayOf(new Date(start)), dayOf(new Date(now))]
  return day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : null
}
