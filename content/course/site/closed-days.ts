import type { Locale } from '#config'
import { toDateParts } from '#site/format/dates.ts'
import type { Course } from '../endpoints.ts'

/** `23.12.–6.1.`, `23 Dec–6 Jan`; a single day with its weekday, because it affects one group only: `Sa 1.5.` */
export function formatClosedDays(
  { first_day, last_day }: Pick<Course['closed'][number], 'first_day' | 'last_day'>,
  locale: Locale,
): string {
  // At noon the date is the same in the installation's time zone and in UTC.
  const [first, last] = [first_day, last_day].map((day) => toDateParts(`${day}T12:00:00Z`, locale))
  if (!first || !last) return ''
  const formatDay = ({ day, dayKey, monthShort }: typeof first) =>
    locale === 'de' ? `${day}.${Number(dayKey.slice(5, 7))}.` : `${day}\u00a0${monthShort}`
  return first_day === last_day
    ? `${first.weekdayShort}\u00a0${formatDay(first)}`
    : `${formatDay(first)}–${formatDay(last)}`
}
