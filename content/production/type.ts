import type { Locale } from '#config'
import { defineType } from '#model/define-type.ts'

/** Filters of a list of dates, in the order shown. */
export const eventFilterNames = [
  'date',
  'venue',
  'event__type',
  'city',
  'subscription',
  'weekday',
  'children',
  'access',
] as const
export type EventFilterName = (typeof eventFilterNames)[number]

/** Filters of the page of tickets. */
export const ticketFilterNames = ['city', 'date', 'subscription'] as const

/** A production; each of its dates has a page. */
const production = defineType({
  resource: 'productions',
  link: 'event',
  sectionOwner: 'event',
  screens: {
    event: { de: 'konzerte/{slug}/{id}', en: 'events/{slug}/{id}' },
    announced: { de: 'konzerte/angekuendigt/{slug}/{id}', en: 'events/announced/{slug}/{id}' },
    events: { de: 'konzerte', en: 'events' },
    tickets: { de: 'karten', en: 'tickets' },
    seasons: { de: 'saison', en: 'season' },
    season: { de: 'saison/{season}', en: 'season/{season}' },
    calendar: { de: 'kalender', en: 'calendar' },
    month: { de: 'kalender/{month}', en: 'calendar/{month}' },
    notice: { de: 'konzerte/nachricht', en: 'events/notice' },
  },
  query: {
    events: eventFilterNames,
    tickets: [...ticketFilterNames, 'page'],
    season: [...eventFilterNames, 'group'],
    calendar: eventFilterNames,
    month: eventFilterNames,
    notice: ['date', 'do'],
  },
  subScreens: { events: 'seasons', season: 'seasons', calendar: 'seasons', month: 'seasons', notice: 'seasons' },
  page: 'event',
  pageRecordType: 'event-date',
  variant: 'orchestra',
  title: ['name'],
  visibility: { online: 'is_online' },
  announcedIn: 'announced_month',
  startsOffline: true,
})

/** Dates as a resource of their own, so that a ticket system can write one without sending the whole production. */
const eventDate = defineType({
  resource: 'event-dates',
  referenceName: 'event-date',
  title: [],
  dated: { by: 'name', at: 'date_start' },
  endsAt: 'date_end',
  poster: true,
})

/** Path of the calendar of the list, without the language. */
export const eventCalendarPath: Record<Locale, string> = { de: 'kalender.ics', en: 'calendar.ics' }

export default [production, eventDate]

declare module '#model/define-type.ts' {
  interface ContentTypes {
    productions: typeof production
    'event-dates': typeof eventDate
  }
}
