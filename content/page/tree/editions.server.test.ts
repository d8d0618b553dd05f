import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

const text = (de: string, en = de) => ({ de, en })

/** A page with an Easy Read edition below it. */
async function startInstallation() {
  const app = await createTestApp()
  const page = await create(app.depsOf(), 'pages', { title: text('Besuch', 'Visit') })
  const easy = await create(app.depsOf(), 'pages', {
    title: text('Leichte Sprache', 'Easy Read'),
    parent_id: page,
    edition_of_id: page,
    edition: 'easy',
  })
  const read = async (path: string) =>
    (await app.call('GET', `/de/pageeditor-api/page/${path}`)).body as { edition: string; editions: unknown }
  const editor = await app.login()
  const post = async (body: object) => {
    const { status, body: response } = await editor.call('POST', '/api/admin/pages/', {
      body: { title: text(`Seite ${crypto.randomUUID()}`), ...body },
    })
    return { status, errors: Object.keys(response.errors ?? {}) }
  }
  return { ...app, page, easy, read, editor, post }
}

test('a page and its editions link each other by URL', async () => {
  const { page, read, post } = await startInstallation()
  await post({ title: text('Film'), parent_id: page, edition_of_id: page, edition: 'signed' })
  const [everyday, easy, signed] = [
    { edition: 'everyday', url: '/de/besuch' },
    { edition: 'easy', url: '/de/besuch/leichte-sprache' },
    { edition: 'signed', url: '/de/besuch/film' },
  ]
  expect(await read('besuch')).toMatchObject({ edition: 'everyday', editions: [easy, signed] })
  expect(await read('besuch/leichte-sprache')).toMatchObject({ edition: 'easy', editions: [everyday, signed] })
})

test('an offline edition is offered to editors only', async () => {
  const { call, easy, read, editor, post } = await startInstallation()
  expect((await editor.call('PATCH', `/api/admin/pages/${easy}/`, { body: { is_online: false } })).status).toBe(200)
  expect((await read('besuch')).editions).toEqual([])
  expect((await editor.call('GET', '/de/pageeditor-api/page/besuch')).body.editions).toHaveLength(1)
  await post({ title: text('Anfahrt') })
  expect((await call('GET', '/de/pageeditor-api/page/anfahrt')).body).toMatchObject({
    edition: 'everyday',
    editions: [],
  })
})

test('a page has one edition per kind, and editions have none', async () => {
  const { page, easy, editor, post } = await startInstallation()
  expect(await post({ edition_of_id: page, edition: 'easy' })).toEqual({ status: 400, errors: ['edition'] })
  expect(await post({ edition_of_id: page })).toEqual({ status: 400, errors: ['edition'] })
  expect(await post({ edition: 'signed' })).toEqual({ status: 400, errors: ['edition_of_id'] })
  expect(await post({ edition_of_id: easy, edition: 'signed' })).toEqual({ status: 400, errors: ['edition_of_id'] })
  const turned = await editor.call('PATCH', `/api/admin/pages/${page}/`, {
    body: { edition_of_id: easy, edition: 'signed' },
  })
  expect([turned.status, Object.keys(turned.body.errors)]).toEqual([400, ['edition_of_id']])
})
