import { expect, test } from 'vitest'
import type { EventDateSummary } from '../../endpoints.ts'
import { groupSeasonEntries, readGrouping } from './groups.ts'

const naming = { locale: 'de', titleWithout: { series: 'ohne Reihe', composer: 'ohne Werke' } } as const
const mayer = { id: 1, name: 'Emilie Mayer', sort_name: 'Mayer, Emilie', url: '/de/komponisten/emilie-mayer/1' }
const bach = {
  id: 2,
  name: 'Johann Sebastian Bach',
  sort_name: 'Bach, Johann Sebastian',
  url: '/de/komponisten/johann-sebastian-bach/2',
}

function line(id: number, date_start: string, event: Partial<EventDateSummary['event']> = {}): EventDateSummary {
  const eventFields = {
    id,
    name: `Konzert ${id}`,
    name_subline: '',
    color: '',
    image: null,
    type: { id: 1, name: 'Konzert' },
    subscriptions: [],
    works: [],
    performers: [],
    fallback: [],
  }
  const venue = { id: 1, name: 'Kursaal', city: 'Marbruck' }
  const state = {
    status: 'scheduled',
    schedule: 'scheduled',
    tickets: 'available',
    ticket_link: '',
    tickets_from: null,
  } as const
  return {
    id,
    url: `/de/konzerte/k/${id}`,
    date_start,
    date_end: date_start,
    ...state,
    venue,
    event: { ...eventFields, ...event },
  }
}

const read = (lines: EventDateSummary[], grouping: Parameters<typeof groupSeasonEntries>[1]) =>
  groupSeasonEntries(lines, grouping, naming).map(({ title, concerts }) => [
    title,
    ...concerts.map(({ event, dates }) => `${event.id}: ${dates.map(({ id }) => id).join(' ')}`),
  ])

test('dates of a production in one local month are one entry', () => {
  const nextSeason = { id: 9 }
  const lines = [
    line(1, '2026-09-30T21:30:00Z', nextSeason),
    line(2, '2026-09-30T22:30:00Z', nextSeason),
    line(3, '2026-10-02T18:00:00Z', nextSeason),
  ]
  expect(read(lines, 'month')).toEqual([
    ['September 2026', '9: 1'],
    ['Oktober 2026', '9: 2 3'],
  ])
})

test('a concert of two subscriptions is under both, of none last', () => {
  const [large, young] = [
    { id: 1, name: 'Großes Abo' },
    { id: 2, name: 'Abo jung' },
  ]
  const lines = [line(1, '2026-09-01T18:00:00Z'), line(2, '2026-09-02T18:00:00Z', { subscriptions: [large, young] })]
  expect(read(lines, 'series')).toEqual([
    ['Abo jung', '2: 2'],
    ['Großes Abo', '2: 2'],
    ['ohne Reihe', '1: 1'],
  ])
})

test('composers are grouped by last name with their works', () => {
  const works = [
    { id: 1, title: 'Sinfonie', fallback: [], url: '/de/werke/w/1', composer: mayer },
    { id: 2, title: 'Suite', fallback: [], url: '/de/werke/w/2', composer: bach },
    { id: 3, title: 'Faust', fallback: [], url: '/de/werke/w/3', composer: mayer },
  ]
  const groups = groupSeasonEntries(
    [line(1, '2026-09-01T18:00:00Z', { works }), line(2, '2026-09-02T18:00:00Z')],
    'composer',
    naming,
  )
  expect(
    groups.map(({ title, url, concerts }) => [title, url, concerts[0]?.event.works.map((work) => work.title)]),
  ).toEqual([
    ['Johann Sebastian Bach', bach.url, ['Suite']],
    ['Emilie Mayer', mayer.url, ['Sinfonie', 'Faust']],
    ['ohne Werke', '', []],
  ])
})

test('an unknown grouping falls back to month', () => {
  expect(['', 'group=series', 'group=name'].map((search) => readGrouping(new URLSearchParams(search)))).toEqual([
    'month',
    'series',
    'month',
  ])
})
