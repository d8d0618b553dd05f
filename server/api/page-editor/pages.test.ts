import { expect, test } from 'vitest'
import { toDay } from '#contract/time/local-time.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { getRecord } from '#server/services/resources/engine.ts'
import { type Answer, createTestApp, NOW } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

test('a generic page is found by its path in either language', async () => {
  const { call, depsOf } = await createTestApp()
  const parent = await create(depsOf(), 'pages', { title: { de: 'Orchester', en: 'Orchestra' } })
  await create(depsOf(), 'pages', { title: { de: 'Geschichte', en: 'History' }, parent_id: parent })
  const german = await call('GET', '/de/pageeditor-api/page/orchester/geschichte')
  expect(german.body).toMatchObject({
    title: 'Geschichte',
    urls: { de: '/de/orchester/geschichte', en: '/en/orchestra/history' },
    settings_url: null,
    breadcrumbs: [{ title: 'Orchester', url: '/de/orchester' }],
  })
  expect((await call('GET', '/en/pageeditor-api/page/orchestra/history')).body.title).toBe('History')
  expect((await call('GET', '/en/pageeditor-api/page/orchester/geschichte')).status).toBe(404)
})

test('the empty path is the home page', async () => {
  const { call, depsOf } = await createTestApp()
  await create(depsOf(), 'pages', { content_type: 'home', variant: 'orchestra' })
  for (const path of ['/de/pageeditor-api/page', '/de/pageeditor-api/page/', '/en/pageeditor-api/page/'])
    expect((await call('GET', path)).body.content_type).toBe('home')
})

test('a page takes precedence over an article with the same slug', async () => {
  const { call, depsOf } = await createTestApp()
  const news = await create(depsOf(), 'pages', { content_type: 'news' })
  await create(depsOf(), 'pages', { parent_id: news, title: { de: 'Presse', en: 'Press' } })
  await create(depsOf(), 'news', { slug_de: 'saison', slug_en: 'season' })
  expect((await call('GET', '/de/pageeditor-api/page/aktuelles/presse')).body).toMatchObject({
    content_type: 'page',
    title: 'Presse',
  })
  expect((await call('GET', '/de/pageeditor-api/page/aktuelles/saison')).body.content_type).toBe('blogentry')
})

test('an offline page is 404 for visitors and marked for editors', async () => {
  const { call, depsOf, login } = await createTestApp()
  const id = await create(depsOf(), 'pages', { is_online: false })
  expect((await call('GET', '/de/pageeditor-api/page/orchester')).status).toBe(404)
  expect((await (await login()).call('GET', '/de/pageeditor-api/page/orchester')).body).toMatchObject({
    is_online: false,
    settings_url: `/admin/pages/${id}`,
  })
})

test('titles of offline ancestors are hidden from visitors, in previews too', async () => {
  const { call, depsOf, login } = await createTestApp()
  const names = (body: Answer) => body.breadcrumbs.map(({ title }: { title: string }) => title)
  const chain = [
    { title: 'Haus' },
    { title: 'Geheim', is_online: false },
    { title: 'Frueh', online_from: '2027-02-01T00:00:00Z' },
    { title: 'Kind', in_menu: true },
  ]
  let parent_id: number | null = null
  for (const { title, ...state } of chain)
    parent_id = await create(depsOf(), 'pages', { title: { de: title, en: title }, parent_id, ...state })
  const path = '/de/pageeditor-api/page/haus/geheim/frueh/kind'
  const editor = await login()
  const until = toDay(NOW)
  const { body: link } = await editor.call('POST', '/api/admin/preview-links/', {
    body: { page_id: parent_id, until, note: '' },
  })
  const preview = link.urls.de.replace('/de/vorschau/', '/de/pageeditor-api/preview/')

  expect(names((await call('GET', path)).body)).toEqual(['Haus'])
  expect(names((await editor.call('GET', path)).body)).toEqual(['Haus', 'Geheim', 'Frueh'])
  for (const { call } of [editor, await login()]) expect(names((await call('GET', preview)).body)).toEqual(['Haus'])
  expect((await call('GET', '/de/pageeditor-api/nav')).body.main_menu).toEqual([])
})

test('detail pages are found by id and return their canonical path', async () => {
  const { call, depsOf } = await createTestApp()
  const { id } = await createDate(depsOf())
  expect((await call('GET', `/de/pageeditor-api/page/konzerte/falsch/${id}`)).body).toMatchObject({
    content_type: 'event',
    urls: { de: `/de/konzerte/aufbruch/${id}`, en: `/en/events/setting-out/${id}` },
  })
  for (const path of [
    `konzerte/aufbruch/0${id}`,
    'konzerte/aufbruch/x',
    'konzerte/aufbruch/99999',
    'mitarbeiter/clown/mara/1',
  ]) {
    expect((await call('GET', `/de/pageeditor-api/page/${path}`)).status).toBe(404)
  }
})

test('each date of a production has its own title and description', async () => {
  const { call, depsOf } = await createTestApp()
  const venue_id = await create(depsOf(), 'venues', { name: 'Stadthalle', city: 'Hohenwang' })
  const dateAt = (start: string) => ({ venue_id, date_start: start, date_end: start.replace(/T\d\d/, 'T21') })
  const production = {
    description: { de: '<p>Beethoven und Brahms.</p>', en: '' },
    dates: [dateAt('2027-02-03T10:00:00Z'), dateAt('2027-02-03T18:30:00Z'), dateAt('2027-03-04T18:30:00Z')],
  }
  const id = await create(depsOf(), 'productions', production)
  const { dates } = (await getRecord(depsOf(), requireResource('productions'), id)) as { dates: { id: number }[] }
  const pageHeads = await Promise.all(
    dates.map(async ({ id: date }) => (await call('GET', `/de/pageeditor-api/page/konzerte/aufbruch/${date}`)).body),
  )
  expect(pageHeads.map(({ title, meta_title }) => [title, meta_title])).toEqual([
    ['Aufbruch', 'Aufbruch, 3.2.2027, 11:00 Uhr, Hohenwang'],
    ['Aufbruch', 'Aufbruch, 3.2.2027, 19:30 Uhr, Hohenwang'],
    ['Aufbruch', 'Aufbruch, 4.3.2027, Hohenwang'],
  ])
  expect(pageHeads[2].meta_description).toBe('4.3.2027, 19:30 Uhr, Stadthalle, Hohenwang. Beethoven und Brahms.')
  const english = await call('GET', `/en/pageeditor-api/page/events/setting-out/${dates[2]?.id}`)
  expect(english.body.meta_title).toBe('Setting out, 4 March 2027, Hohenwang')
})

test.each([
  ['cancelled', 'Entfällt: ', 'Cancelled: '],
  ['postponed', 'Verschoben: ', 'Postponed: '],
  ['moved', 'Verlegt: ', 'Moved: '],
  ['scheduled', '', ''],
])('title, description and share image of a %s date show its status', async (status, german, english) => {
  const { call, depsOf } = await createTestApp()
  const { id } = await createDate(depsOf(), { status })
  const { body: de } = await call('GET', `/de/pageeditor-api/page/konzerte/aufbruch/${id}`)
  const { body: en } = await call('GET', `/en/pageeditor-api/page/events/setting-out/${id}`)
  expect(de.meta_title).toMatch(new RegExp(`^${german}Aufbruch, 1\\.2\\.2027`))
  expect(de.meta_description).toMatch(new RegExp(`^${german}1\\.2\\.2027`))
  expect(en.meta_title).toMatch(new RegExp(`^${english}Setting out, 1 February`))
  expect(en.meta_description).toMatch(new RegExp(`^${english}1 February`))
  expect(de.og_image).toMatch(/^\/media\/share\/de\/konzerte\/aufbruch\/\d+\.jpg\?v=/)
  expect(en.og_image).toMatch(/^\/media\/share\/en\/events\/setting-out\/\d+\.jpg\?v=/)
})

test("an offline record's page is marked for editors", async () => {
  const { call, depsOf, login } = await createTestApp()
  const id = await create(depsOf(), 'courses', { is_online: false })
  const path = `/de/pageeditor-api/page/kurse/oboe/${id}`
  expect((await call('GET', path)).status).toBe(404)
  expect((await (await login()).call('GET', path)).body).toMatchObject({
    is_online: false,
    settings_url: `/admin/courses/${id}`,
  })
})

test('courses, instructors and pages below a school page have the school variant', async () => {
  const { call, depsOf } = await createTestApp()
  const school = await create(depsOf(), 'pages', {
    content_type: 'home',
    variant: 'school',
    slug_de: 'musikschule',
    slug_en: 'music-school',
  })
  await create(depsOf(), 'pages', { parent_id: school, title: { de: 'Gebühren', en: 'Fees' } })
  const course = await create(depsOf(), 'courses')
  const person = await create(depsOf(), 'people', { is_instructor: true })
  const variantOf = async (path: string) => (await call('GET', `/de/pageeditor-api/page/${path}`)).body.variant
  expect(await variantOf('musikschule/gebuehren')).toBe('school')
  expect(await variantOf(`kurse/oboe-von-anfang-an/${course}`)).toBe('school')
  expect(await variantOf(`mitarbeiter/instructor/mara-vogt/${person}`)).toBe('school')
  expect(await variantOf(`mitarbeiter/soloist/mara-vogt/${person}`)).toBe('orchestra')
})

test("a teacher's breadcrumbs lead to the school's list of teachers", async () => {
  const { call, depsOf } = await createTestApp()
  await create(depsOf(), 'pages', { content_type: 'persons' })
  const person = await create(depsOf(), 'people', { is_instructor: true, is_employee: true })
  const breadcrumbsOf = async (type: string) =>
    (await call('GET', `/de/pageeditor-api/page/mitarbeiter/${type}/mara-vogt/${person}`)).body.breadcrumbs
  expect(await breadcrumbsOf('instructor')).toEqual([])
  const school = await create(depsOf(), 'pages', { title: { de: 'Musikschule', en: 'Music school' } })
  await create(depsOf(), 'pages', {
    content_type: 'persons',
    variant: 'school',
    parent_id: school,
    title: { de: 'Lehrkräfte', en: 'Teachers' },
  })
  expect(await breadcrumbsOf('instructor')).toEqual([
    { title: 'Musikschule', url: '/de/musikschule' },
    { title: 'Lehrkräfte', url: '/de/musikschule/lehrkraefte' },
  ])
  expect(await breadcrumbsOf('employee')).toEqual([])
})

test("the school's list of people has the school variant", async () => {
  const { call, depsOf } = await createTestApp()
  const school = await create(depsOf(), 'pages', {
    content_type: 'home',
    variant: 'school',
    slug_de: 'musikschule',
    slug_en: 'music-school',
  })
  await create(depsOf(), 'pages', { content_type: 'persons' })
  await create(depsOf(), 'pages', {
    content_type: 'persons',
    variant: 'school',
    parent_id: school,
    title: { de: 'Lehrkräfte', en: 'Teachers' },
  })
  const pageAt = async (path: string) => (await call('GET', `/de/pageeditor-api/page/${path}`)).body
  expect(await pageAt('musikschule/lehrkraefte')).toMatchObject({
    content_type: 'persons',
    variant: 'school',
    title: 'Lehrkräfte',
  })
  expect(await pageAt('mitarbeiter')).toMatchObject({ content_type: 'persons', variant: 'orchestra' })
})

test('menus have two levels of the page tree, without offline pages', async () => {
  const { call, depsOf } = await createTestApp()
  const top = await create(depsOf(), 'pages', { in_menu: true })
  await create(depsOf(), 'pages', {
    parent_id: top,
    title: { de: 'Geschichte', en: '' },
    in_menu: true,
    in_footer: true,
  })
  await create(depsOf(), 'pages', {
    parent_id: top,
    title: { de: 'Geheim', en: 'Secret' },
    in_menu: true,
    is_online: false,
  })
  const { body } = await call('GET', '/en/pageeditor-api/nav')
  expect(body.main_menu).toEqual([
    {
      title: 'Orchestra',
      url: '/en/orchestra',
      clickable: true,
      children: [{ title: 'Geschichte', url: '/en/orchestra/geschichte', clickable: true, lang: 'de', children: [] }],
    },
  ])
  expect(body.footer).toHaveLength(1)
})

test("the menus name the list behind the header's button only while visitors have its page", async () => {
  const { call, depsOf, login } = await createTestApp()
  const primary = async (variant = 'orchestra') =>
    (await call('GET', `/en/pageeditor-api/nav?variant=${variant}`)).body.primary
  await create(depsOf(), 'pages', { content_type: 'courses', title: { de: 'Kurse', en: 'Courses' } })
  expect(await primary()).toBeNull()
  const id = await create(depsOf(), 'pages', { content_type: 'tickets', title: { de: 'Karten', en: 'Tickets' } })
  expect(await primary()).toMatchObject({ title: 'Tickets', url: '/en/tickets' })
  expect(await primary('school')).toMatchObject({ title: 'Courses', url: '/en/courses' })
  await (await login()).call('PATCH', `/api/admin/pages/${id}/`, { body: { is_online: false } })
  expect(await primary()).toBeNull()
})

test('the secondary menu nests a page below its parent', async () => {
  const { call, depsOf } = await createTestApp()
  const top = await create(depsOf(), 'pages', { in_secondary: true })
  const middlePage = await create(depsOf(), 'pages', { parent_id: top, title: { de: 'Haus', en: 'House' } })
  await create(depsOf(), 'pages', { parent_id: top, title: { de: 'Presse', en: 'Press' }, in_secondary: true })
  await create(depsOf(), 'pages', { parent_id: middlePage, title: { de: 'Saal', en: 'Hall' }, in_secondary: true })
  const { secondary_menu } = (await call('GET', '/en/pageeditor-api/nav')).body
  expect(secondary_menu).toMatchObject([
    { title: 'Orchestra', children: [{ title: 'Press', children: [] }] },
    { title: 'Hall', children: [] },
  ])
})

test('a new slug creates redirects for subpages and both languages, without chains', async () => {
  const { call, depsOf, login } = await createTestApp()
  const editor = await login()
  const page = await create(depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  await create(depsOf(), 'pages', { parent_id: page, title: { de: 'Saal', en: 'Hall' } })
  const rename = (slug_de: string) => editor.call('PATCH', `/api/admin/pages/${page}/`, { body: { slug_de } })
  expect((await rename('villa')).status).toBe(200)
  expect((await rename('schloss')).status).toBe(200)
  const target = async (path: string) => (await call('GET', `/de/pageeditor-api/redirect/${path}`)).body.new_path
  expect(await target('haus')).toBe('/de/schloss')
  expect(await target('villa')).toBe('/de/schloss')
  expect(await target('haus/saal')).toBe('/de/schloss/saal')
  await rename('haus')
  expect((await call('GET', '/de/pageeditor-api/redirect/haus')).status).toBe(404)
  expect(await target('villa')).toBe('/de/haus')
})

test('a page cannot take the path of another page or a route', async () => {
  const { depsOf, login } = await createTestApp()
  const editor = await login()
  await create(depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  const clash = await editor.call('POST', '/api/admin/pages/', {
    body: { title: { de: 'Haus', en: 'Other' }, slug_de: 'haus' },
  })
  expect(clash.status).toBe(400)
  expect(clash.body.errors.slug_de).toEqual(['Unter dieser Adresse gibt es schon eine Seite.'])
  expect(
    (await editor.call('POST', '/api/admin/pages/', { body: { title: { de: 'Kurse', en: 'Lessons' } } })).status,
  ).toBe(400)
})
