import { type Locale, timeZone } from '#config'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { languageTag } from '#contract/locale.ts'
import { toWallTime } from '#contract/time/local-time.ts'
import { type DateSchedule, scheduleNames } from '../states.ts'

type HasSchedule = { schedule: DateSchedule }
type DateAndVenue = { date_start: Date; venue: { name: string; city: string } }

/** Unique title of a date for search engines and tabs: "Aufbruch, 3.12.2026, Hohenwang". */
export function formatDateTitle(
  {
    date_start,
    name,
    venue,
    schedule,
    otherDates,
  }: DateAndVenue & HasSchedule & { name: string; otherDates: DateAndVenue[] },
  locale: Locale,
): string {
  const { day, time } = getWords(date_start, locale)
  const sameDay = otherDates.some(
    (other) => getWords(other.date_start, locale).day === day && other.venue.city === venue.city,
  )
  return withSchedule([name, sameDay ? `${day}, ${time}` : day, venue.city].filter(Boolean).join(', '), {
    schedule,
    locale,
  })
}

/** "3.12.2026, 19:30 Uhr". */
export function formatMoment(moment: Date, locale: Locale): string {
  const { day, time } = getWords(moment, locale)
  return `${day}, ${time}`
}

/** "19:30 Uhr". */
export function formatTimeOfDay(moment: Date, locale: Locale): string {
  return getWords(moment, locale).time
}

/** "3.12.2026, 19:30 Uhr, Stadthalle, Hohenwang". */
export function formatDateAndVenue(
  { date_start, venue, schedule }: DateAndVenue & HasSchedule,
  locale: Locale,
): string {
  const { day, time } = getWords(date_start, locale)
  return withSchedule([day, time, formatVenueName(venue)].join(', '), { schedule, locale })
}

function withSchedule(text: string, { schedule, locale }: HasSchedule & { locale: Locale }): string {
  return schedule === 'scheduled' ? text : `${scheduleNames[locale][schedule]}: ${text}`
}

/** Monday 1 to Sunday 7. */
export function formatWeekday(weekday: number, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`2026-06-0${weekday}T00:00:00Z`),
  )
}

function getWords(moment: Date, locale: Locale): { day: string; time: string } {
  const time = toWallTime(moment).slice(11)
  return { day: dayFormats[locale].format(moment), time: locale === 'de' ? `${time} Uhr` : time }
}

const dayFormats: Record<Locale, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }),
}
