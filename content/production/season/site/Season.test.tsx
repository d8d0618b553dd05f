import { expect, test } from 'vitest'
import { renderHtml } from '#tests/support/render-html.tsx'
import type { EventDateSummary, EventFilterOptions } from '../../endpoints.ts'
import { Season } from './Season.tsx'

const now = '2026-11-20T12:00:00Z'
const lookups: EventFilterOptions = {
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
const shop = 'https://tickets.example/'

function line(id: number, date_start: string, state: Partial<EventDateSummary> = {}): EventDateSummary {
  const event = {
    id,
    name: `Konzert ${id}`,
    name_subline: '',
    color: '',
    image: null,
    fallback: [],
    type: { id: 1, name: 'Konzert' },
    subscriptions: [],
    works: [],
    performers: [],
  }
  const planned = {
    status: 'scheduled',
    schedule: 'scheduled',
    tickets: 'available',
    ticket_link: shop + id,
    tickets_from: null,
  } as const
  return {
    id,
    url: `/de/konzerte/k/${id}`,
    date_start,
    date_end: date_start,
    venue: { id: 1, name: 'Kursaal', city: 'Marbruck' },
    event,
    ...planned,
    ...state,
  }
}

const renderSeason = (lines: EventDateSummary[], search = '') =>
  renderHtml(
    <Season
      season="2026-27"
      count={lines.length}
      lines={lines}
      announced={[]}
      lookups={lookups}
      calendar="/de/kalender"
      now={now}
    />,
    `/de/saison/2026-27${search}`,
  )
const findPositions = (html: string, texts: string[]) => texts.map((text) => html.indexOf(text))
const past = line(1, '2026-10-24T18:00:00Z')
const upcomingLine = line(2, '2026-12-03T18:30:00Z')

test('a running season collapses its past dates', async () => {
  for (const search of ['', '?group=series', '?group=composer']) {
    const html = await renderSeason([past, upcomingLine], search)
    const fold = html.match(/<details.*?<\/details>/g)?.find((each) => each.includes('Vorbei (1)')) ?? ''
    expect(fold).toContain('Konzert 1')
    expect(fold).not.toContain('Konzert 2')
    expect(html.replace(fold, '')).not.toContain('Konzert 1')
  }
})

test('a past season is expanded', async () => {
  const html = await renderSeason([past])
  expect(html).not.toContain('Vorbei (1)')
  expect(html).toContain('Konzert 1')
})

test('a past date of the season is marked', async () => {
  const html = await renderSeason([past, upcomingLine])
  expect(html.match(/vorbei/g)).toHaveLength(1)
})

test("a season's date links tickets or states why there are none", async () => {
  const lines = [
    upcomingLine,
    line(3, '2026-12-04T18:30:00Z', { status: 'sold_out', tickets: 'sold_out' }),
    line(4, '2026-12-05T18:30:00Z', { tickets_from: '2026-12-01T09:00:00Z' }),
    line(5, '2026-12-06T18:30:00Z', { status: 'few_left', tickets: 'few_left', schedule: 'moved' }),
    line(6, '2026-12-07T18:30:00Z', { status: 'cancelled', schedule: 'cancelled' }),
    past,
  ]
  const html = await renderSeason(lines)
  expect([...html.matchAll(/href="https:\/\/tickets\.example\/(\d)"/g)].map(([, id]) => id)).toEqual(['2', '5'])
  const inOrder = findPositions(html, ['Ausverkauft', 'Vorverkauf ab 1.', 'Verlegt', 'Wenige Restkarten', 'Entfällt'])
  expect(inOrder).not.toContain(-1)
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
})
