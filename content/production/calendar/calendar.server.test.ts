import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createServices } from '#server/create-services.ts'
import { NOW } from '#tests/support/app.ts'
import { createCalendarApp } from '#tests/support/browser/calendar-app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const text = (de: string, en = de) => ({ de, en })

test('a calendar event has venue, address, programme, performers and URL', async () => {
  const { depsOf, read } = await createCalendarApp()
  const composer_id = await create(depsOf(), 'composers', { name: 'Emilie Mayer', sort_name: 'Mayer, Emilie' })
  const work_id = await create(depsOf(), 'works', { title: text('Sinfonie Nr. 4'), composer_id })
  const venue_id = await create(depsOf(), 'venues', {
    name: 'Kursaal',
    street: 'Am Ufer 1',
    postcode: '12345',
    city: 'Marbruck',
    google_maps: 'https://www.google.com/maps/search/?api=1&query=48.125,9.25',
  })
  const people = [{ person_id: await create(depsOf(), 'people'), part: 'soloist', instrument: text('Oboe', 'oboe') }]
  const type_id = await create(depsOf(), 'event-types', { name: text('Sinfoniekonzert', 'Symphony concert') })
  const production = {
    name: text('Aufbruch, neu; groß', 'Setting out'),
    programme: [{ work_id }, { work_id: null, minutes: 25 }],
    people,
    type_id,
    age_from: 6,
  }
  const categories = [{ name: text('I'), price: 3800, price_reduced: 1900 }]
  const price_list_id = await create(depsOf(), 'price-lists', {
    categories,
    reductions: text('Für Schüler', 'For pupils'),
  })
  const before = { doors_minutes: 60, introduction_minutes: 45, introduction_place: text('Foyer') }
  const { id } = await createDate(depsOf(), {
    venue_id,
    production,
    price_list_id,
    ...before,
    ticket_link: 'https://karten.example/1',
  })
  const { calendar, events } = await read('/de/kalender.ics')
  expect(events).toEqual([
    {
      uid: `event-date-${id}@live.swp.partitur`,
      sequence: '0',
      dtstamp: '2027-01-15T12:00:00Z',
      'last-modified': '2027-01-15T12:00:00Z',
      dtstart: '2027-02-01T18:30:00Z',
      dtend: '2027-02-01T20:30:00Z',
      status: 'CONFIRMED',
      summary: 'Aufbruch, neu; groß',
      location: 'Kursaal, Am Ufer 1, 12345 Marbruck',
      geo: '48.125,9.25',
      url: `http://localhost/de/konzerte/aufbruch-neu-gross/${id}`,
      categories: 'Sinfoniekonzert',
      description: [
        'Einlass: 18:30 Uhr\nEinführung: 18:45 Uhr, Foyer',
        'Programm\nEmilie Mayer: Sinfonie Nr. 4\nPause (25 Minuten)',
        'Mitwirkende\nMara Vogt (Oboe)',
        'Empfohlen ab 6 Jahren',
        'I: 38\u00a0€, ermäßigt 19\u00a0€\nFür Schüler',
        `Karten: https://karten.example/1\nhttp://localhost/de/konzerte/aufbruch-neu-gross/${id}`,
      ].join('\n\n'),
    },
  ])
  expect(
    Object.fromEntries(
      calendar.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]),
    ),
  ).toMatchObject({
    version: '2.0',
    method: 'PUBLISH',
    name: 'Spielplan',
    'x-wr-calname': 'Spielplan',
    'refresh-interval': 'PT4H',
    'x-published-ttl': 'PT4H',
  })
  const [english] = (await read(`/en/events/any/${id}.ics`)).events
  expect(english).toMatchObject({
    uid: `event-date-${id}@live.swp.partitur`,
    summary: 'Setting out',
    categories: 'Symphony concert',
  })
})

test('the calendar takes the filters of the list only', async () => {
  const { depsOf, read, get, call } = await createCalendarApp()
  const person = await create(depsOf(), 'people')
  const date = await createDate(depsOf())
  const nextDate = await createDate(depsOf(), {
    start: '2027-03-05T18:00:00Z',
    production: { people: [{ person_id: person, part: 'soloist' }] },
  })
  const type = (await call('GET', `/api/event-dates/${nextDate.id}/`)).body.event.type.id
  const queries = [
    `venue=${nextDate.venueId}`,
    `event=${nextDate.productionId}`,
    `soloist=${person}`,
    `event__type=${type}`,
    'date=2027-03',
    'date=2027-03-05',
    'utm_source=x',
    'venue=',
    'date=2030-01',
  ]
  for (const query of queries) {
    const listedIds = (await call('GET', `/api/event-dates/?${query}`)).body.results.map(
      ({ id }: { id: number }) => `event-date-${id}@live.swp.partitur`,
    )
    expect([query, (await read(`/de/kalender.ics?${query}`)).events.map(({ uid }) => uid)]).toEqual([query, listedIds])
  }
  expect((await read('/de/kalender.ics')).events).toHaveLength(2)
  expect(
    (await read(`/de/kalender.ics?venue=${nextDate.venueId}&date=2027-03`)).calendar.getFirstPropertyValue('name'),
  ).toBe('Spielplan · Stadthalle · März 2027')
  expect((await get('/de/kalender.ics?venue=x')).status).toBe(400)
  expect((await get(`/de/konzerte/x/${date.id + 100}.ics`)).status).toBe(404)
  expect((await get('/de/anderes.ics')).status).toBe(404)
})

test('past dates stay for a year, and the oldest go beyond 1000', async () => {
  const { depsOf, read } = await createCalendarApp()
  const venue_id = await create(depsOf(), 'venues')
  const date = (start: string) => ({ venue_id, date_start: `${start}T18:00:00Z`, date_end: `${start}T20:00:00Z` })
  await create(depsOf(), 'productions', { dates: [date('2026-01-13'), date('2026-01-16'), date('2027-01-14')] })
  expect((await read('/de/kalender.ics')).events.map(({ dtstart }) => dtstart)).toEqual([
    '2026-01-16T18:00:00Z',
    '2027-01-14T18:00:00Z',
  ])
  expect((await read('/de/kalender.ics?past=1')).events).toHaveLength(3)
  const days = (from: number) =>
    Array.from({ length: 200 }, (_, index) =>
      date(new Date(Date.UTC(2026, 6, from + index)).toISOString().slice(0, 10)),
    )
  for (const from of [0, 50, 100, 150, 200, 250]) await create(depsOf(), 'productions', { dates: days(from) })
  const { events } = await read('/de/kalender.ics')
  expect(events).toHaveLength(1000)
  expect(events.at(-1)?.dtstart).toBe('2027-09-22T18:00:00Z')
})

test('a calendar is byte-identical until a change, with Last-Modified', async () => {
  let now = new Date('2027-01-15T12:00:00Z')
  const app = await createCalendarApp()
  const { depsOf, login, get, read } = app
  app.services.depsFor = ((createDeps) => (request) => ({ ...createDeps(request), now: () => now }))(
    app.services.depsFor,
  )
  const { id, productionId } = await createDate(depsOf())
  const editor = await login()
  const paths = ['/de/kalender.ics', `/de/konzerte/x/${id}.ics`]
  const bytes = async () => (await Promise.all(paths.map((path) => get(path)))).map((response) => response.bytes)
  const first = await bytes()
  now = new Date('2027-01-16T09:00:00Z')
  const patch = (path: string, body: unknown) => editor.call('PATCH', `/api/admin/${path}/`, { body })
  expect((await patch('redirects/99', {})).status).toBe(404)
  await create(depsOf(), 'courses')
  expect(await bytes()).toEqual(first)

  const readSequence = async () => {
    const [event] = (await read('/de/kalender.ics')).events
    return [event?.sequence, event?.dtstamp, event?.['last-modified'] === event?.dtstamp]
  }
  await patch(`event-dates/${id}`, { tickets: 'sold_out' })
  expect(await readSequence()).toEqual(['0', '2027-01-16T09:00:00Z', true])
  now = new Date('2027-01-17T09:00:00Z')
  await patch(`event-dates/${id}`, { status: 'moved', date_start: '2027-02-01T19:00:00Z' })
  expect(await readSequence()).toEqual(['1', '2027-01-17T09:00:00Z', true])
  expect((await read('/de/kalender.ics')).events[0]).toMatchObject({
    dtstart: '2027-02-01T19:00:00Z',
    status: 'CONFIRMED',
    description: expect.stringMatching(/^Ursprünglich: 1\.2\.2027, 19:30 Uhr\n/),
  })
  now = new Date('2027-01-18T09:00:00Z')
  await patch(`productions/${productionId}`, { name: text('Umbruch') })
  expect(await readSequence()).toEqual(['1', '2027-01-18T09:00:00Z', true])
  await patch(`event-dates/${id}`, { status: 'cancelled' })
  expect((await read('/de/kalender.ics')).events[0]).toMatchObject({
    sequence: '2',
    status: 'CANCELLED',
    summary: 'ABGESAGT – Umbruch',
  })
  expect((await read('/en/calendar.ics')).events[0]).toMatchObject({ summary: 'CANCELLED – Umbruch' })
  await patch(`productions/${productionId}`, { is_online: false })
  expect((await read('/de/kalender.ics')).events).toEqual([])
  expect((await get(paths[1] ?? '')).status).toBe(404)
})

test('ETag and Last-Modified of a calendar change with removals too', async () => {
  const { depsOf, login, get } = await createCalendarApp()
  const { id } = await createDate(depsOf())
  await createDate(depsOf())
  const editor = await login()
  const first = await get('/de/kalender.ics')
  const [tag, time] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? '']
  expect(tag).toMatch(/^"[\w-]+"$/)
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect((await get('/de/kalender.ics', { 'if-none-match': tag })).status).toBe(304)
  expect((await get('/de/kalender.ics', { 'if-modified-since': time })).status).toBe(304)
  expect((await get('/de/kalender.ics', { 'if-none-match': '"x"', 'if-modified-since': time })).status).toBe(200)
  expect((await editor.call('DELETE', `/api/admin/event-dates/${id}/`)).status).toBe(204)
  for (const headers of [{ 'if-none-match': tag }, { 'if-modified-since': time }] as Record<string, string>[]) {
    const { status, bytes } = await get('/de/kalender.ics', headers)
    expect([status, bytes.includes(`event-date-${id}@`)]).toEqual([200, false])
  }
})

test('all processes agree on Last-Modified, which grows with every change', async () => {
  const clock = new Date(NOW)
  const { database, depsOf, login, get } = await createCalendarApp({ now: clock })
  const editor = await login()
  const { id } = await createDate(depsOf())
  const { id: otherId } = await createDate(depsOf())
  const timesOf = async () => {
    clock.setTime(clock.getTime() + 400)
    const services = createServices({
      database,
      origin: 'http://localhost',
      log: pino({ level: 'silent' }),
      now: () => new Date(clock.getTime() + 3_600_000),
    })
    const elsewhere = await createApp({ services }).app.request('/de/kalender.ics')
    const response = await get('/de/kalender.ics')
    expect(elsewhere.headers.get('last-modified')).toBe(response.headers.get('last-modified'))
    return Date.parse(response.headers.get('last-modified') ?? '')
  }
  const times = [await timesOf()]
  expect(times).toEqual([await timesOf()])
  for (const deletedId of [id, otherId]) {
    await editor.call('DELETE', `/api/admin/event-dates/${deletedId}/`)
    times.push(await timesOf())
  }
  expect(times).toEqual(times.toSorted((one, next) => one - next))
  expect(new Set(times).size).toBe(3)
  const stamp = new Date(times[1] ?? 0).toUTCString()
  expect((await get('/de/kalender.ics', { 'if-modified-since': stamp })).status).toBe(200)
  expect((await get('/de/kalender.ics', { 'if-modified-since': new Date(times[2] ?? 0).toUTCString() })).status).toBe(
    304,
  )
})

test('the sequence increments on every way to change a date', async () => {
  const { depsOf, login, read } = await createCalendarApp()
  const { id, productionId, venueId } = await createDate(depsOf())
  const newVenueId = await create(depsOf(), 'venues', { name: 'Kursaal' })
  const editor = await login()
  const sequence = async () => (await read(`/de/konzerte/x/${id}.ics`)).events[0]?.sequence
  const production = `/api/admin/productions/${productionId}/`
  const { dates } = (await editor.call('GET', production)).body
  const save = (row: Record<string, unknown>) =>
    editor.call('POST', production, { body: { dates: [{ ...dates[0], ...row }] } })
  expect(dates[0]).not.toHaveProperty('sequence')
  await save({ ticket_link: 'https://karten.example/', sequence: 7 })
  expect(await sequence()).toBe('0')
  await save({ venue_id: newVenueId })
  expect(await sequence()).toBe('1')
  await save({ venue_id: newVenueId })
  expect(await sequence()).toBe('1')
  await editor.call('PATCH', `/api/admin/event-dates/${id}/`, { body: { venue_id: venueId, sequence: 70 } })
  expect(await sequence()).toBe('2')
  await editor.call('PATCH', `/api/admin/event-dates/${id}/`, { body: { date_end: '2027-02-01T21:00:00Z' } })
  expect(await sequence()).toBe('3')
  const bulk = { changes: [{ id, set: { status: 'postponed' } }] }
  expect((await editor.call('POST', '/api/admin/event-dates/bulk/', { body: bulk })).status).toBe(200)
  expect(await sequence()).toBe('4')
})

test("changing one date leaves its siblings' events unchanged", async () => {
  let time = NOW.getTime()
  const { depsOf, login, read } = await createCalendarApp({ now: () => new Date(time) })
  const { venueId, productionId } = await createDate(depsOf())
  const editor = await login()
  const production = `/api/admin/productions/${productionId}/`
  const stored = async () => (await editor.call('GET', production)).body
  const second = { venue_id: venueId, date_start: '2027-03-01T18:00:00Z', date_end: '2027-03-01T20:00:00Z' }
  await editor.call('POST', production, { body: { dates: [...(await stored()).dates, second] } })
  const partsOf = async () => {
    time += 60_000
    return (await read('/de/kalender.ics')).bytes.split('BEGIN:VEVENT').slice(1)
  }
  const [first, secondEvent] = await partsOf()
  const { dates, ...fields } = await stored()
  await editor.call('PATCH', `/api/admin/event-dates/${dates[1].id}/`, { body: { status: 'postponed' } })
  expect((await partsOf())[0]).toBe(first)
  const changedDates = (await stored()).dates.map((date: object, index: number) =>
    index === 1 ? { ...date, status: 'cancelled' } : date,
  )
  const response = await editor.call('POST', production, {
    body: { ...fields, version: (await stored()).version, dates: changedDates },
  })
  expect(response.status).toBe(200)
  const [sibling, cancelled] = await partsOf()
  expect([sibling, cancelled === secondEvent]).toEqual([first, false])
  expect(cancelled).toContain('CANCELLED')
  await editor.call('POST', production, { body: { name: text('Umbruch') } })
  expect((await partsOf())[0]).not.toBe(first)
})
