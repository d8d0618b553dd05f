import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

type Day = { date: string; events: { id: number; name: string; status: string }[] }

test('a month has the days of local time across clock changes', async () => {
  const app = await createTestApp()
  const createDateAt = (start: string) => createDate(app.depsOf(), { start })
  // 02:30 occurs twice in the night to 25 October 2026.
  const repeatedHour = [await createDateAt('2026-10-25T00:30:00Z'), await createDateAt('2026-10-25T01:30:00Z')]
  const lastMinutes = await createDateAt('2026-10-31T22:59:00Z')
  const afterMidnight = await createDateAt('2026-10-31T23:00:00Z')
  const spring = await createDateAt('2027-03-27T23:30:00Z')
  const daysOf = async (month: string) =>
    ((await app.call('GET', `/api/calendar/?month=${month}`)).body as Day[]).map(({ date, events }) => [
      date,
      ...events.map(({ id }) => id),
    ])
  expect(await daysOf('2026-10')).toEqual([
    ['2026-10-25', ...repeatedHour.map(({ id }) => id)],
    ['2026-10-31', lastMinutes.id],
  ])
  expect(await daysOf('2026-11')).toEqual([['2026-11-01', afterMidnight.id]])
  expect(await daysOf('2027-03')).toEqual([['2027-03-28', spring.id]])
  expect(await daysOf('2027-07')).toEqual([])
})

test("a month takes the list's filters and marks changes and German names", async () => {
  const app = await createTestApp()
  const deps = app.depsOf()
  const venue_id = await create(deps, 'venues', { name: 'Kursaal', city: 'Marbruck' })
  const { id } = await createDate(deps, {
    venue_id,
    status: 'moved',
    tickets: 'sold_out',
    production: { name: { de: 'Vorspiel', en: '' }, for_children: true },
  })
  await createDate(deps)
  const listDates = async (query: string) =>
    (
      (await app.call('GET', `/api/calendar/?month=2027-02${query}`, { headers: { 'accept-language': 'en' } }))
        .body as Day[]
    ).flatMap(({ events }) => events)
  expect(await listDates('')).toHaveLength(2)
  expect(await listDates('&city=Marbruck')).toMatchObject([
    { id, name: 'Vorspiel', fallback: ['name'], venue: { name: 'Kursaal', city: 'Marbruck' } },
  ])
  expect(await listDates('&children=1&weekday=1')).toMatchObject([{ id, schedule: 'moved', status: 'sold_out' }])
  expect(await listDates('&weekday=2')).toEqual([])
})

test('each month has its own URL below the calendar, per language', async () => {
  const { depsOf, call } = await createTestApp()
  await create(depsOf(), 'pages', {
    content_type: 'seasons',
    slug_de: 'saison',
    slug_en: 'season',
    title: { de: 'Saison', en: 'Season' },
  })
  expect((await call('GET', '/de/pageeditor-api/page/kalender/2026-12')).body).toMatchObject({
    urls: { de: '/de/kalender/2026-12', en: '/en/calendar/2026-12' },
    breadcrumbs: [{ title: 'Saison', url: '/de/saison' }],
  })
  expect((await call('GET', '/en/pageeditor-api/page/calendar')).body).toMatchObject({
    urls: { de: '/de/kalender', en: '/en/calendar' },
  })
})
