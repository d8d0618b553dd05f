import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'

type ListedDate = { id: number; name: string; title: string }

test('event lists hold unfinished dates in ascending order', async () => {
  const { call, depsOf } = await createTestApp()
  const deps = depsOf()
  const laterDate = await createDate(deps, { start: '2027-03-01T19:00:00Z' })
  await createDate(deps, { start: '2027-01-14T19:00:00Z' })
  const current = await createDate(deps, { start: '2027-01-15T11:00:00Z' })
  const { body } = await call('GET', '/api/event-dates/')
  expect(body.results.map(({ id }: ListedDate) => id)).toEqual([current.id, laterDate.id])
})

test('a list returns 12 per page with absolute URLs of neighbours', async () => {
  const { call, depsOf } = await createTestApp()
  const deps = depsOf()
  const { venueId } = await createDate(deps, { start: '2027-02-01T19:00:00Z' })
  for (let day = 2; day <= 14; day++)
    await createDate(deps, { start: `2027-02-${String(day).padStart(2, '0')}T19:00:00Z`, venue_id: venueId })
  const first = await call('GET', `/api/event-dates/?venue=${venueId}`)
  expect(first.body).toMatchObject({
    count: 14,
    previous: null,
    next: `http://localhost/api/event-dates/?venue=${venueId}&page=2`,
  })
  expect(first.body.results).toHaveLength(12)
  const second = await call('GET', `/api/event-dates/?venue=${venueId}&page=2`)
  expect(second.body).toMatchObject({
    next: null,
    previous: `http://localhost/api/event-dates/?venue=${venueId}&page=1`,
  })
  expect((await call('GET', '/api/event-dates/?page=3')).status).toBe(404)
})

test('the date filter takes a day or month in local time', async () => {
  const { call, depsOf } = await createTestApp()
  const deps = depsOf()
  // 23:30 UTC on the last of February is the first of March in Berlin.
  const march = await createDate(deps, { start: '2027-02-28T23:30:00Z' })
  const february = await createDate(deps, { start: '2027-02-28T22:30:00Z' })
  const idsOf = async (date: string) =>
    (await call('GET', `/api/event-dates/?date=${date}`)).body.results.map(({ id }: ListedDate) => id)
  expect(await idsOf('2027-02')).toEqual([february.id])
  expect(await idsOf('2027-03')).toEqual([march.id])
  expect(await idsOf('2027-03-01')).toEqual([march.id])
  expect(await idsOf('2027-02-28')).toEqual([february.id, march.id])
})

test('events filter by venue and type, and ignore empty filters', async () => {
  const { call, depsOf } = await createTestApp()
  const deps = depsOf()
  const firstDate = await createDate(deps)
  const otherDate = await createDate(deps)
  expect(
    (await call('GET', `/api/event-dates/?venue=${firstDate.venueId}&date=&event__type=`)).body.results.map(
      ({ id }: ListedDate) => id,
    ),
  ).toEqual([firstDate.id])
  const type = (await call('GET', `/api/event-dates/${otherDate.id}/`)).body.event.type.id
  expect(
    (await call('GET', `/api/event-dates/?event__type=${type}`)).body.results.map(({ id }: ListedDate) => id),
  ).toEqual([otherDate.id])
})

test.each([
  ['/api/event-dates/?page=0', 'page'],
  ['/api/event-dates/?page=x', 'page'],
  ['/api/event-dates/?date=2027-13', 'date'],
  ['/api/event-dates/?date=2027-02-30', 'date'],
  ['/api/event-dates/?venue=-1', 'venue'],
  ['/api/event-dates/?event__type=1e99', 'event__type'],
  ['/api/courses/?instruments=1,,2', 'instruments'],
  ['/api/courses/?instruments=a', 'instruments'],
  ['/api/calendar/?month=2027-1', 'month'],
  ['/api/hero/?variant=circus', 'variant'],
  ['/api/course/zero/', 'id'],
])('%s returns 400 and names the field', async (path, field) => {
  const { call } = await createTestApp()
  const { status, headers, body } = await call('GET', path)
  expect(status).toBe(400)
  expect(headers.get('content-type')).toContain('application/problem+json')
  expect(Object.keys(body.errors)).toContain(field)
})

test.each([
  '/api/event-dates/99999/',
  '/api/course/99999/',
  '/api/blog-entries/99999/',
  '/api/instructors/99999/',
  '/api/venues/99999/',
  '/api/nothing/',
  '/api/blog-entries/?page=2',
])('%s returns 404', async (path) => {
  const { call } = await createTestApp()
  expect((await call('GET', path)).status).toBe(404)
})

test('an undocumented method returns 405 with the allowed ones', async () => {
  const { call } = await createTestApp()
  const { status, headers } = await call('DELETE', '/api/courses/')
  expect(status).toBe(405)
  expect(headers.get('allow')).toContain('GET')
})

test.each(['page', 'redirect'])('/de/pageeditor-api/%s/… lists its methods, for the home page too', async (name) => {
  const { call } = await createTestApp()
  for (const path of ['', '/', '/orchester', '/a/b/c/']) {
    const options = await call('OPTIONS', `/de/pageeditor-api/${name}${path}`)
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
    const refused = await call('POST', `/de/pageeditor-api/${name}${path}`, { body: {} })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  }
})

test('/api/course/ equals /api/courses/', async () => {
  const { call, depsOf } = await createTestApp()
  await create(depsOf(), 'courses')
  const { status, body } = await call('GET', '/api/course/')
  expect([status, body]).toEqual([200, (await call('GET', '/api/courses/')).body])
  expect(body).toHaveLength(1)
})

test('courses filter by every field, with several instruments as alternatives', async () => {
  const { call, depsOf } = await createTestApp()
  const deps = depsOf()
  const [oboe, flute, tuba] = [
    await create(deps, 'instruments'),
    await create(deps, 'instruments'),
    await create(deps, 'instruments'),
  ]
  const ageGroup = await create(deps, 'age-groups')
  const location = await create(deps, 'locations')
  const dates = [{ location_id: location, date_start: '2027-02-01T15:00:00Z', date_end: '2027-02-01T16:00:00Z' }]
  const firstCourse = await create(deps, 'courses', { instruments: [oboe], age_groups: [ageGroup], dates })
  const secondCourse = await create(deps, 'courses', { instruments: [flute] })
  const idsOf = async (query: string) =>
    (await call('GET', `/api/courses/?${query}`)).body.map(({ id }: ListedDate) => id)
  expect(await idsOf(`instruments=${oboe},${flute}`)).toEqual([firstCourse, secondCourse])
  expect(await idsOf(`instruments=${tuba}`)).toEqual([])
  expect(await idsOf(`age_group=${ageGroup}`)).toEqual([firstCourse])
  expect(await idsOf(`dates__location=${location}&instruments=${oboe}`)).toEqual([firstCourse])
  const group = (await call('GET', `/api/course/${secondCourse}/`)).body.parent_group.id
  expect(await idsOf(`parent_group=${group}`)).toEqual([secondCourse])
})

test('a text without English falls back to German and is marked', async () => {
  const { call, depsOf } = await createTestApp()
  const id = await create(depsOf(), 'courses', {
    name: { de: 'Oboe', en: 'Oboe for all' },
    subline: { de: 'Von Anfang an', en: '' },
  })
  const { body, headers } = await call('GET', `/api/course/${id}/`, {
    headers: { 'accept-language': 'fr;q=0.9, en-GB;q=0.8' },
  })
  expect(headers.get('content-language')).toBe('en')
  expect(headers.get('vary')).toContain('Accept-Language')
  expect(body).toMatchObject({ name: 'Oboe for all', subline: 'Von Anfang an', fallback: ['subline'] })
  const french = await call('GET', `/api/course/${id}/`, { headers: { 'accept-language': 'fr' } })
  expect(french.headers.get('content-language')).toBe('de')
})

test('offline records are visible to editors only', async () => {
  const { call, depsOf, login } = await createTestApp()
  const deps = depsOf()
  const course = await create(deps, 'courses', { is_online: false })
  const article = await create(deps, 'news', { is_online: false })
  const date = await createDate(deps, { production: { is_online: false } })
  const editor = await login('editor')
  for (const path of [`/api/course/${course}/`, `/api/blog-entries/${article}/`, `/api/event-dates/${date.id}/`]) {
    expect((await call('GET', path)).status).toBe(404)
    expect((await editor.call('GET', path)).status).toBe(200)
  }
  expect((await call('GET', '/api/courses/')).body).toEqual([])
})

test('an offline venue or teacher appears without a link', async () => {
  const { call, depsOf, login } = await createTestApp()
  const deps = depsOf()
  const venue = await create(deps, 'venues', { is_online: false })
  const date = await createDate(deps, { venue_id: venue })
  const teacher = await create(deps, 'people', { is_instructor: true, is_online: false })
  const course = await create(deps, 'courses', { instructors: [teacher] })
  const urlsFor = async (request: typeof call) => [
    (await request('GET', `/api/event-dates/${date.id}/`)).body.venue.url,
    (await request('GET', `/api/course/${course}/`)).body.instructors[0].url,
  ]
  expect(await urlsFor(call)).toEqual([null, null])
  expect(await urlsFor((await login()).call)).toEqual([
    expect.stringMatching(/^\/de\/spielorte/),
    expect.stringMatching(/^\/de\/mitarbeiter\/instructor/),
  ])
})

test('an article dated tomorrow is hidden', async () => {
  const { call, depsOf } = await createTestApp()
  await create(depsOf(), 'news', { date: '2027-01-16T09:00:00Z' })
  const today = await create(depsOf(), 'news', { date: '2027-01-15T09:00:00Z', on_home: true })
  expect((await call('GET', '/api/blog-entries/')).body.results.map(({ id }: ListedDate) => id)).toEqual([today])
  expect((await call('GET', '/api/blog-home-entries/')).body.map(({ id }: ListedDate) => id)).toEqual([today])
})

test('a moved date has its earlier time and venue', async () => {
  const { call, depsOf } = await createTestApp()
  const formerVenue = await create(depsOf(), 'venues', { name: 'Alte Halle' })
  const { id } = await createDate(depsOf(), {
    status: 'moved',
    status_note: { de: 'Wasserschaden', en: 'Water damage' },
    moved_from_start: '2027-01-20T18:30:00Z',
    moved_from_venue_id: formerVenue,
  })
  expect((await call('GET', `/api/event-dates/${id}/`)).body).toMatchObject({
    status: 'moved',
    status_note: 'Wasserschaden',
    moved_from: { date_start: '2027-01-20T18:30:00.000Z', venue: 'Alte Halle' },
  })
})

test('the programme preserves its order, with an interval', async () => {
  const { call, depsOf } = await createTestApp()
  const [first, second] = [
    await create(depsOf(), 'works', { title: { de: 'Ouvertüre', en: 'Overture' } }),
    await create(depsOf(), 'works', { title: { de: 'Sinfonie', en: 'Symphony' } }),
  ]
  const { id } = await createDate(depsOf(), {
    production: { programme: [{ work_id: second }, { work_id: null }, { work_id: first }] },
  })
  const { programs } = (await call('GET', `/api/event-dates/${id}/`)).body.event
  expect(
    programs.map((item: { interval: boolean; work: { title: string } | null }) =>
      item.interval ? 'Pause' : item.work?.title,
    ),
  ).toEqual(['Sinfonie', 'Pause', 'Ouvertüre'])
})

test('an image lists its sizes, and each URL serves one', async () => {
  const { app, call, depsOf } = await createTestApp()
  const image = await createImage(depsOf())
  const venue = await create(depsOf(), 'venues', { image_id: image })
  const { body } = await call('GET', `/api/venues/${venue}/`)
  expect(Object.keys(body.thumbs)).toEqual(['xlarge', 'large', 'medium', 'small', 'square', 'square_small'])
  for (const form of ['square_small.avif', 'vertical.webp', 'horizontal.jpg']) {
    const response = await app.request(`/media/${image}/${form}?v=${body.image.hash}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toMatch(/^image\//)
  }
  for (const form of ['huge.webp', 'small.png', 'small.gif'])
    expect((await app.request(`/media/${image}/${form}`)).status).toBe(404)
  expect((await app.request('/media/0x1/small.webp')).status).toBe(404)
  expect((await app.request(`/media/${image}/small.webp.exe`)).status).toBe(404)
})
