import { beforeAll, expect, test } from 'vitest'
import { loadAllMessages } from '#site/i18n/messages.ts'
import type { LinkedDataContext } from '#site/linked-data/about.server.ts'
import { eventDateSample } from '#tests/support/samples/event-date-sample.ts'
import type { EventDate } from '../../endpoints.ts'
import { musicEvent } from './music-event.server.ts'

beforeAll(() => loadAllMessages())

test.each([
  ['scheduled', null, 'EventScheduled', undefined],
  ['moved', '2027-01-31T18:30:00.000Z', 'EventRescheduled', '2027-01-31T19:30:00+01:00'],
  ['moved', null, 'EventScheduled', undefined],
  ['postponed', null, 'EventPostponed', undefined],
  ['postponed', '2027-01-31T18:30:00.000Z', 'EventPostponed', '2027-01-31T19:30:00+01:00'],
  ['cancelled', null, 'EventCancelled', undefined],
] as const)('a %s date, earlier at %s, has the event status %s', (schedule, date_start, status, previous) => {
  const event = buildEvent({ schedule, moved_from: { date_start, venue: 'Kursaal' } })
  expect(event).toMatchObject({ eventStatus: `https://schema.org/${status}`, startDate: '2027-02-01T19:30:00+01:00' })
  expect(event.previousStartDate).toBe(previous)
})

const link = 'https://tickets.example/1'
const category = (name: string, price: number) => ({ id: price, name, price, price_reduced: price / 2 })
const twoCategories = { reductions: '', fallback: [], categories: [category('I', 3800), category('II', 1800)] }
test.each([
  [
    { tickets: 'available', ticket_link: link },
    { url: link, availability: 'https://schema.org/InStock' },
  ],
  [
    { tickets: 'few_left', ticket_link: link },
    { url: link, availability: 'https://schema.org/LimitedAvailability' },
  ],
  [
    { tickets: 'sold_out', ticket_link: '' },
    { url: 'https://school.example/de/konzerte/aufbruch/1', availability: 'https://schema.org/SoldOut' },
  ],
  [
    { ticket_link: link, tickets_from: '2027-01-20T09:00:00.000Z' },
    { url: link, availability: 'https://schema.org/PreOrder', validFrom: '2027-01-20T10:00:00+01:00' },
  ],
  [
    { ticket_link: link, tickets_from: '2027-01-10T09:00:00.000Z' },
    { url: link, availability: 'https://schema.org/InStock' },
  ],
  [
    { ticket_link: link, price_from: 1800, price_to: 5450 },
    {
      '@type': 'AggregateOffer',
      url: link,
      availability: 'https://schema.org/InStock',
      lowPrice: 18,
      highPrice: 54.5,
      priceCurrency: 'EUR',
    },
  ],
  [
    { ticket_link: link, price_from: 1800 },
    {
      '@type': 'AggregateOffer',
      url: link,
      availability: 'https://schema.org/InStock',
      lowPrice: 18,
      highPrice: 18,
      priceCurrency: 'EUR',
    },
  ],
  [
    { ticket_link: link, price_from: 1800, price_to: 3800, prices: twoCategories },
    {
      '@type': 'AggregateOffer',
      url: link,
      availability: 'https://schema.org/InStock',
      lowPrice: 18,
      highPrice: 38,
      priceCurrency: 'EUR',
      offerCount: 2,
      offers: [
        { '@type': 'Offer', name: 'I', price: 38, priceCurrency: 'EUR' },
        { '@type': 'Offer', name: 'II', price: 18, priceCurrency: 'EUR' },
      ],
    },
  ],
  [{ tickets: 'available', ticket_link: '' }, undefined],
  [{ ticket_link: link, schedule: 'cancelled' }, undefined],
  [{ ticket_link: link, schedule: 'postponed' }, undefined],
  [{ ticket_link: link, date_end: '2027-01-15T11:59:00.000Z' }, undefined],
] as const)('tickets of %j give the offer %j', (state, offer) => {
  expect(buildEvent(state).offers).toEqual(offer && { '@type': 'Offer', ...offer })
})

test('door time and age are present only if set', () => {
  expect(buildEvent()).not.toHaveProperty('doorTime')
  const event = buildEvent({ doors: '2027-02-01T17:30:00.000Z', event: { ...eventDateSample.event, age_from: 6 } })
  expect(event).toMatchObject({ doorTime: '2027-02-01T18:30:00+01:00', typicalAgeRange: '6-' })
})

test('the venue has its address, the organisation organises and performs', () => {
  const { location, organizer, performer } = buildEvent()
  expect(location).toEqual({
    '@type': 'MusicVenue',
    '@id': 'https://house.example/#venue-4',
    name: 'Stadthalle',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Marktplatz 1',
      postalCode: '72999',
      addressLocality: 'Hohenwang',
      addressCountry: 'DE',
    },
  })
  expect(organizer).toMatchObject({
    '@type': 'MusicGroup',
    '@id': 'https://house.example/#orchestra',
    url: 'https://house.example/de',
  })
  expect(performer).toEqual([
    organizer,
    { '@type': 'MusicGroup', '@id': 'https://house.example/#person-10', name: 'Kammerchor' },
    {
      '@type': 'Person',
      '@id': 'https://house.example/#person-8',
      name: 'Mara Vogt',
      jobTitle: 'Leitung',
      sameAs: 'https://d-nb.info/gnd/11850553X',
    },
    {
      '@type': 'Person',
      '@id': 'https://house.example/#person-9',
      name: 'Juri Hahn',
      jobTitle: 'Oboe',
      url: 'https://school.example/de/juri',
    },
  ])
})

test('a guest orchestra replaces the organisation as performer, unless it plays too', () => {
  const performer = (id: number, work_id: number | null) => ({
    ...eventDateSample.event.soloists[0],
    ...{ id, part: 'orchestra', name: 'Jugendorchester', is_group: true, work_id },
  })
  const performers = (orchestras: object[], programs = eventDateSample.event.programs) => {
    const { organizer, performer } = buildEvent({
      event: {
        ...eventDateSample.event,
        programs,
        soloists: [],
        other_performers: orchestras as EventDate['event']['other_performers'],
      },
    })
    expect(organizer).toMatchObject({ '@id': 'https://house.example/#orchestra' })
    return (performer as { '@id': string }[]).map((each) => each['@id'].replace('https://house.example/#', ''))
  }
  expect(performers([performer(20, null)])).toEqual(['person-20'])
  expect(performers([performer(20, 5)])).toEqual(['person-20'])
  const second = eventDateSample.event.programs.map((item) => ({ ...item, work: item.work && { ...item.work, id: 7 } }))
  expect(performers([performer(20, 5)], [...eventDateSample.event.programs, ...second])).toEqual([
    'orchestra',
    'person-20',
  ])
  expect(performers([performer(20, 5), performer(21, 7)], [...eventDateSample.event.programs, ...second])).toEqual([
    'person-20',
    'person-21',
  ])
})

test('works name their composers, intervals are omitted', () => {
  expect(buildEvent().workPerformed).toEqual([
    {
      '@type': 'MusicComposition',
      '@id': 'https://house.example/#work-5',
      name: 'Klaviertrio',
      url: 'https://school.example/de/werke/klaviertrio/5',
      sameAs: ['https://catalogue.example/trio', 'https://www.wikidata.org/entity/Q1'],
      composer: {
        '@type': 'Person',
        '@id': 'https://house.example/#composer-6',
        name: 'Clara Schumann',
        url: 'https://school.example/de/komponisten/clara-schumann/6',
        birthDate: '1819',
        deathDate: '1896',
        sameAs: 'https://de.wikipedia.org/wiki/Clara_Schumann',
      },
    },
  ])
})

test('the production is an EventSeries over all dates and venues', () => {
  const { event: _event, other_dates: _others, ...date } = eventDateSample
  const earlier = {
    ...date,
    id: 2,
    date_start: '2027-01-30T18:30:00.000Z',
    date_end: '2027-01-30T20:30:00.000Z',
    venue: { ...date.venue, id: 7, name: 'Kursaal' },
  }
  expect(buildEvent({ other_dates: [earlier] }).superEvent).toMatchObject({
    '@id': 'https://house.example/#production-3',
    startDate: '2027-01-30T19:30:00+01:00',
    endDate: '2027-02-01T21:30:00+01:00',
    location: [
      { '@id': 'https://house.example/#venue-4' },
      { '@id': 'https://house.example/#venue-7', name: 'Kursaal' },
    ],
    subEvent: [
      { '@id': 'https://house.example/#date-1' },
      {
        '@type': 'MusicEvent',
        '@id': 'https://house.example/#date-2',
        startDate: '2027-01-30T19:30:00+01:00',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@id': 'https://house.example/#venue-7' },
      },
    ],
  })
  expect(buildEvent({}).superEvent).toMatchObject({
    location: { '@id': 'https://house.example/#venue-4' },
    subEvent: [{ '@id': 'https://house.example/#date-1' }],
  })
})

test('a concert or work without a name in this language is omitted', () => {
  expect(musicEvent({ ...eventDateSample, event: { ...eventDateSample.event, name: '' } }, context)).toBeNull()
  const programs = eventDateSample.event.programs.map((item) => ({
    ...item,
    work: item.work && { ...item.work, title: '' },
  }))
  expect(buildEvent({ event: { ...eventDateSample.event, programs } })).not.toHaveProperty('workPerformed')
})

const context: LinkedDataContext = {
  locale: 'de',
  origin: 'https://school.example',
  idBase: 'https://house.example',
  settings: null,
  now: '2027-01-15T12:00:00.000Z',
}

function buildEvent(overrides: Partial<EventDate> = {}) {
  const event = musicEvent({ ...eventDateSample, ...overrides }, context)
  if (!event) throw new Error('nothing is said')
  return event
}
