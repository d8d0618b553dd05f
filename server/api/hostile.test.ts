import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

const beyondInteger = 3_000_000_000

test('malformed URLs never return 5xx', async () => {
  const { call } = await createTestApp()
  const paths = [
    '/de/pageeditor-api/page/%00',
    '/de/pageeditor-api/page/%ff',
    '/de/pageeditor-api/redirect/a%00b',
    '/de/pageeditor-api/container/by-slug/%00',
    `/de/pageeditor-api/text/?parent=${beyondInteger}`,
    `/de/pageeditor-api/container/${beyondInteger}/`,
    '/api/blog-entries/?slug=%00',
    `/api/blog-entries/?category=${beyondInteger}`,
    '/api/event-dates/?page=1e999',
    '/api/event-dates/?city=%00&weekday=1e9',
    '/de/kalender.ics?city=%ed%a0%80',
    `/api/courses/?instruments=${beyondInteger}`,
    `/api/venues/${beyondInteger}/`,
    '/api/%ff',
    '/media/1/__proto__.jpg',
    '/media/%ff/large.jpg',
    '/files/1/%2e%2e%2f%2e%2e%2fpackage.json',
  ]
  const faults: string[] = []
  for (const path of paths) if ((await call('GET', path)).status >= 500) faults.push(path)
  expect(faults).toEqual([])
})

test.each(['/api/admin/productions/?search=', '/api/admin/find/?q='])(
  'a NUL character separates words in %s',
  async (path) => {
    const app = await createTestApp()
    await create(app.depsOf(), 'productions', { name: { de: 'Mozart im Garten', en: '' } })
    const { call } = await app.login()
    const isFound = async (text: string) =>
      JSON.stringify((await call('GET', path + text)).body).includes('Mozart im Garten')
    expect(await Promise.all(['%00', 'Garten%00Mozart', 'Gar%00ten', 'Gar%00haydn'].map(isFound))).toEqual([
      path.includes('search'),
      true,
      true,
      false,
    ])
  },
)

test('a NUL character in a text is refused at its field', async () => {
  const app = await createTestApp()
  const editor = await app.login()
  for (const text of ['\u0000', 'vorher\u0000nachher']) {
    const { status, body } = await editor.call('POST', '/api/admin/synonyms/', { body: { words: text } })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['words']])
  }
  const { status, body } = await editor.call('POST', '/api/admin/categories/', {
    body: { name: { de: 'Rubrik', en: 'a\u0000b' } },
  })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['name.en']])
  expect((await editor.call('POST', '/api/admin/synonyms/', { body: { words: '\\u0000' } })).status).toBe(201)
})

test('odd list queries never return 5xx', async () => {
  const admin = await (await createTestApp()).login('admin')
  const queries = [
    'ordering=constructor',
    'ordering=-__proto__',
    'constructor=1',
    '__proto__=1',
    'parent_id=1e999',
    'parent_id=%00',
    'search=%00',
  ]
  const faults: string[] = []
  for (const query of queries)
    if ((await admin.call('GET', `/api/admin/pages/?${query}`)).status >= 500) faults.push(query)
  expect(faults).toEqual([])
})

test('a reference beyond an integer is refused at its field', async () => {
  const admin = await (await createTestApp()).login('admin')
  const { body } = await admin.call('POST', '/api/admin/productions/', {
    body: { name: { de: 'Aufbruch', en: '' }, type_id: beyondInteger },
  })
  expect(Object.keys(body.errors)).toEqual(['type_id'])
})

test('a duplicate external id is refused', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const ids = [await create(app.depsOf(), 'venues'), await create(app.depsOf(), 'venues')]
  const statuses = []
  for (const id of ids)
    statuses.push((await admin.call('POST', `/api/admin/venues/${id}/`, { body: { external_id: 'hall-1' } })).status)
  expect(statuses).toEqual([200, 400])
})

test("a section's parent must exist", async () => {
  const app = await createTestApp()
  const editor = await app.login()
  const object_id = await create(app.depsOf(), 'pages')
  const createUnder = async (parent?: number) =>
    editor.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'page', object_id, parent } })
  const section = (await createUnder()).body.id
  expect((await createUnder(section)).body.parent).toBe(section)
  const { status, body } = await createUnder(99_999)
  expect(status).toBe(400)
  expect(Object.keys(body.errors)).toEqual(['parent'])
})

test('a non-ASCII token is a wrong token', async () => {
  const editor = await (await createTestApp()).login()
  const { status } = await editor.call('POST', '/de/pageeditor-api/container/', {
    body: {},
    headers: { 'x-csrftoken': 'é'.repeat(43) },
  })
  expect(status).toBe(403)
})
