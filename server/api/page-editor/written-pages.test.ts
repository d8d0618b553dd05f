import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

test('editors list all pages with sections, visitors get no list', async () => {
  const { depsOf, login, call } = await createTestApp()
  const editor = await login()
  const list = '/en/pageeditor-api/pages-with-sections/'
  const offline = await create(depsOf(), 'pages', {
    title: { de: 'Haus', en: 'House' },
    slug_de: 'haus',
    slug_en: 'house',
    is_online: false,
  })
  await create(depsOf(), 'pages', { title: { de: 'Leer', en: 'Empty' }, slug_de: 'leer', slug_en: 'empty' })
  const section = async () =>
    (await editor.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'page', object_id: offline } }))
      .body
  const [first] = [await section(), await section()]
  expect((await editor.call('GET', list)).body).toMatchObject({
    count: 1,
    results: [{ title: 'House', url: '/en/house' }],
  })
  expect((await editor.call('GET', `${list}?page=2`)).status).toBe(404)
  expect((await call('GET', list)).status).toBe(401)
  const course = await create(depsOf(), 'courses')
  await editor.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'course', object_id: course } })
  expect((await editor.call('GET', list)).body.results.map(({ title }: { title: string }) => title)).toEqual([
    'Oboe from the start',
    'House',
  ])
  await editor.call('DELETE', first.url)
  expect((await editor.call('GET', list)).body.count).toBe(2)
})
