import { expect, test } from 'vitest'
import { createShapes } from './shacl.ts'
import { readThings, wrongReferences } from './violations.ts'
import { readVocabulary } from './vocabulary.ts'

const vocabulary = readVocabulary()

test.each([
  [{ '@type': 'MusicVenue', name: 'Kursaal', url: 'https://house.example/de' }, []],
  [{ '@type': 'MusicHall', name: 'Kursaal' }, ['no class MusicHall']],
  [{ '@type': 'MusicVenue', startDate: '2027-02-01' }, ['MusicVenue has no startDate']],
  [{ '@type': 'MusicVenue', url: '/de' }, ['MusicVenue.url holds "/de", not URL']],
  [{ '@type': 'MusicVenue', name: '' }, ['MusicVenue.name holds "", not Text']],
  [
    { '@type': 'MusicEvent', startDate: '2027-02-01T18:30:00.000Z' },
    ['MusicEvent.startDate holds "2027-02-01T18:30:00.000Z", not Date | DateTime'],
  ],
  [
    { '@type': 'MusicEvent', eventStatus: 'https://schema.org/EventMoved' },
    ['MusicEvent.eventStatus holds "https://schema.org/EventMoved", not EventStatusType'],
  ],
  [
    { '@type': 'MusicEvent', workPerformed: { '@type': 'Person', name: 'Clara' } },
    ['MusicEvent.workPerformed holds Person, not CreativeWork'],
  ],
  [{ '@type': 'MusicEvent', location: { '@type': 'MusicVenue', seats: 620 } }, ['MusicVenue has no seats']],
])('for %j the vocabulary reports %j', (thing, wrong) => {
  expect(readThings([thing], vocabulary).wrong).toEqual(wrong)
})

test('a reference must match a described thing of a fitting type', () => {
  const event = {
    '@type': 'MusicEvent',
    '@id': 'https://house.example/#date-1',
    location: { '@id': 'https://house.example/#venue-1' },
  }
  const references = (...descriptions: Record<string, unknown>[]) =>
    wrongReferences(readThings([event, ...descriptions], vocabulary), vocabulary)
  expect(references()).toEqual([
    'MusicEvent.location refers to https://house.example/#venue-1, which nothing describes',
  ])
  expect(references({ '@type': 'Person', '@id': 'https://house.example/#venue-1' })).toEqual([
    'MusicEvent.location refers to https://house.example/#venue-1, a Person',
  ])
  expect(references({ '@type': 'MusicVenue', '@id': 'https://house.example/#venue-1' })).toEqual([])
})

test.each([
  [{}, []],
  [{ name: undefined }, ['name MinCountConstraintComponent']],
  [{ name: 'Auf\u00adbruch' }, ['name NodeConstraintComponent']],
  [{ startDate: '2027-02-01T18:30:00Z' }, ['startDate NodeConstraintComponent']],
  [{ eventStatus: 'https://schema.org/EventRescheduled' }, [' OrConstraintComponent']],
  [{ previousStartDate: '2027-01-31T19:30:00+01:00' }, [' OrConstraintComponent']],
  [{ eventStatus: 'https://schema.org/EventCancelled' }, [' OrConstraintComponent']],
  [
    {
      offers: {
        '@type': 'Offer',
        url: 'https://tickets.example/',
        availability: 'https://schema.org/InStock',
        price: '12',
      },
    },
    [' OrConstraintComponent'],
  ],
])('a concert with %j is refused for %j', async (changed, refused) => {
  const violations = await createShapes()(
    JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ ...concert, ...changed }] }),
  )
  expect(violations.map((each) => each.replace(/^\S+ (?:https:\/\/schema.org\/)?(\S*) (\S+).*$/, '$1 $2'))).toEqual(
    refused,
  )
})

const orchestra = {
  '@type': 'MusicGroup',
  '@id': 'https://house.example/#orchestra',
  name: 'Orchester',
  url: 'https://house.example/de',
}
const hall = {
  '@type': 'MusicVenue',
  '@id': 'https://house.example/#venue-1',
  name: 'Kursaal',
  address: { '@type': 'PostalAddress', addressLocality: 'Hohenwang' },
}
const concert = {
  '@type': 'MusicEvent',
  '@id': 'https://house.example/#date-1',
  name: 'Aufbruch',
  url: 'https://house.example/de/konzerte/aufbruch/1',
  inLanguage: 'de',
  startDate: '2027-02-01T19:30:00+01:00',
  endDate: '2027-02-01T21:30:00+01:00',
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: hall,
  organizer: orchestra,
  performer: [orchestra],
  superEvent: {
    '@type': 'EventSeries',
    '@id': 'https://house.example/#production-1',
    name: 'Aufbruch',
    startDate: '2027-02-01T19:30:00+01:00',
    location: hall,
  },
  offers: { '@type': 'Offer', url: 'https://tickets.example/', availability: 'https://schema.org/InStock' },
}
