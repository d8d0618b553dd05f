import { expect, test } from 'vitest'
import { layOutScore } from '#contract/events/score-layout.ts'
import { renderHtml } from '#tests/support/render-html.tsx'
import type { EventDateSummary } from '../../../endpoints.ts'
import { SeasonScore } from './SeasonScore.tsx'

const now = '2026-11-20T12:00:00Z'
const date = (id: number, date_start: string, state: Partial<EventDateSummary> = {}): EventDateSummary => ({
  id,
  url: `/de/konzerte/k/${id}`,
  date_start,
  date_end: date_start,
  ...{ status: 'scheduled', schedule: 'scheduled', tickets: 'available', ticket_link: '', tickets_from: null },
  venue: { id: 1, name: 'Kursaal', city: 'Marbruck' },
  event: {
    ...{ id, name: `Konzert ${id}`, name_subline: '', color: '#c4321e', image: null },
    ...{ type: { id: 1, name: 'Konzert' }, subscriptions: [], fallback: [], works: [], performers: [] },
  },
  ...state,
})
const dates = [
  date(2, '2026-12-03T18:30:00Z', { schedule: 'cancelled', status: 'cancelled' }),
  date(1, '2026-10-24T17:00:00Z'),
  date(3, '2027-01-03T18:30:00Z', { tickets: 'sold_out', status: 'sold_out' }),
]
const renderScore = async () => {
  const score = layOutScore(dates, now)
  if (!score) throw new Error('no score')
  return renderHtml(<SeasonScore score={score} dates={dates} now={now} after="#season" />, '/de/saison/2026-27')
}

test('each note is a link in order of time, named with its state', async () => {
  const html = await renderScore()
  const links = [...html.matchAll(/<a [^>]*href="\/de\/konzerte\/k\/(\d)"[^>]*>(.*?)<\/a>/g)]
  expect(links.map(([, id]) => id)).toEqual(['1', '2', '3'])
  const names = links.map(([, , name = '']) => name.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' '))
  expect(names[0]).toBe('Konzert 1 Samstag, 24. Oktober 2026, 19:00 Uhr Kursaal, Marbruck · vorbei')
  expect(names[1]).toContain('Entfällt')
  expect(names[2]).toContain('Ausverkauft')
})

test('the drawing is hidden from screen readers and can be skipped', async () => {
  const html = await renderScore()
  expect(html.match(/<svg[^>]*>/g)?.every((svg) => svg.includes('aria-hidden="true"'))).toBe(true)
  expect(html).toMatch(/<a href="#season"[^>]*>Partitur überspringen<\/a>/)
})

test.each([
  ['/de/kalender/2026-10', '5.'],
  ['/en/calendar/2026-10', '5'],
])('days of one month are ordinals in German only: %s', async (address, label) => {
  const month = [date(1, '2026-10-03T17:00:00Z'), date(2, '2026-10-24T17:00:00Z')]
  const score = layOutScore(month, now)
  if (!score) throw new Error('no score')
  const html = await renderHtml(<SeasonScore score={score} dates={month} now={now} after="#season" />, address)
  const labels = [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
  expect(labels).toContain(label)
})

test('a cancelled date is a cross, a past one an outline', async () => {
  const across = (await renderScore()).split('data-direction="across"')[1]?.split('data-direction="down"')[0] ?? ''
  expect(across.match(/<path/g)).toHaveLength(1)
  const fills = [...across.matchAll(/<ellipse[^>]*>/g)].map(([note]) => note.includes('fill="#c4321e"'))
  expect(fills).toEqual([false, true])
})
