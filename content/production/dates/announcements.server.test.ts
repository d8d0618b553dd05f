import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

const text = (de: string, en = de) => ({ de, en })

/** The test clock is in January 2027. */
async function announce(month: string, fields: Record<string, unknown> = {}) {
  const app = await createTestApp()
  const id = await create(app.depsOf(), 'productions', {
    name: text('Winterreise', 'Winter Journey'),
    announced_month: month,
    ...fields,
  })
  return { ...app, id, get: (path: string) => app.call('GET', path) }
}

test('an announced concert appears in its season with a page, without date', async () => {
  const { id, get } = await announce('2027-03')
  const season = (await get('/api/seasons/2026-27/')).body
  expect(season).toMatchObject({ count: 0, results: [] })
  expect(season.announced).toMatchObject([
    { month: '2027-03', url: `/de/konzerte/angekuendigt/winterreise/${id}`, event: { name: 'Winterreise' } },
  ])
  expect((await get(`/api/announced/${id}/`)).body).toMatchObject({
    month: '2027-03',
    event: { name: 'Winterreise', programs: [] },
  })
  expect((await get('/api/seasons/')).body).toMatchObject([{ season: '2026-27', count: 0 }])
  expect((await get(`/en/pageeditor-api/page/events/announced/winter-journey/${id}`)).body).toMatchObject({
    title: 'Winter Journey',
    meta_title: 'Winter Journey, March 2027',
    urls: { de: `/de/konzerte/angekuendigt/winterreise/${id}`, en: `/en/events/announced/winter-journey/${id}` },
  })
  expect((await get('/api/event-dates/')).body.count).toBe(0)
  expect((await get('/api/calendar/?month=2027-03')).body).toEqual([])
  expect((await get('/de/kalender.ics')).body.text).not.toContain('VEVENT')
  expect((await get('/api/search/?q=Winterreise')).body.results).toMatchObject([
    { url: `/de/konzerte/angekuendigt/winterreise/${id}`, note: 'März 2027' },
  ])
})

test('a filter on dates hides announcements, others apply to them', async () => {
  const { get, depsOf, id } = await announce('2027-03', { for_children: true })
  const venue = await create(depsOf(), 'venues')
  const listAnnouncedIds = async (query: string) =>
    (await get(`/api/seasons/2026-27/?${query}`)).body.announced.map((each: { event: { id: number } }) => each.event.id)
  expect(await listAnnouncedIds('children=1')).toEqual([id])
  expect(await listAnnouncedIds('date=2027-03')).toEqual([id])
  for (const query of [
    'date=2027-04',
    `venue=${venue}`,
    'weekday=5',
    'city=Hohenwang',
    'subscription=1',
    'access=lift',
  ])
    expect([query, await listAnnouncedIds(query)]).toEqual([query, []])
})

test('an announcement with a date redirects to that date', async () => {
  const { id, get, depsOf, login } = await announce('2027-03')
  const date = {
    venue_id: await create(depsOf(), 'venues'),
    date_start: '2027-03-05T18:30:00Z',
    date_end: '2027-03-05T20:30:00Z',
  }
  const editor = await login()
  const savedRecord = (await editor.call('PATCH', `/api/admin/productions/${id}/`, { body: { dates: [date] } })).body
  expect(savedRecord.announced_month).toBe('')
  expect((await get(`/api/announced/${id}/`)).status).toBe(404)
  expect((await get('/api/seasons/2026-27/')).body).toMatchObject({ count: 1, announced: [] })
  const page = (await get(`/de/pageeditor-api/page/konzerte/angekuendigt/winterreise/${id}`)).body
  expect(page.urls.de).toBe(`/de/konzerte/winterreise/${savedRecord.dates[0].id}`)
})

test('an announcement is visible until its month ends, unless offline', async () => {
  const pastMonth = await announce('2026-12')
  expect((await pastMonth.get(`/api/announced/${pastMonth.id}/`)).status).toBe(404)
  expect((await pastMonth.get('/api/seasons/2026-27/')).status).toBe(404)
  expect(
    (await pastMonth.get(`/de/pageeditor-api/page/konzerte/angekuendigt/winterreise/${pastMonth.id}`)).status,
  ).toBe(404)
  const now = await announce('2027-01')
  expect((await now.get(`/api/announced/${now.id}/`)).status).toBe(200)
  const offline = await announce('2027-03', { is_online: false })
  expect((await offline.get(`/api/announced/${offline.id}/`)).status).toBe(404)
  const editor = await offline.login()
  expect((await editor.call('GET', `/api/announced/${offline.id}/`)).status).toBe(200)
})

test('a cached announcement expires with its month', async () => {
  let now = new Date('2027-01-31T22:59:50Z')
  const { call, depsOf } = await createTestApp({ now: () => now })
  const id = await create(depsOf(), 'productions', { announced_month: '2027-01' })
  await create(depsOf(), 'productions', { announced_month: '2027-02' })
  const readCounts = async () => [
    (await call('GET', `/api/announced/${id}/`)).status,
    (await call('GET', '/api/seasons/2026-27/')).body.announced.length,
  ]
  expect(await readCounts()).toEqual([200, 2])
  now = new Date('2027-01-31T23:00:00Z')
  expect(await readCounts()).toEqual([404, 1])
})
