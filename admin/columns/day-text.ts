import { timeZone } from '#config'

/** A day in short, with its year where that is not this one: `24. Dez.` */
export function dayText(day: Date, { locale, now }: { locale: string; now: Date }): string {
  const format = (instant: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', { timeZone, ...options }).format(instant)
  const year = (instant: Date) => format(instant, { year: 'numeric' })
  return format(day, { day: 'numeric', month: 'short', ...(year(day) === year(now) ? {} : { year: 'numeric' }) })
}
