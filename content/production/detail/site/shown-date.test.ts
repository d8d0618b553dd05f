import { expect, test } from 'vitest'
import { eventDateSample } from '#tests/support/samples/event-date-sample.ts'
import { toShownDate } from './shown-date.server.ts'

test('a shown date has no thumbnails, and of other halls name and town', () => {
  const { id, url, date_start, date_end, venue, ...state } = eventDateSample
  const maps = 'https://maps.example'
  const other = { ...state, id, url, date_start, date_end, venue: { ...venue, google_maps: maps } }
  const shown = toShownDate({ ...eventDateSample, other_dates: [other] })
  expect(shown.venue).toEqual(venue)
  expect(shown.event).toMatchObject({ name: eventDateSample.event.name, thumbs: null })
  expect(shown.other_dates[0]?.venue).toMatchObject({ name: venue.name, city: venue.city, google_maps: '' })
})
