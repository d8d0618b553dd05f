import { expect, test } from 'vitest'
import { renderHtml } from '#tests/support/render-html.tsx'
import { DateBlock } from './DateBlock.tsx'

const date = {
  date_start: '2026-12-10T18:30:00Z',
  schedule: 'scheduled',
  venue: { name: 'Alte Weberei', city: 'Hohenwang' },
} as const
const wordsIn = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('a date block has day, weekday, month, time and hall', async () => {
  const html = await renderHtml(<DateBlock date={date} to="/de/konzerte/k/1" />, '/de')
  expect(wordsIn(html)).toMatch(/10 Dez · Do · 19:30 Uhr Alte Weberei,? Hohenwang/)
  expect(html).toMatch(/^<a [^>]*href="\/de\/konzerte\/k\/1"/)
})

test('below a heading with the month, the block omits it', async () => {
  expect(wordsIn(await renderHtml(<DateBlock date={date} withMonth={false} />, '/de'))).toContain('Do · 19:30 Uhr')
})

test('a large block has the whole weekday, the year and a link to the hall', async () => {
  const html = await renderHtml(<DateBlock date={date} size="large" venueUrl="/de/spielorte/alte-weberei/1" />, '/de')
  expect(wordsIn(html)).toContain('10 Dez 2026 · Donnerstag · 19:30 Uhr')
  expect(html).toContain('href="/de/spielorte/alte-weberei/1"')
})

test('in a list of several years the block has the year', async () => {
  expect(wordsIn(await renderHtml(<DateBlock date={date} withYear />, '/de'))).toContain('10 Dez 2026 · Do · 19:30 Uhr')
})

test('an opening has the month beside the day, once', async () => {
  const html = await renderHtml(<DateBlock date={date} size="opening" />, '/de')
  expect(wordsIn(html)).toContain('10. Dez Donnerstag · 19:30 Uhr Alte Weberei')
})

test('a calendar cell has time, hall, and the date for screen readers', async () => {
  const words = wordsIn(await renderHtml(<DateBlock date={date} size="cell" />, '/de'))
  expect(words.trim()).toBe('Donnerstag, 10. Dezember 2026, 19:30 Uhr 19:30 Uhr Alte Weberei, Hohenwang')
})

test.each([
  ['cancelled', true],
  ['postponed', true],
  ['moved', false],
] as const)('a %s date is struck through: %s', async (schedule, isOff) => {
  const html = await renderHtml(<DateBlock date={{ ...date, schedule }} />, '/de')
  expect(html).toContain(`data-off="${isOff}"`)
})
