import { expect, test } from 'vitest'
import { renderHtml } from '#tests/support/render-html.tsx'
import { Results } from './Results.tsx'

const kind = (name: string, count: number, more: boolean) => ({ kind: name, name, count, more })

test('an incomplete count is rounded, a complete one is exact', async () => {
  const formatSummary = async (kinds: ReturnType<typeof kind>[]) => {
    const response = { count: 0, next: null, previous: null, results: [], kinds, instead: null }
    const html = await renderHtml(
      <Results query={{ q: 'Sinfonie', kind: '', page: 1 }} response={response} />,
      '/de/suche',
    )
    return /role="status"[^>]*>([^<]*)</.exec(html)?.[1]
  }
  expect(await formatSummary([kind('works', 500, true), kind('events', 500, true), kind('people', 2, false)])).toBe(
    'Über 1000 Ergebnisse für „Sinfonie“',
  )
  expect(await formatSummary([kind('works', 500, false), kind('people', 2, false)])).toBe(
    '502 Ergebnisse für „Sinfonie“',
  )
})

const concert = {
  kind: 'events',
  id: 3,
  url: '/de/konzerte/auftakt/3',
  title: 'Auftakt',
  note: 'Stadthalle',
  date: '2027-01-27T18:30:00Z',
  is_over: false,
}
const next = { ...concert, excerpt: [], fallback: [] }

test.each([
  [
    '/de/suche',
    { from: '2026-12-03', to: '2026-12-03' },
    'Am Donnerstag, 3. Dezember 2026, steht kein Konzert auf unserem Spielplan.',
    'Das nächste Konzert danach',
  ],
  [
    '/de/suche',
    { from: '2026-11-28', to: '2026-11-29' },
    'Vom 28. November 2026 bis zum 29. November 2026 steht kein Konzert',
    'danach',
  ],
  [
    '/en/search',
    { from: '2027-02-01', to: '2027-02-28' },
    'There is no concert in February 2027.',
    'The next concert after that',
  ],
  [
    '/en/search',
    { from: '2026-12-31', to: '2027-01-03' },
    'There is no concert from 31 December 2026 to 3 January 2027.',
    'after that',
  ],
])('a search on %s for %o without dates links the next one', async (path, period, sentence, label) => {
  const emptyResponse = { count: 0, next: null, previous: null, results: [], kinds: [], instead: null }
  const html = await renderHtml(
    <Results
      query={{ q: 'heute', kind: '', page: 1 }}
      response={{ ...emptyResponse, no_dates: { ...period, next } }}
    />,
    path,
  )
  const text = html.replaceAll('\u00a0', ' ')
  expect(/role="status"[^>]*>([^<]*)</.exec(text)?.[1]).toContain(sentence)
  expect(text).toContain(label)
  expect(text).toContain('<a href="/de/konzerte/auftakt/3"')
  expect(text).not.toMatch(/nichts gefunden|found nothing|weniger oder|fewer/)
})
