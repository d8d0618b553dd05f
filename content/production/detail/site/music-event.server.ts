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
import { formatParts, groupByPerformer, sortForPoster } from '#contract/events/performer-parts.ts'
import {
  definedOnly,
  firstDescription,
  idReference,
  imageObject,
  type LinkedDataContext,
  localMoment,
  postalAddress,
  sameAs,
  thingId,
} from '#site/linked-data/about.server.ts'
import { type Organization, organisationStub } from '#site/linked-data/organisations.server.ts'
import { amenityFeatures } from '../../../venue/site/venue-linked-data.server.ts'
import { workLinkedData } from '../../../work/site/linked-data.server.ts'
import type { EventDate } from '../../endpoints.ts'
import { isPast, saleStartsAt } from '../../prices/site/tickets.ts'
import type { Performer } from '../../programme/endpoints.ts'

const availability = { available: 'InStock', few_left: 'LimitedAvailability', sold_out: 'SoldOut' } as const

/** Structured data of a date; null without a name in this language, which imported ones may lack in German. */
export function musicEvent(date: EventDate, context: LinkedDataContext): MusicEvent | null {
  if (date.event.name === '') return null
  const { event, venue, moved_from } = date
  const movedTime = moved_from?.date_start
  const offer = findOffer(date, context)
  const works = event.programs.flatMap(({ work }) => (work ? (workLinkedData(work, context) ?? []) : []))
  return {
    '@type': 'MusicEvent',
    '@id': thingId(context, 'date', date.id),
    name: event.name,
    ...firstDescription(event.description, event.name_subline),
    url: context.origin + date.url,
    inLanguage: context.locale,
    ...imageObject(context, event),
    startDate: localMoment(date.date_start),
    endDate: localMoment(date.date_end),
    ...(date.doors ? { doorTime: localMoment(date.doors) } : {}),
    ...(event.age_from === null ? {} : { typicalAgeRange: `${event.age_from}-` }),
    eventStatus: `https://schema.org/${getStatus(date)}`,
    ...(movedTime ? { previousStartDate: localMoment(movedTime) } : {}),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      ...getVenue(venue, context),
      ...amenityFeatures(date.accessibility, { from: localMoment(date.date_start), until: localMoment(date.date_end) }),
    },
    ...toInterpretedWork(date),
    organizer: organisationStub(context, 'orchestra'),
    performer: getPerformers<Organization | Person | MusicGroup>(event, {
      orchestra: organisationStub(context, 'orchestra'),
      performer: (each) => getPerformer(each, context),
    }),
    ...(works.length > 0 ? { workPerformed: works } : {}),
    superEvent: getSeries(date, context),
    ...(offer ? { offers: offer } : {}),
  }
}

/** The organisation's orchestra, unless others play, and everybody named, each mapped by the caller. */
function getPerformers<T>(
  event: EventDate['event'],
  builders: { orchestra: T; performer: (each: { performer: Performer; parts: Performer[] }) => T },
): T[] {
  return [
    ...(isPlayedByOthers(event) ? [] : [builders.orchestra]),
    ...groupByPerformer(sortForPoster(event)).map(builders.performer),
  ]
}

/** Another orchestra plays the whole evening or each of its works: the organisation is host, not performer. */
function isPlayedByOthers(event: EventDate['event']): boolean {
  const orchestras = sortForPoster(event).filter(({ part }) => part === 'orchestra')
  const works = event.programs.flatMap(({ work }) => work?.id ?? [])
  const hasOrchestra = (work: number) => orchestras.some(({ work_id }) => work_id === work)
  return orchestras.some(({ work_id }) => work_id === null) || (works.length > 0 && works.every(hasOrchestra))
}

/** Only the hall moved: still "scheduled" in the vocabulary. */
function getStatus({ schedule, moved_from }: Pick<EventDate, 'schedule' | 'moved_from'>) {
  if (schedule === 'cancelled') return 'EventCancelled'
  if (schedule === 'postponed') return 'EventPostponed'
  return schedule === 'moved' && moved_from?.date_start ? 'EventRescheduled' : 'EventScheduled'
}

/** Availability, and prices if stated; null without a ticket sale. */
function findOffer(date: EventDate, { now, origin }: LinkedDataContext): Offer | AggregateOffer | null {
  const takesPlace = date.schedule === 'scheduled' || date.schedule === 'moved'
  const isKnown = date.ticket_link !== '' || date.tickets !== 'available'
  if (!takesPlace || !isKnown || isPast(date, now)) return null
  const saleStart = saleStartsAt(date, now)
  return {
    ...getPrices(date),
    url: date.ticket_link || origin + date.url,
    availability: `https://schema.org/${saleStart ? 'PreOrder' : availability[date.tickets]}`,
    ...(saleStart ? { validFrom: localMoment(saleStart) } : {}),
    ...getCategories(date),
  }
}

function getPrices({ price_from, price_to }: EventDate) {
  const [low, high] = [price_from ?? price_to, price_to ?? price_from]
  if (low === null || high === null) return { '@type': 'Offer' } as const
  return { '@type': 'AggregateOffer', lowPrice: low / 100, highPrice: high / 100, priceCurrency: 'EUR' } as const
}

/** Full prices only: the vocabulary cannot say who gets a reduced one. */
function getCategories({ prices }: EventDate): { offerCount?: number; offers?: Offer[] } {
  if (!prices) return {}
  const offers = prices.categories.map(
    ({ name, price }): Offer => ({ '@type': 'Offer', name, price: price / 100, priceCurrency: 'EUR' }),
  )
  return { offerCount: offers.length, offers }
}

/**
 * The vocabulary has accessibility features for works and places only, so an interpreted performance becomes a work.
 */
function toInterpretedWork({ accessibility, event }: EventDate): { workFeatured?: CreativeWork } {
  const isInterpreted = accessibility.facts.some(({ fact, is }) => fact === 'sign_language' && is)
  return isInterpreted
    ? { workFeatured: { '@type': 'CreativeWork', name: event.name, accessibilityFeature: 'signLanguage' } }
    : {}
}

/** All dates of a production together. */
function getSeries({ event, other_dates, ...ownDate }: EventDate, context: LinkedDataContext): EventSeries {
  const dates = [ownDate, ...other_dates]
  const elsewhere = new Map(
    other_dates
      .filter(({ venue }) => venue.id !== ownDate.venue.id)
      .map(({ venue }) => [venue.id, getVenue(venue, context)]),
  )
  const mainVenue = idReference(context, 'venue', ownDate.venue.id)
  const first = dates.reduce((one, other) => (other.date_start < one.date_start ? other : one))
  const last = dates.reduce((one, other) => (other.date_end > one.date_end ? other : one))
  return {
    '@type': 'EventSeries',
    '@id': thingId(context, 'production', event.id),
    name: event.name,
    startDate: localMoment(first.date_start),
    endDate: localMoment(last.date_end),
    location: elsewhere.size === 0 ? mainVenue : [mainVenue, ...elsewhere.values()],
    subEvent: [
      idReference(context, 'date', ownDate.id),
      ...other_dates.map((each) => toOtherDate(each, { event, context })),
    ],
  }
}

/** Short form of another date of the production; its own page has the rest. */
function toOtherDate(
  date: EventDate['other_dates'][number],
  { event, context }: { event: EventDate['event']; context: LinkedDataContext },
): MusicEvent {
  return {
    '@type': 'MusicEvent',
    '@id': thingId(context, 'date', date.id),
    name: event.name,
    url: context.origin + date.url,
    inLanguage: context.locale,
    startDate: localMoment(date.date_start),
    endDate: localMoment(date.date_end),
    eventStatus: `https://schema.org/${getStatus(date)}`,
    ...(date.moved_from?.date_start ? { previousStartDate: localMoment(date.moved_from.date_start) } : {}),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: idReference(context, 'venue', date.venue.id),
    organizer: idReference(context, 'orchestra'),
    performer: getPerformers(event, {
      orchestra: idReference(context, 'orchestra'),
      performer: ({ performer: { id } }) => idReference(context, 'person', id),
    }),
    superEvent: idReference(context, 'production', event.id),
  }
}

function getVenue(
  { id, name, google_maps, url, ...address }: EventDate['venue'],
  context: LinkedDataContext,
): Exclude<MusicVenue, string> {
  return {
    '@type': 'MusicVenue',
    '@id': thingId(context, 'venue', id),
    name,
    ...postalAddress(address),
    ...definedOnly({ url: url ? context.origin + url : '', hasMap: google_maps }),
  }
}

function getPerformer(
  { performer, parts }: { performer: Performer; parts: Performer[] },
  context: LinkedDataContext,
): Person | MusicGroup {
  const { id, name, url, is_group, identified } = performer
  const properties = {
    '@id': thingId(context, 'person', id),
    name,
    ...definedOnly({ url: url ? context.origin + url : '' }),
    ...sameAs(identified),
  }
  return is_group
    ? { '@type': 'MusicGroup', ...properties }
    : { '@type': 'Person', ...properties, ...definedOnly({ jobTitle: formatParts(parts, context.locale) }) }
}
