import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'

type Row = Record<string, unknown>

test("changing one date by its version updates the production's version", async () => {
  const { depsOf, login, app } = await createTestApp()
  const { id: date } = await createDate(depsOf())
  const editor = await login()
  const path = `/api/admin/event-dates/${date}/`
  const before = (await editor.call('GET', path)).body
  const productionPath = `/api/admin/productions/${before.production_id}/`
  const production = (await editor.call('GET', productionPath)).body

  const sold = await editor.call('PATCH', path, { body: { tickets: 'sold_out', version: before.version } })
  expect(sold).toMatchObject({
    status: 200,
    body: { tickets: 'sold_out', status: 'scheduled', version: before.version + 1 },
  })
  expect(await editor.call('PATCH', path, { body: { tickets: 'available', version: before.version } })).toMatchObject({
    status: 409,
    body: { current: { tickets: 'sold_out' }, conflict: { by: 'Test', at: expect.any(String) } },
  })
  expect(
    await editor.call('POST', productionPath, {
      body: { additional_info: { de: 'x', en: '' }, version: production.version },
    }),
  ).toMatchObject({
    status: 409,
  })
  const body = await (await app.request(`/api/event-dates/${date}/`)).json()
  expect(body).toMatchObject({ status: 'sold_out', schedule: 'scheduled', tickets: 'sold_out' })
})

test('a moved date can be sold out and records its earlier start', async () => {
  const { depsOf, login, app } = await createTestApp()
  const { id: date } = await createDate(depsOf())
  const editor = await login()
  const body = {
    status: 'moved',
    tickets: 'sold_out',
    date_start: '2027-02-08T18:30:00Z',
    date_end: '2027-02-08T20:30:00Z',
  }
  expect((await editor.call('PATCH', `/api/admin/event-dates/${date}/`, { body })).status).toBe(200)
  expect(await (await app.request(`/api/event-dates/${date}/`)).json()).toMatchObject({
    schedule: 'moved',
    tickets: 'sold_out',
    status: 'sold_out',
    moved_from: { date_start: '2027-02-01T18:30:00.000Z', venue: null },
  })
})

test('saving a production updates only the versions of changed dates', async () => {
  const { depsOf, login } = await createTestApp()
  const { id: date } = await createDate(depsOf())
  const editor = await login()
  const { production_id } = (await editor.call('GET', `/api/admin/event-dates/${date}/`)).body
  const path = `/api/admin/productions/${production_id}/`
  const second = {
    venue_id: (await editor.call('GET', `/api/admin/event-dates/${date}/`)).body.venue_id,
    date_start: '2027-05-01T18:00:00Z',
    date_end: '2027-05-01T20:00:00Z',
  }
  const { dates } = (await editor.call('GET', path)).body
  const twoRows: Row[] = (await editor.call('POST', path, { body: { dates: [...dates, second] } })).body.dates
  const saved = (
    await editor.call('POST', path, {
      body: {
        dates: twoRows.map((row, index) =>
          index === 1 ? { ...row, status: 'moved', date_start: '2027-05-01T17:00:00Z' } : row,
        ),
      },
    })
  ).body
  expect(saved.dates.map((row: Row) => [row.version, row.moved_from_start])).toEqual([
    [1, null],
    [2, '2027-05-01T18:00:00.000Z'],
  ])
})

test('a date cannot end before it starts when one is sent', async () => {
  const { depsOf, login } = await createTestApp()
  const { id: date } = await createDate(depsOf())
  const editor = await login()
  const response = await editor.call('PATCH', `/api/admin/event-dates/${date}/`, {
    body: { date_start: '2027-02-01T21:00:00Z' },
  })
  expect(response).toMatchObject({
    status: 400,
    body: { errors: { date_end: ['Das Ende muss nach dem Beginn liegen.'] } },
  })
})

test('a year outside 1900 to 2100 is refused in either form', async () => {
  const { depsOf, login } = await createTestApp()
  const { id: date, productionId } = await createDate(depsOf())
  const editor = await login()
  const production = `/api/admin/productions/${productionId}/`
  const { dates } = (await editor.call('GET', production)).body
  const messages = ['Das Jahr muss zwischen 1900 und 2100 liegen.']
  for (const year of ['2101', '0027', '+202707']) {
    const times = { date_start: `${year}-07-27T17:45:00Z`, date_end: `${year}-07-27T19:45:00Z` }
    const dateErrors = (await editor.call('PATCH', `/api/admin/event-dates/${date}/`, { body: times })).body.errors
    const inRow = (await editor.call('POST', production, { body: { dates: [{ ...dates[0], ...times }] } })).body.errors
    expect([Object.keys(dateErrors), Object.keys(inRow)], year).toEqual([
      Object.keys(times),
      ['dates.0.date_start', 'dates.0.date_end'],
    ])
    if (!year.startsWith('+')) expect([dateErrors.date_start, inRow['dates.0.date_end']]).toEqual([messages, messages])
  }
  expect((await editor.call('GET', production)).body.dates).toEqual(dates)
})

test('coming dates of productions are those that have not ended', async () => {
  const { depsOf, login } = await createTestApp()
  const pastDate = await createDate(depsOf(), { start: '2027-01-14T19:00:00Z' })
  const current = await createDate(depsOf(), { start: '2027-01-15T11:00:00Z' })
  const upcoming = await createDate(depsOf(), { start: '2027-02-01T19:00:00Z' })
  const editor = await login()
  const idsOf = async (query: string) =>
    (await editor.call('GET', `/api/admin/event-dates/?${query}`)).body.results.map(({ id }: Row) => id)
  expect(await idsOf('past=false')).toEqual([current.id, upcoming.id])
  expect(await idsOf('past=true')).toEqual([pastDate.id])
  expect(await idsOf(`past=false&production_id=${pastDate.productionId},${upcoming.productionId}`)).toEqual([
    upcoming.id,
  ])
})

test('event dates filter by work, person, venue, month, type and gaps', async () => {
  const { depsOf, login } = await createTestApp()
  const deps = depsOf()
  const work = await create(deps, 'works', {
    composer_id: await create(deps, 'composers', { name: 'Lili Boulanger', sort_name: 'Boulanger, Lili' }),
  })
  const person = await create(deps, 'people', { first_name: 'Anouk', last_name: 'Perrault' })
  const image_id = await createImage(deps)
  const fullDate = await createDate(deps, {
    start: '2027-02-28T22:30:00Z',
    ticket_link: 'https://tickets.example/1',
    venue_id: await create(deps, 'venues', { name: 'Kursaal', city: 'Marbruck' }),
    production: {
      name: { de: 'Nordlicht', en: 'Northern light' },
      image_id,
      programme: [{ work_id: work }],
      people: [{ person_id: person, part: 'soloist' }],
    },
  })
  const bare = await createDate(deps, {
    start: '2027-02-28T23:30:00Z',
    tickets: 'sold_out',
    production: { name: { de: 'Südwind', en: '' } },
  })
  const editor = await login()
  const list = async (query: string) => (await editor.call('GET', `/api/admin/event-dates/?${query}`)).body.results
  const idsOf = async (query: string) => (await list(query)).map(({ id }: Row) => id)

  expect(await list('ordering=date_start')).toMatchObject([
    { name: { de: 'Nordlicht', en: 'Northern light' }, hall: 'Kursaal, Marbruck', lacks: [] },
    {
      name: { de: 'Südwind', en: '' },
      hall: 'Stadthalle, Hohenwang',
      lacks: ['tickets', 'picture', 'programme', 'english'],
    },
  ])
  for (const word of ['nordlicht', 'marbruck', 'boulanger', 'klaviertrio', 'perrault anouk', 'kursaal northern'])
    expect(await idsOf(`search=${word}`), word).toEqual([fullDate.id])
  expect(await idsOf('search=nirgendwo')).toEqual([])
  // Half past midnight local time is already March.
  expect([await idsOf('month=2027-02'), await idsOf('month=2027-03')]).toEqual([[fullDate.id], [bare.id]])
  expect([await idsOf(`person_id=${person}`), await idsOf(`work_id=${work}`), await idsOf('tickets=sold_out')]).toEqual(
    [[fullDate.id], [fullDate.id], [bare.id]],
  )
  for (const missing of ['tickets', 'picture', 'programme', 'english'])
    expect(await idsOf(`lacks=${missing}`), missing).toEqual([bare.id])
  const type = (await editor.call('GET', `/api/admin/productions/${bare.productionId}/`)).body.type_id
  expect(await idsOf(`type_id=${type}`)).toEqual([bare.id])
  expect(await editor.call('GET', '/api/admin/event-dates/?month=2027-13')).toMatchObject({
    status: 400,
    body: { errors: { month: [expect.any(String)] } },
  })
})
