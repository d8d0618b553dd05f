import { expect, test } from 'vitest'
import { demoImage } from '#modules/demo-record.ts'
import { renderHtml } from '#tests/support/render-html.tsx'
import type { EventDateSummary } from '../../endpoints.ts'
import { SeasonBrochure } from './SeasonBrochure.tsx'

const composer = { id: 1, name: 'Emilie Mayer', sort_name: 'Mayer, Emilie', url: '/en/composers/emilie-mayer/1' }
const line: EventDateSummary = {
  ...{
    id: 1,
    url: '/en/events/x/1',
    date_start: '2027-02-01T18:00:00Z',
    date_end: '2027-02-01T20:00:00Z',
    status: 'scheduled',
    schedule: 'scheduled',
  },
  ...{ tickets: 'available', ticket_link: '', tickets_from: null },
  venue: { id: 1, name: 'Kursaal', city: 'Marbruck' },
  event: {
    ...{
      id: 1,
      name: 'Aufbruch',
      name_subline: '',
      color: '#aa2200',
      image: null,
      type: { id: 1, name: 'Concert' },
      subscriptions: [],
      performers: [],
      fallback: ['name'],
    },
    works: [{ id: 1, title: 'Sinfonie Nr. 4', fallback: ['title'], url: '/en/works/x/1', composer }],
  },
}
const announced = {
  month: '2027-03',
  url: '/en/events/announced/x/2',
  event: { ...line.event, id: 2, name: 'Winterreise' },
}
const brochure = {
  season: '2026-27',
  score: null,
  lines: [line],
  announced: [announced],
  now: '2027-01-15T12:00:00Z',
  host: 'house.example',
}

test('a truncated season booklet says how many dates it contains', async () => {
  const completeHtml = await renderHtml(<SeasonBrochure {...brochure} count={1} />, '/de/druck/saison/2026-27')
  expect(completeHtml).not.toContain('Dieses Heft enthält')
  const truncatedHtml = await renderHtml(<SeasonBrochure {...brochure} count={1700} />, '/de/druck/saison/2026-27')
  expect(truncatedHtml).toContain('1700 Konzerttermine')
  expect(truncatedHtml).toContain('Dieses Heft enthält die ersten 1. Die übrigen stehen auf der Website.')
})

test('the cover shows the poster of the first evening that has one', async () => {
  const withPoster = (id: number, imageId: number) => ({
    ...line,
    id,
    event: { ...line.event, id, image: { ...demoImage, id: imageId } },
  })
  const lines = [line, withPoster(2, 71), withPoster(3, 72)]
  const html = await renderHtml(<SeasonBrochure {...brochure} lines={lines} count={3} />, '/de/druck/saison/2026-27')
  expect(html.match(/src="\/media\/\d+/g)).toEqual(['src="/media/71'])
})

test('a German work title in an English booklet has lang="de"', async () => {
  const html = await renderHtml(<SeasonBrochure {...brochure} count={1} />, '/en/print/season/2026-27')
  expect(html).toMatch(/<span lang="de">Sinfonie\sNr\.\s4<\/span>/)
})

test('an announced concert is listed under its month without a day', async () => {
  const html = await renderHtml(<SeasonBrochure {...brochure} count={1} />, '/de/druck/saison/2026-27')
  expect(html).toMatch(/<section id="2027-03">.*Im März 2027<\/b> Termin folgt.*Winterreise/s)
})
