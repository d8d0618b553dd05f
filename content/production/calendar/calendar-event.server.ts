import type { Locale } from '#config'
import { formatPartAfterName, groupByPerformer, sortForPoster } from '#contract/events/performer-parts.ts'
import { formatPriceRange } from '#contract/texts/price-text.ts'
import { formatMonth } from '#contract/time/format-month.ts'
import { parseMapCoordinates } from '#server/services/calendars/coordinates.ts'
import { type CalendarEvent, calendarUid } from '#server/services/calendars/render-calendar.ts'
import { formatAccess } from '../../venue/access.server.ts'
import { factName } from '../../venue/access-words.server.ts'
import { accessFacts } from '../../venue/endpoints.ts'
import type { EventDateCriteria } from '../dates/date-queries.server.ts'
import { formatMoment, formatTimeOfDay, formatWeekday } from '../dates/format-date.server.ts'
import type { EventDate } from '../endpoints.ts'
import type { DateSchedule } from '../states.ts'

/** A date with the facts that only calendars need. */
export type CalendarDate = { date: EventDate; sequence: number; changedAt: Date; street: string; postcode: string }

const statuses: Record<DateSchedule, CalendarEvent['status']> = {
  scheduled: 'CONFIRMED',
  moved: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
}

const words = {
  de: {
    season: 'Spielplan',
    children: 'mit Kindern',
    prefix: { scheduled: '', moved: '', postponed: 'VERSCHOBEN – ', cancelled: 'ABGESAGT – ' },
    originally: 'Ursprünglich',
    programme: 'Programm',
    interval: 'Pause',
    minutes: 'Minuten',
    doors: 'Einlass',
    introduction: 'Einführung',
    age: (years: number) => `Empfohlen ab ${years} Jahren`,
    reduced: 'ermäßigt',
    performers: 'Mitwirkende',
    access: 'Zugang',
    with: 'mit',
    tickets: 'Karten',
  },
  en: {
    season: 'Season',
    children: 'with children',
    prefix: { scheduled: '', moved: '', postponed: 'POSTPONED – ', cancelled: 'CANCELLED – ' },
    originally: 'Originally',
    programme: 'Programme',
    interval: 'Interval',
    minutes: 'minutes',
    doors: 'Doors open',
    introduction: 'Introduction',
    age: (years: number) => `Recommended from age ${years}`,
    reduced: 'reduced',
    performers: 'Performers',
    access: 'Access',
    with: 'with',
    tickets: 'Tickets',
  },
} as const

export function toCalendarEvent(
  { date, ...entry }: CalendarDate,
  { origin, locale }: { origin: string; locale: Locale },
): CalendarEvent {
  const { event, venue, schedule } = date
  return {
    uid: calendarUid('event-date', date.id),
    sequence: entry.sequence,
    changedAt: entry.changedAt,
    start: new Date(date.date_start),
    end: new Date(date.date_end),
    status: statuses[schedule],
    summary: words[locale].prefix[schedule] + event.name,
    location: [venue.name, entry.street, `${entry.postcode} ${venue.city}`.trim()].filter(Boolean).join(', '),
    coordinates: parseMapCoordinates(venue.google_maps),
    categories: [event.type.name],
    url: origin + date.url,
    description: describe(date, { origin, locale }),
  }
}

/** The filter as text: "Südwestphilharmonie · Spielplan · Stadthalle". */
export function calendarName(
  { organisation, query, dates }: { organisation: string; query: EventDateCriteria; dates: readonly EventDate[] },
  locale: Locale,
): string {
  const [first] = dates
  const filterNames = [
    query.event && first?.event.name,
    query.event__type && first?.event.type.name,
    query.venue && first?.venue.name,
    query.city,
    query.subscription && first?.event.subscriptions.find(({ id }) => id === query.subscription)?.name,
    query.soloist && first && sortForPoster(first.event).find(({ id }) => id === query.soloist)?.name,
    query.date?.length === 7 && formatMonth(query.date, locale),
    query.weekday && formatWeekday(query.weekday, locale),
    query.children && words[locale].children,
    ...accessFacts.filter((fact) => query.access?.includes(fact)).map((fact) => factName(fact, locale)),
  ]
  return [organisation, words[locale].season, ...filterNames].filter(Boolean).join(' · ')
}

/** Description in paragraphs: changes, programme, performers, tickets. */
function describe(date: EventDate, { origin, locale }: { origin: string; locale: Locale }): string {
  const text = words[locale]
  const { event } = date
  const allPerformers = sortForPoster(event)
  const formatList = (performers: typeof allPerformers) =>
    groupByPerformer(performers).map(({ performer, parts }) => {
      const roles = parts.map((each) => formatPartAfterName(each, locale)).filter(Boolean)
      return roles.length > 0 ? `${performer.name} (${roles.join(', ')})` : performer.name
    })
  const works = event.programs.flatMap(({ interval, minutes, work, note }) => {
    const workPerformers = formatList(allPerformers.filter(({ work_id }) => work && work_id === work.id))
    const pause = minutes === null ? text.interval : `${text.interval} (${minutes} ${text.minutes})`
    const heading = interval ? pause : work && `${work.composer.name}: ${work.title}`
    return [heading, workPerformers.length > 0 && `  ${text.with} ${workPerformers.join(', ')}`, note && `  ${note}`]
  })
  const performers = formatList(allPerformers)
  const access = formatAccess(date.accessibility, locale)
  const isOn = date.schedule !== 'cancelled' && date.schedule !== 'postponed'
  const paragraphs = [
    [formatMovedFrom(date, locale), date.status_note],
    [event.name_subline],
    isOn ? formatBeforeStart(date, locale) : [],
    works.length > 0 ? [text.programme, ...works] : [],
    performers.length > 0 ? [text.performers, ...performers] : [],
    [event.additional_info, event.age_from !== null && text.age(event.age_from)],
    access.length > 0 ? [text.access, ...access] : [],
    isOn ? formatPriceLines(date, locale) : [],
    [isOn && date.ticket_link && `${text.tickets}: ${date.ticket_link}`, origin + date.url],
  ]
  return paragraphs
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

function formatBeforeStart({ doors, introduction }: EventDate, locale: Locale): (string | null)[] {
  const text = words[locale]
  const formatTime = (moment: string) => formatTimeOfDay(new Date(moment), locale)
  return [
    doors && `${text.doors}: ${formatTime(doors)}`,
    introduction &&
      `${text.introduction}: ${[formatTime(introduction.date_start), introduction.place].filter(Boolean).join(', ')}`,
  ]
}

/** Each category, or only the range. */
function formatPriceLines(date: EventDate, locale: Locale): (string | null)[] {
  const formatPrice = (cents: number) => formatPriceRange({ price_from: cents, price_to: cents }, locale)
  if (!date.prices) return [formatPriceRange(date, locale)]
  const { categories, reductions } = date.prices
  const lines = categories.map(
    ({ name, price, price_reduced }) =>
      `${name}: ${formatPrice(price)}${price_reduced === null ? '' : `, ${words[locale].reduced} ${formatPrice(price_reduced)}`}`,
  )
  return [...lines, reductions]
}

function formatMovedFrom({ moved_from }: EventDate, locale: Locale): string {
  if (!moved_from) return ''
  const start = moved_from.date_start && formatMoment(new Date(moved_from.date_start), locale)
  return `${words[locale].originally}: ${[start, moved_from.venue].filter(Boolean).join(', ')}`
}
