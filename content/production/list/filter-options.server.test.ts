import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const bilingual = (de: string, en = de) => ({ de, en })

/** Two halls in two towns, two kinds, two series; past dates and drafts give no options. */
async function startInstallation() {
  const app = await createTestApp()
  const deps = app.depsOf()
  const hall = await create(deps, 'venues', { name: 'Stadthalle', city: 'Hohenwang' })
  const church = await create(deps, 'venues', { name: 'Kirche', city: 'Altstadt' })
  const concert = await create(deps, 'event-types', { name: bilingual('Konzert', 'Concert') })
  const talk = await create(deps, 'event-types', { name: bilingual('Gespräch', 'Talk') })
  const large = await create(deps, 'subscriptions', { name: bilingual('Großes Abo'), order: 1 })
  const young = await create(deps, 'subscriptions', { name: bilingual('Junges Abo'), order: 2 })
  // Already Monday local time.
  const night = await createDate(deps, {
    start: '2027-02-28T23:30:00Z',
    venue_id: hall,
    production: { type_id: concert, subscriptions: [large, young] },
  })
  const family = await createDate(deps, {
    start: '2028-06-03T13:00:00Z',
    venue_id: church,
    production: { type_id: concert, for_children: true },
  })
  const pastDate = await createDate(deps, {
    start: '2026-06-01T18:00:00Z',
    venue_id: church,
    production: { type_id: talk, subscriptions: [large] },
  })
  await createDate(deps, {
    start: '2027-05-01T18:00:00Z',
    venue_id: church,
    production: { type_id: talk, is_online: false, for_children: true },
  })
  return { ...app, hall, church, concert, talk, large, young, night, family, pastDate }
}

async function findIds({ call }: TestApp, query: string): Promise<number[]> {
  const { status, body } = await call('GET', `/api/event-dates/?${query}`)
  expect([query, status]).toEqual([query, 200])
  expect(body.count).toBe(body.results.length)
  return body.results.map(({ id }: { id: number }) => id)
}

test('filter options cover existing dates and values in the URL', async () => {
  const { call, hall, church, concert, talk, large, young } = await startInstallation()
  expect((await call('GET', '/api/event-filter/')).body).toEqual({
    months: ['2027-03', '2028-06'],
    month_counts: { '2027-03': 1, '2028-06': 1 },
    venues: [
      { id: church, name: 'Kirche', city: 'Altstadt' },
      { id: hall, name: 'Stadthalle', city: 'Hohenwang' },
    ],
    types: [{ id: concert, name: 'Konzert' }],
    cities: ['Altstadt', 'Hohenwang'],
    subscriptions: [
      { id: large, name: 'Großes Abo' },
      { id: young, name: 'Junges Abo' },
    ],
    weekdays: [1, 6],
    children: true,
    access: [],
  })
  const options = (await call('GET', `/api/event-filter/?event__type=${talk}`)).body
  expect(options).toMatchObject({ months: [], venues: [], cities: [], weekdays: [], children: false })
  expect(options.types.map(({ id }: { id: number }) => id)).toEqual([concert, talk])
})

test('options without results beside the other filters are hidden', async () => {
  const { call, church, large, young } = await startInstallation()
  const { body } = await call('GET', `/api/event-filter/?subscription=${large}`)
  expect(body).toMatchObject({
    months: ['2027-03'],
    month_counts: { '2027-03': 1 },
    cities: ['Hohenwang'],
    weekdays: [1],
    children: false,
  })
  expect(body.subscriptions.map(({ id }: { id: number }) => id)).toEqual([large, young])
  const inJune = (await call('GET', '/api/event-filter/?date=2028-06')).body
  expect(inJune.month_counts).toEqual({ '2027-03': 1, '2028-06': 1 })
  const fromDay = (await call('GET', '/api/event-filter/?date=2028-01-01&city=Altstadt')).body
  expect(fromDay).toMatchObject({
    months: ['2028-06'],
    venues: [{ id: church }],
    weekdays: [6],
    children: true,
    subscriptions: [],
  })
})

test('list, calendar and pages apply the same filters', async () => {
  const app = await startInstallation()
  const { night, family, pastDate, large, young } = app
  const expectations: [string, number[]][] = [
    ['city=Hohenwang', [night.id]],
    ['city=Altstadt', [family.id]],
    ['city=Altstadt&past=1', [pastDate.id, family.id]],
    ['city=hohenwang', []],
    [`subscription=${young}`, [night.id]],
    [`subscription=${large}&past=1`, [pastDate.id, night.id]],
    ['weekday=1', [night.id]],
    ['weekday=7', []],
    ['weekday=6&children=1', [family.id]],
    ['weekday=1&children=1', []],
    ['city=&subscription=&weekday=&children=', [night.id, family.id]],
  ]
  for (const [query, ids] of expectations) {
    expect([query, await findIds(app, query)]).toEqual([query, ids])
    if (query.includes('past')) continue
    const calendar = new ICAL.Component(ICAL.parse((await app.call('GET', `/de/kalender.ics?${query}`)).body.text))
    const listedIds = calendar
      .getAllSubcomponents('vevent')
      .map((event) => Number(/event-date-(\d+)/.exec(String(event.getFirstPropertyValue('uid')))?.[1]))
    // A calendar includes the dates of the past year.
    expect([query, listedIds.filter((id) => id !== pastDate.id)]).toEqual([query, ids])
  }
  for (const query of ['weekday=0', 'weekday=8', 'children=yes', 'subscription=x', 'city=%00']) {
    expect([query, (await app.call('GET', `/api/event-dates/?${query}`)).status]).toEqual([query, 400])
  }
})

test('a filtered calendar is named after its filters', async () => {
  const { call, large } = await startInstallation()
  const nameOf = async (path: string) =>
    new ICAL.Component(ICAL.parse((await call('GET', path)).body.text)).getFirstPropertyValue('name')
  expect(await nameOf(`/de/kalender.ics?city=Hohenwang&subscription=${large}&weekday=1`)).toMatch(
    / · Hohenwang · Großes Abo · Montag$/,
  )
  expect(await nameOf('/en/calendar.ics?children=1')).toMatch(/ · with children$/)
})

test('a date moved to another day is found by its new weekday', async () => {
  const { call, login, night } = await startInstallation()
  const editor = await login()
  const body = { date_start: '2027-03-07T18:00:00Z', date_end: '2027-03-07T20:00:00Z' }
  expect((await editor.call('PATCH', `/api/admin/event-dates/${night.id}/`, { body })).status).toBe(200)
  expect((await call('GET', '/api/event-dates/?weekday=7')).body.results.map(({ id }: { id: number }) => id)).toEqual([
    night.id,
  ])
  expect((await call('GET', '/api/event-filter/')).body.weekdays).toEqual([6, 7])
})

test('subscriptions are listed by name', async () => {
  const { call, large, young } = await startInstallation()
  expect((await call('GET', '/api/subscriptions/', { headers: { 'accept-language': 'de' } })).body).toEqual([
    { id: large, name: 'Großes Abo' },
    { id: young, name: 'Junges Abo' },
  ])
})
