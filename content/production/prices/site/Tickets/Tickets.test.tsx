import { expect, test } from 'vitest'
import { renderHtml } from '#tests/support/render-html.tsx'
import type { EventFilterOptions } from '../../../endpoints.ts'
import { readTicketFilter } from './read-ticket-filter.ts'
import { Tickets } from './Tickets.tsx'
import { priceSpan, type TicketRow } from './ticket-row.ts'

const now = '2026-11-20T12:00:00Z'
const lookups: EventFilterOptions = {
  ...{ months: [], month_counts: {}, venues: [], types: [], weekdays: [], children: false, access: [] },
  cities: ['Hohenwang', 'Marbruck'],
  subscriptions: [{ id: 4, name: 'Großes Abo' }],
}
const row = (id: number, date_start: string, state: Partial<TicketRow> = {}): TicketRow => ({
  ...{ id, url: `/de/konzerte/k/${id}`, date_start, date_end: date_start, status_note: '', moved_from: null },
  ...{ status: 'scheduled', schedule: 'scheduled', tickets: 'available', tickets_from: null },
  ticket_link: `https://tickets.example/${id}`,
  venue: { name: 'Kursaal', city: 'Marbruck' },
  event: {
    ...{ id: 1, name: 'Aufbruch', name_subline: '', color: '#c4321e', fallback: [], composers: [] },
    ...{ type: 'Konzert', typeLang: undefined, image: null },
  },
  ...{ price_from: 1200, price_to: 4700 },
  ...state,
})
const renderTickets = (items: TicketRow[], { search = '', next = null as string | null } = {}) => {
  const loaded = { page: 1, list: { count: items.length, next }, items }
  return renderHtml(<Tickets loaded={loaded} lookups={lookups} now={now} />, `/de/karten${search}`)
}

test('each date has a row with its tickets or its state', async () => {
  const html = await renderTickets([
    row(1, '2026-12-03T18:30:00Z'),
    row(2, '2026-12-04T18:30:00Z', { status: 'sold_out', tickets: 'sold_out' }),
    row(3, '2026-12-05T18:30:00Z', { tickets_from: '2026-12-01T09:00:00Z' }),
  ])
  const rows = html.split('<li').filter((each) => each.includes('<h3'))
  expect(rows).toHaveLength(3)
  expect(rows.map((each) => each.includes('href="https://tickets.example/'))).toEqual([true, false, false])
  expect(rows[0]).toContain('12\u00a0bis\u00a047\u00a0€')
  expect(rows[1]).toContain('Ausverkauft')
  expect(rows[1]).not.toContain('12\u00a0bis\u00a047')
  expect(rows[2]).toContain('Vorverkauf ab 1.')
})

test('towns and series are links that preserve the other filters', async () => {
  const html = await renderTickets([row(1, '2026-12-03T18:30:00Z')], { search: '?date=2026-12-01&city=Marbruck' })
  const links = [
    ...html.matchAll(
      /<a [^>]*aria-current="(\w+)"[^>]*href="([^"]*)"|<a [^>]*href="([^"]*)"[^>]*aria-current="(\w+)"/g,
    ),
  ]
  expect(links.map(([, first, to, other, second]) => [to ?? other, first ?? second])).toEqual([
    ['/de/karten?date=2026-12-01', 'false'],
    ['/de/karten?city=Hohenwang&amp;date=2026-12-01', 'false'],
    ['/de/karten?city=Marbruck&amp;date=2026-12-01', 'true'],
    ['/de/karten?city=Marbruck&amp;date=2026-12-01&amp;subscription=4', 'false'],
  ])
  expect(html).toMatch(/<input type="hidden" name="city" value="Marbruck"/)
})

test('more dates are a link that preserves the filter', async () => {
  const html = await renderTickets([row(1, '2026-12-03T18:30:00Z')], { search: '?city=Marbruck', next: '/2' })
  expect(html).toContain('href="/de/karten?city=Marbruck&amp;page=2"')
  expect(await renderTickets([row(1, '2026-12-03T18:30:00Z')])).not.toContain('page=2')
})

test('the price span counts paid tickets of all dates', () => {
  const span = priceSpan([
    row(1, '2026-12-03T18:30:00Z', { price_from: 0, price_to: 0 }),
    row(2, '2026-12-03T18:30:00Z', { price_from: 800, price_to: 1600 }),
    row(3, '2026-12-03T18:30:00Z', { price_from: 2400, price_to: null }),
  ])
  expect(span).toEqual({ price_from: 800, price_to: 2400 })
  expect(priceSpan([])).toEqual({ price_from: null, price_to: null })
})

test('the filter reads a day, not a month', () => {
  expect(readTicketFilter(new URLSearchParams('date=2026-12&city=Marbruck&weekday=3'))).toEqual({
    city: 'Marbruck',
    date: '',
    subscription: '',
  })
  expect(readTicketFilter(new URLSearchParams('date=2026-12-01')).date).toBe('2026-12-01')
})
