import ICAL from 'ical.js'
import { type Locale, website } from '#config'
import { printableText } from '#contract/texts/stored-text.ts'

/** Refresh interval for calendar apps that respect it. */
const REFRESH = 'PT4H'
/** RFC 5545 allows 75 octets a line; the library does not count the space of a continuation line. */
const LINE_OCTETS = 74

export type CalendarEvent = {
  uid: string
  sequence: number
  /** The latest change of anything in the event. */
  changedAt: Date
  start: Date
  end: Date
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  summary: string
  description: string
  location: string
  coordinates: Coordinates | null
  categories: readonly string[]
  url: string
}
export type Coordinates = { latitude: number; longitude: number }
export type Calendar = { name: string; locale: Locale; events: readonly CalendarEvent[] }

type Property = [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]]

/** Properties from RFC 7986 and vendor extensions that the library does not know. */
const added = {
  name: { defaultType: 'text' },
  'x-wr-calname': { defaultType: 'text' },
  'x-published-ttl': { defaultType: 'duration' },
}
const design = { ...ICAL.design.icalendar, property: { ...ICAL.design.icalendar.property, ...added } }

/** Permanent: it must not change when the record's URL does. */
export function calendarUid(kind: string, id: number, part = ''): string {
  return `${kind}-${id}${part && `-${part}`}@${website.instance}.${website.identifier}.partitur`
}

/** RFC 5545 and 7986; deterministic output. */
export function renderCalendar({ name, locale, events }: Calendar): string {
  ICAL.foldLength = LINE_OCTETS
  const properties: Property[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', `-//Partitur//${website.identifier}//${locale.toUpperCase()}`],
    ['calscale', {}, 'text', 'GREGORIAN'],
    ['method', {}, 'text', 'PUBLISH'],
    text('name', name),
    text('x-wr-calname', name),
    ['refresh-interval', {}, 'duration', REFRESH],
    ['x-published-ttl', {}, 'duration', REFRESH],
  ]
  return `${ICAL.stringify.component(['vcalendar', properties, events.map((event) => ['vevent', getProperties(event), []])], design)}\r\n`
}

function getProperties({ changedAt, coordinates, ...event }: CalendarEvent): Property[] {
  const hasValue = ([, , , value]: Property) => value !== ''
  const all: Property[] = [
    ['uid', {}, 'text', event.uid],
    ['sequence', {}, 'integer', event.sequence],
    moment('dtstamp', changedAt),
    moment('last-modified', changedAt),
    moment('dtstart', event.start),
    moment('dtend', event.end),
    ['status', {}, 'text', event.status],
    text('summary', event.summary),
    text('location', event.location),
    ...(coordinates ? [['geo', {}, 'float', [coordinates.latitude, coordinates.longitude]] satisfies Property] : []),
    ['url', {}, 'uri', event.url],
    text('description', event.description),
    ...(event.categories.length > 0
      ? [['categories', {}, 'text', ...event.categories.map(printable)] satisfies Property]
      : []),
  ]
  return all.filter(hasValue)
}

function text(name: string, value: string): Property {
  return [name, {}, 'text', printable(value)]
}

function moment(name: string, instant: Date): Property {
  return [name, {}, 'date-time', `${instant.toISOString().slice(0, 19)}Z`]
}

function printable(value: string): string {
  return printableText(value)
}
