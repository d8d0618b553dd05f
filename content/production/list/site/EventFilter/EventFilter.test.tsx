import { expect, test } from 'vitest'
import { renderHtml } from '#tests/support/render-html.tsx'
import type { EventFilterOptions } from '../../../endpoints.ts'
import { readEventFilter } from '../event-filter.ts'
import { EventFilter } from './EventFilter.tsx'

const noOptions: EventFilterOptions = {
  months: [],
  month_counts: {},
  venues: [],
  types: [],
  cities: [],
  subscriptions: [],
  weekdays: [],
  children: false,
  access: [],
}
const renderChips = async (search: string) => {
  const html = await renderHtml(
    <EventFilter filter={readEventFilter(new URLSearchParams(search))} lookups={noOptions} anchor="#konzerte" />,
    `/de?${search}`,
  )
  return [...html.matchAll(/Filter „([^“]*)“ entfernen/g)].map(([, label]) => label)
}

test.each([
  ['date=2027-08', 'August 2027'],
  ['date=2027-08-14', 'ab\u00a014.\u00a0August\u00a02027'],
  ['weekday=2', 'Dienstag'],
  ['children=1', 'Mit Kindern'],
  ['city=Marbruck', 'Marbruck'],
  ['venue=999', 'Unbekannte Auswahl'],
  ['event__type=999', 'Unbekannte Auswahl'],
  ['subscription=999', 'Unbekannte Auswahl'],
  ['access=lift', 'Unbekannte Auswahl'],
  ['access=lift,ramp', 'Unbekannte Auswahl'],
])('an empty filter by %s reads %s', async (search, label) => {
  expect(await renderChips(search)).toEqual([label])
})
