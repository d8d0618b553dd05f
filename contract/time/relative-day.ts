import { addDays, toDay, toWeekday } from './local-time.ts'

/** From Monday, in small letters. */
export const weekdayNames = [
  'montag|monday',
  'dienstag|tuesday',
  'mittwoch|wednesday',
  'donnerstag|thursday',
  'freitag|friday',
  'samstag|sonnabend|saturday',
  'sonntag|sunday',
] as const

const nearDays = ['heute|today', 'morgen|tomorrow', 'übermorgen|day after tomorrow'] as const
const BEFORE_WEEKDAY = /^(?:(am|on|diesen|this|kommenden|coming|nächsten|nächster|next)\s+)?(\p{L}+)$/u

/** Reads `morgen`, `Sonntag`, `nächsten Sonntag`, `next Sunday`; on a Sunday the next one is in a week. Else null. */
export function relativeDay(text: string, now: Date): string | null {
  const input = text.trim().toLowerCase()
  const today = toDay(now)
  const near = nearDays.findIndex((names) => names.split('|').includes(input))
  if (near >= 0) return addDays(today, near)
  const [, word = '', name = ''] = BEFORE_WEEKDAY.exec(input) ?? []
  const index = weekdayNames.findIndex((names) => names.split('|').includes(name))
  if (index < 0) return null
  const days = (index + 8 - toWeekday(now)) % 7
  return addDays(today, days === 0 && /^(n|kommend|coming)/.test(word) ? 7 : days)
}
