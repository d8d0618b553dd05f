import { type RaRecord, useLocaleState } from 'react-admin'
import { formatTimestamp } from '#model/format-timestamp.ts'

/** `Mi., 23. Dez. 2026 – Mi., 6. Jan. 2027`, or the one day. */
export function ClosedDaysText({ days: { first_day, last_day } }: { days: RaRecord }) {
  const [locale] = useLocaleState()
  if (typeof first_day !== 'string' || typeof last_day !== 'string') return null
  return formatDayRange({ first_day, last_day }, locale)
}

export function formatDayRange(
  { first_day, last_day }: { first_day: string; last_day: string },
  locale: string,
): string {
  // At noon the date is the same in the installation's time zone and in UTC.
  const days = [...new Set([first_day, last_day])].map((day) => formatTimestamp(`${day}T12:00:00Z`, locale, false))
  return days.join(' – ')
}
