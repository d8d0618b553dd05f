import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'

test('a list searches without case and umlauts, sorts, pages and filters', async () => {
  const { depsOf, login } = await createTestApp()
  for (const last_name of ['Öztürk', 'Zander', 'Arnold'])
    await create(depsOf(), 'people', { first_name: 'Ada', last_name, is_employee: last_name !== 'Zander' })
  const editor = await login()
  const namesOf = async (query: string) =>
    (await editor.call('GET', `/api/admin/people/?${query}`)).body.results.map(
      (person: { last_name: string }) => person.last_name,
    )
  expect(await namesOf('search=ozturk')).toEqual(['Öztürk'])
  expect(await namesOf('search=ADA%20zand')).toEqual(['Zander'])
  expect(await namesOf('ordering=last_name')).toEqual(['Arnold', 'Öztürk', 'Zander'])
  expect(await namesOf('ordering=-last_name&page_size=2&page=2')).toEqual(['Arnold'])
  expect(await namesOf('is_employee=false')).toEqual(['Zander'])
  for (const query of ['ordering=shoe', 'shoe=1', 'page_size=5000', 'page=0', 'id=x'])
    expect((await editor.call('GET', `/api/admin/people/?${query}`)).status).toBe(400)
  expect((await editor.call('GET', '/api/admin/people/?page=9')).status).toBe(404)
})

test('a bulk change is atomic', async () => {
  const { depsOf, login } = await createTestApp()
  const [firstCourse, secondCourse] = [await create(depsOf(), 'courses'), await create(depsOf(), 'courses')]
  const editor = await login()
  const online = async () =>
    (await editor.call('GET', `/api/admin/courses/?id=${firstCourse},${secondCourse}`)).body.results.map(
      (course: { is_online: boolean }) => course.is_online,
    )
  expect(
    (
      await editor.call('POST', '/api/admin/courses/bulk/', {
        body: { ids: [firstCourse, 9999], set: { is_online: false } },
      })
    ).status,
  ).toBe(404)
  expect(await online()).toEqual([true, true])
  expect(
    (
      await editor.call('POST', '/api/admin/courses/bulk/', {
        body: { ids: [firstCourse, secondCourse], set: { is_online: false } },
      })
    ).body,
  ).toEqual({
    updated: 2,
    changed: [
      { id: firstCourse, version: 2 },
      { id: secondCourse, version: 2 },
    ],
  })
  expect(await online()).toEqual([false, false])
})

test('a bulk change with own values per record is atomic', async () => {
  const { depsOf, login } = await createTestApp()
  const [firstVenue, secondVenue] = [await create(depsOf(), 'venues'), await create(depsOf(), 'venues')]
  const editor = await login()
  const cities = async () =>
    (await editor.call('GET', `/api/admin/venues/?id=${firstVenue},${secondVenue}&ordering=id`)).body.results.map(
      (venue: { city: string }) => venue.city,
    )
  const change = (versionOfTwo: number) =>
    editor.call('POST', '/api/admin/venues/bulk/', {
      body: {
        changes: [
          { id: firstVenue, version: 1, set: { city: 'Eins' } },
          { id: secondVenue, version: versionOfTwo, set: { city: 'Zwei' } },
        ],
      },
    })
  expect((await change(7)).status).toBe(409)
  expect(await cities()).toEqual(['Hohenwang', 'Hohenwang'])
  expect((await change(1)).body.changed).toEqual([
    { id: firstVenue, version: 2 },
    { id: secondVenue, version: 2 },
  ])
  expect(await cities()).toEqual(['Eins', 'Zwei'])
})

test.each([
  [{ ids: ['x'], delete: true }, ['ids.0']],
  [{ ids: [1], set: { is_online: 'yes', email: 'nobody' } }, ['email', 'is_online'].map((field) => `set.${field}`)],
  [
    {
      changes: [
        { id: 1, set: {} },
        { id: 2, set: { last_name: '' } },
      ],
    },
    ['changes.1.set.last_name'],
  ],
  [{ ids: [1] }, ['body']],
])('a bulk change %j is refused at the invalid fields', async (body, fields) => {
  const { login } = await createTestApp()
  const { status, body: problem } = await (await login()).call('POST', '/api/admin/people/bulk/', { body })
  expect([status, Object.keys(problem.errors).sort()]).toEqual([400, fields])
})

test('works are found by composer, pages by path, images without alt text', async () => {
  const { depsOf, login } = await createTestApp()
  const composer = await create(depsOf(), 'composers', { name: 'Fanny Hensel', sort_name: 'Hensel, Fanny' })
  const work = await create(depsOf(), 'works', { composer_id: composer, title: { de: 'Das Jahr', en: 'The Year' } })
  await create(depsOf(), 'works')
  const page = await create(depsOf(), 'pages', {
    title: { de: 'Anfahrt', en: 'Directions' },
    slug_de: 'so-kommen-sie-hin',
    slug_en: 'how-to-get-here',
  })
  await create(depsOf(), 'pages')
  const described = await createImage(depsOf(), { color: '#111111' })
  const [withoutText, decorative] = [
    await createImage(depsOf(), { color: '#222222' }),
    await createImage(depsOf(), { color: '#333333' }),
  ]
  const editor = await login()
  await editor.call('PATCH', `/api/admin/images/${withoutText}/`, { body: { alt: { de: '', en: '' } } })
  await editor.call('PATCH', `/api/admin/images/${decorative}/`, {
    body: { alt: { de: '', en: '' }, decorative: true },
  })
  const idsOf = async (path: string) =>
    (await editor.call('GET', `/api/admin/${path}`)).body.results.map(({ id }: { id: number }) => id)
  expect(await idsOf('works/?search=hensel')).toEqual([work])
  expect(await idsOf('works/?search=hensel+jahr')).toEqual([work])
  expect(await idsOf('pages/?search=so-kommen')).toEqual([page])
  expect(await idsOf('images/?missing_alt=true')).toEqual([withoutText])
  expect(await idsOf('images/?missing_alt=false&ordering=id')).toEqual([described, decorative])
})

test('lists filter by past dates and by missing English', async () => {
  const { depsOf, login } = await createTestApp()
  const editor = await login()
  const past = await createDate(depsOf(), { start: '2020-01-01T19:00:00Z' })
  const upcoming = await createDate(depsOf(), {
    start: '2099-01-01T19:00:00Z',
    production: { name_subline: { de: 'Nur deutsch', en: '' } },
  })
  const undated = await create(depsOf(), 'productions')
  const idsOf = async (query: string) =>
    (await editor.call('GET', `/api/admin/productions/?ordering=id&${query}`)).body.results.map(
      ({ id }: { id: number }) => id,
    )
  expect(await idsOf('past=true')).toEqual([past.productionId])
  expect(await idsOf('past=false')).toEqual([upcoming.productionId, undated])
  expect(await idsOf('missing_en=true')).toEqual([upcoming.productionId])
  expect(await idsOf('missing_en=false&past=true')).toEqual([past.productionId])
  for (const name of ['pages', 'news', 'people', 'venues', 'courses', 'faq', 'heroes', 'works'])
    expect((await editor.call('GET', `/api/admin/${name}/?missing_en=true`)).status, name).toBe(200)
})

test('FAQ entries filter by category', async () => {
  const { depsOf, login } = await createTestApp()
  const tickets = await create(depsOf(), 'faq', { category: ' Karten ' })
  await create(depsOf(), 'faq')
  const editor = await login()
  const { results } = (await editor.call('GET', '/api/admin/faq/?category=Karten')).body
  expect(results).toMatchObject([{ id: tickets, category: 'Karten' }])
})

test('lists sort by several fields and refuse invalid filter values', async () => {
  const { depsOf, login } = await createTestApp()
  const ids: number[] = []
  for (const city of ['Ulm', 'Aalen', 'Aalen']) ids.push(await create(depsOf(), 'venues', { city }))
  const editor = await login()
  const idsOf = async (query: string) =>
    (await editor.call('GET', `/api/admin/venues/?${query}`)).body.results.map(({ id }: { id: number }) => id)
  expect(await idsOf('ordering=city,-id')).toEqual([ids[2], ids[1], ids[0]])
  expect(await idsOf('ordering=-city,id')).toEqual([ids[0], ids[1], ids[2]])
  expect(await idsOf(`id=${ids[0]}&id=${ids[2]}&ordering=id`)).toEqual([ids[0], ids[2]])
  expect((await editor.call('GET', '/api/admin/venues/?is_online=maybe')).body.errors).toEqual({
    is_online: ['Möglich ist: 0, 1, true, false.'],
  })
  expect((await editor.call('GET', '/api/admin/venues/?ordering=city,shoe')).status).toBe(400)
})

test('the API root lists the resources, and OPTIONS lists methods', async () => {
  const { call, login } = await createTestApp()
  const editor = await login()
  expect((await editor.call('GET', '/api/admin/')).body).toMatchObject({ venues: 'http://localhost/api/admin/venues/' })
  expect((await call('GET', '/api/admin/')).status).toBe(401)
  const options = await call('OPTIONS', '/api/admin/venues/3/')
  expect([options.status, options.headers.get('allow')?.split(', ').sort()]).toEqual([
    204,
    ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'],
  ])
  expect((await call('DELETE', '/api/venues/')).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})
