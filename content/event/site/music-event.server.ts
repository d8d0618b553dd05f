import type {
  AggregateOffer,
  CreativeWork,
  EventSeries,
  MusicEvent,
  MusicGroup,
  MusicVenue,
  Offer,
  Person,
} from 'schema-dts'
import { byPerformer, inPosterOrder, partsText } from '#contract/performer-parts.ts'
import type { Performer } from '#contract/programme.ts'
import {
  type About,
  addressOf,
  descriptionOf,
  given,
  moment,
  nameOf,
  pictureOf,
  reference,
  sameAs,
} from '#site/linked-data/about.server.ts'
import { type Organization, organisationStub } from '#site/linked-data/organisations.server.ts'
import { amenityFeatures } from '../../venue/site/music-venue.server.ts'
import { workThing } from '../../work/site/thing.server.ts'
import type { EventDate } from '../endpoints.ts'
import { isPast, saleBegins } from './tickets.ts'

const availability = { available: 'InStock', few_left: 'LimitedAvailability', sold_out: 'SoldOut' } as const

/** A date as search engines and calendars read it; an imported one has no name in German, and without a name nothing is said of it. */
export function musicEvent(date: EventDate, about: About): MusicEvent | null {
  if (date.event.name === '') return null
  const { event, venue, moved_from } = date
  const movedTime = moved_from?.date_start
  const offer = offerOf(date, about)
  const works = event.programs.flatMap(({ work }) => (work ? (workThing(work, about) ?? []) : []))
  return {
    '@type': 'MusicEvent',
    '@id': nameOf(about, 'date', date.id),
    name: event.name,
    ...descriptionOf(event.description, event.name_subline),
    url: about.origin + date.url,
    inLanguage: about.locale,
    ...pictureOf(about, event),
    startDate: moment(date.date_start),
    endDate: moment(date.date_end),
    ...(date.doors ? { doorTime: moment(date.doors) } : {}),
    ...(event.age_from === null ? {} : { typicalAgeRange: `${event.age_from}-` }),
    eventStatus: `https://schema.org/${statusOf(date)}`,
    ...(movedTime ? { previousStartDate: moment(movedTime) } : {}),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      ...venueOf(venue, about),
      ...amenityFeatures(date.accessibility, { from: moment(date.date_start), until: moment(date.date_end) }),
    },
    ...interpretedWork(date),
    organizer: organisationStub(about, 'orchestra'),
    performer: performersOf<Organization | Person | MusicGroup>(event, {
      orchestra: organisationStub(about, 'orchestra'),
      performer: (each) => performerOf(each, about),
    }),
    ...(works.length > 0 ? { workPerformed: works } : {}),
    superEvent: seriesOf(date, about),
    ...(offer ? { offers: offer } : {}),
  }
}

/** The house's orchestra, unless others play, and everybody named, each as the caller says them. */
function performersOf<T>(
  event: EventDate['event'],
  said: { orchestra: T; performer: (each: { performer: Performer; parts: Performer[] }) => T },
): T[] {
  return [
    ...(isPlayedByOthers(event) ? [] : [said.orchestra]),
    ...byPerformer(inPosterOrder(event)).map(said.performer),
  ]
}

/** Another orchestra plays the evening, or each of its works: the house gives the concert and does not play. */
function isPlayedByOthers(event: EventDate['event']): boolean {
  const orchestras = inPosterOrder(event).filter(({ part }) => part === 'orchestra')
  const works = event.programs.flatMap(({ work }) => work?.id ?? [])
  const plays = (work: number) => orchestras.some(({ work_id }) => work_id === work)
  return orchestras.some(({ work_id }) => work_id === null) || (works.length > 0 && works.every(plays))
}

/** A date that only has another hall takes place as scheduled, elsewhere. */
function statusOf({ schedule, moved_from }: Pick<EventDate, 'schedule' | 'moved_from'>) {
  if (schedule === 'cancelled') return 'EventCancelled'
  if (schedule === 'postponed') return 'EventPostponed'
  return schedule === 'moved' && moved_from?.date_start ? 'EventRescheduled' : 'EventScheduled'
}

/** What is left and, where the house says it, what it costs; of a date without a ticket sale nothing is said. */
function offerOf(date: EventDate, { now, origin }: About): Offer | AggregateOffer | null {
  const takesPlace = date.schedule === 'scheduled' || date.schedule === 'moved'
  const isKnown = date.ticket_link !== '' || date.tickets !== 'available'
  if (!takesPlace || !isKnown || isPast(date, now)) return null
  const begins = saleBegins(date, now)
  return {
    ...pricesOf(date),
    url: date.ticket_link || origin + date.url,
    availability: `https://schema.org/${begins ? 'PreOrder' : availability[date.tickets]}`,
    ...(begins ? { validFrom: moment(begins) } : {}),
    ...categoriesOf(date),
  }
}

function pricesOf({ price_from, price_to }: EventDate) {
  const [low, high] = [price_from ?? price_to, price_to ?? price_from]
  if (low === null || high === null) return { '@type': 'Offer' } as const
  return { '@type': 'AggregateOffer', lowPrice: low / 100, highPrice: high / 100, priceCurrency: 'EUR' } as const
}

/** Each category at its full price; what is reduced is for some, and the vocabulary cannot say for whom. */
function categoriesOf({ prices }: EventDate): { offerCount?: number; offers?: Offer[] } {
  if (!prices) return {}
  const offers = prices.categories.map(
    ({ name, price }): Offer => ({ '@type': 'Offer', name, price: price / 100, priceCurrency: 'EUR' }),
  )
  return { offerCount: offers.length, offers }
}

/** The vocabulary has features of access for works and for places: an interpreted performance is said as a work. */
function interpretedWork({ accessibility, event }: EventDate): { workFeatured?: CreativeWork } {
  const isInterpreted = accessibility.facts.some(({ fact, is }) => fact === 'sign_language' && is)
  return isInterpreted
    ? { workFeatured: { '@type': 'CreativeWork', name: event.name, accessibilityFeature: 'signLanguage' } }
    : {}
}

/** All dates of a production together. */
function seriesOf({ event, other_dates, ...own }: EventDate, about: About): EventSeries {
  const dates = [own, ...other_dates]
  const elsewhere = new Map(
    other_dates.filter(({ venue }) => venue.id !== own.venue.id).map(({ venue }) => [venue.id, venueOf(venue, about)]),
  )
  const here = reference(about, 'venue', own.venue.id)
  const first = dates.reduce((one, other) => (other.date_start < one.date_start ? other : one))
  const last = dates.reduce((one, other) => (other.date_end > one.date_end ? other : one))
  return {
    '@type': 'EventSeries',
    '@id': nameOf(about, 'production', event.id),
    name: event.name,
    startDate: moment(first.date_start),
    endDate: moment(last.date_end),
    location: elsewhere.size === 0 ? here : [here, ...elsewhere.values()],
    subEvent: [reference(about, 'date', own.id), ...other_dates.map((each) => otherDate(each, { event, about }))],
  }
}

/** Another date of the production in short; the rest stands on its own page. */
function otherDate(
  date: EventDate['other_dates'][number],
  { event, about }: { event: EventDate['event']; about: About },
): MusicEvent {
  return {
    '@type': 'MusicEvent',
    '@id': nameOf(about, 'date', date.id),
    name: event.name,
    url: about.origin + date.url,
    inLanguage: about.locale,
    startDate: moment(date.date_start),
    endDate: moment(date.date_end),
    eventStatus: `https://schema.org/${statusOf(date)}`,
    ...(date.moved_from?.date_start ? { previousStartDate: moment(date.moved_from.date_start) } : {}),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: reference(about, 'venue', date.venue.id),
    organizer: reference(about, 'orchestra'),
    performer: performersOf(event, {
      orchestra: reference(about, 'orchestra'),
      performer: ({ performer: { id } }) => reference(about, 'person', id),
    }),
    superEvent: reference(about, 'production', event.id),
  }
}

function venueOf(
  { id, name, google_maps, url, ...address }: EventDate['venue'],
  about: About,
): Exclude<MusicVenue, string> {
  return {
    '@type': 'MusicVenue',
    '@id': nameOf(about, 'venue', id),
    name,
    ...addressOf(address),
    ...given({ url: url ? about.origin + url : '', hasMap: google_maps }),
  }
}

function performerOf(
  { performer, parts }: { performer: Performer; parts: Performer[] },
  about: About,
): Person | MusicGroup {
  const { id, name, url, is_group, identified } = performer
  const said = {
    '@id': nameOf(about, 'person', id),
    name,
    ...given({ url: url ? about.origin + url : '' }),
    ...sameAs(identified),
  }
  return is_group
    ? { '@type': 'MusicGroup', ...said }
    : { '@type': 'Person', ...said, ...given({ jobTitle: partsText(parts, about.locale) }) }
}
