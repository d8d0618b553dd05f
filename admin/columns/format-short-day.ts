import { timeZone } from '#config'

/** `24. Dez.`, with the year if it is not the current one. */
export function formatShortDay(day: Date, { locale, now }: { locale: string; now: Date }): string {
  const format = (instant: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', { timeZone, ...options }).format(instant)
  const year = (instant: Date) => format(instant, { year: 'numeric' })
  return format(day, { day: 'numeric', month: 'short', ...(year(day) === year(now) ? {} : { year: 'numeric' }) })
}

/** `24. Dezember 2026` */
export function formatLongDay(iso: unknown, locale: string): string {
  if (typeof iso !== 'string') return ''
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', { timeZone, dateStyle: 'long' }).format(
    new Date(iso),
  )
}

/** The weekday of a date field's value (`2026-12-24`); empty for anything else. */
export function formatWeekday(day: unknown, locale: string): string {
  if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return ''
  const noon = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(noon.getTime())) return ''
  const options = { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', options).format(noon)
}
