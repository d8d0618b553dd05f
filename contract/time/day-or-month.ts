import { z } from 'zod'

const PATTERN = /^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/

export const dayOrMonthSchema = () => z.string().regex(PATTERN, 'day_or_month').refine(isInCalendar, 'day_or_month')

function isInCalendar(text: string): boolean {
  if (text.length === 7) return true
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
