import { expect, test } from 'vitest'
import type { OpenText } from '#contract/admin/translations.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

const list = '/api/admin/translations/'

async function startDesk() {
  const app = await createTestApp()
  const page = await create(app.depsOf(), 'pages', { title: { de: 'Anfahrt', en: 'Directions' }, slug_de: 'anfahrt' })
  const editor = await app.login('editor', ['site'])
  const { body: section } = await editor.call('POST', '/de/pageeditor-api/container/', {
    body: { content_type: 'page', object_id: page },
  })
  const { body: module } = await editor.call('POST', '/de/pageeditor-api/text/', {
    body: { parent: section.id, content: '<p>Mit der Bahn.</p>' },
  })
  const write = (locale: 'de' | 'en', content: string) =>
    editor.call('POST', `/${locale}/pageeditor-api/text/${module.id}/`, { body: { content } })
  const openTexts = async (): Promise<OpenText[]> => (await editor.call('GET', list)).body.texts
  const pair = async () => (await editor.call('GET', `${list}modules/${module.id}/content/`)).body
  return { ...app, editor, page, module, write, openTexts, pair }
}

test('a module is listed until it is translated, and again once its German changes', async () => {
  const { page, module, write, openTexts, pair } = await startDesk()
  const place = { resource: 'pages', record_id: page, title: 'Anfahrt', field: 'content' }
  expect(await openTexts()).toMatchObject([
    { ...place, module: { kind: 'text', id: module.id }, state: 'missing', excerpt: 'Mit der Bahn.' },
  ])
  await write('en', '<p>By train.</p>')
  expect(await openTexts()).toEqual([])
  await write('de', '<p>Mit dem Bus.</p>')
  expect(await openTexts()).toMatchObject([{ ...place, state: 'older', excerpt: 'Mit dem Bus.' }])
  expect(await pair()).toMatchObject({ german: '<p>Mit dem Bus.</p>', english: '<p>By train.</p>', format: 'rich' })
  await write('en', '<p>By train.</p>')
  expect(await openTexts()).toEqual([])
})

test('the German that the English was written for comes from the versions', async () => {
  let hours = 0
  const app = await createTestApp({ now: () => new Date(Date.parse('2027-01-15T12:00:00Z') + hours * 3_600_000) })
  const page = await create(app.depsOf(), 'pages', { slug_de: 'bus' })
  const editor = await app.login('editor', ['site'])
  const post = async (path: string, body: object) => (await editor.call('POST', path, { body })).body
  const { id: parent } = await post('/de/pageeditor-api/container/', { content_type: 'page', object_id: page })
  const { id } = await post('/de/pageeditor-api/text/', { parent, content: '<p>Mit der Bahn.</p>' })
  await post(`/en/pageeditor-api/text/${id}/`, { content: '<p>By train.</p>' })
  hours = 2
  await post(`/de/pageeditor-api/text/${id}/`, { content: '<p>Mit dem Bus.</p>' })
  const { body } = await editor.call('GET', `${list}modules/${id}/content/`)
  expect(body.earlier).toBe('<p>Mit der Bahn.</p>')
})

test('records are listed by text, for the areas of the account only', async () => {
  const { depsOf, login, openTexts } = await startDesk()
  const id = await create(depsOf(), 'courses', { name: { de: 'Oboe', en: '' } })
  expect((await openTexts()).map(({ resource }) => resource)).toEqual(['pages'])
  const school = await login('editor', ['school'])
  const { body } = await school.call('GET', list)
  expect(body.texts).toContainEqual(
    expect.objectContaining({ resource: 'courses', record_id: id, field: 'name', state: 'missing', title: 'Oboe' }),
  )
  const { body: pair } = await school.call('GET', `${list}records/courses/${id}/name/`)
  expect(pair).toMatchObject({ german: 'Oboe', english: '', earlier: null, format: 'line' })
  expect((await school.call('GET', `${list}records/courses/${id}/order/`)).status).toBe(400)
})

test('texts of another area are refused', async () => {
  const { login, call, page, module } = await startDesk()
  const school = await login('editor', ['school'])
  for (const path of [`records/pages/${page}/title/`, `modules/${module.id}/content/`]) {
    expect((await school.call('GET', list + path)).status).toBe(403)
    expect((await call('GET', list + path)).status).toBe(401)
  }
  expect((await call('GET', list)).status).toBe(401)
})

test('a record is listed once its German changes, until its English is written or fits', async () => {
  const { depsOf, login } = await startDesk()
  const id = await create(depsOf(), 'courses', { name: { de: 'Oboe', en: 'Oboe' } })
  const { call } = await login('editor', ['school'])
  const path = `${list}records/courses/${id}/name/`
  const rename = async (name: { de: string; en?: string }) => {
    const { body } = await call('PATCH', `/api/admin/courses/${id}/`, { body: { name } })
    expect(body.name).toEqual({ en: 'Oboe', ...name })
    expect(Object.keys(body.name).toSorted()).toEqual(['de', 'en'])
  }
  const states = async () => {
    const { texts } = (await call('GET', list)).body as { texts: OpenText[] }
    return texts.filter(({ resource, field }) => resource === 'courses' && field === 'name').map(({ state }) => state)
  }
  const translate = async (english: string, more = {}) => {
    const { version } = (await call('GET', path)).body
    return call('POST', path, { body: { english, version, ...more } })
  }
  expect(await states()).toEqual([])
  await rename({ de: 'Oboe für alle' })
  expect(await states()).toEqual(['older'])
  expect((await call('GET', path)).body).toMatchObject({ german: 'Oboe für alle', english: 'Oboe', earlier: 'Oboe' })
  await rename({ de: 'Oboe' })
  expect(await states()).toEqual([])
  await rename({ de: 'Oboe für alle' })
  expect((await translate('Oboe')).status).toBe(200)
  expect(await states()).toEqual([])
  await translate('Oboe', { is_older: true })
  expect(await states()).toEqual(['older'])
  await translate('Oboe for all')
  expect(await states()).toEqual([])
  await translate('Oboe')
  expect(await states()).toEqual(['older'])
  await rename({ de: 'Oboe II', en: 'Oboe II' })
  expect(await states()).toEqual([])
})

test('texts in rows of a record are listed and translated', async () => {
  const { depsOf, login } = await startDesk()
  const id = await create(depsOf(), 'price-lists', {
    name: 'Saal',
    categories: [
      { name: { de: 'Balkon', en: '' }, price: 2000 },
      { name: { de: 'Parkett', en: 'Stalls' }, price: 3000 },
    ],
  })
  const { call } = await login('admin')
  const rows = async (): Promise<OpenText[]> => {
    const { texts } = (await call('GET', list)).body as { texts: OpenText[] }
    return texts.filter(({ resource }) => resource === 'price-lists')
  }
  const [row] = await rows()
  expect(await rows()).toEqual([expect.objectContaining({ record_id: id, state: 'missing', excerpt: 'Balkon' })])
  const path = `${list}records/price-lists/${id}/${row?.field}/`
  const { version } = (await call('GET', path)).body
  expect((await call('POST', path, { body: { english: 'Balcony', version } })).body).toMatchObject({
    english: 'Balcony',
  })
  expect((await call('POST', path, { body: { english: 'Circle', version } })).status).toBe(409)
  expect(await rows()).toEqual([])
  const record = (await call('GET', `/api/admin/price-lists/${id}/`)).body
  const [balcony, stalls] = record.categories
  const categories = [{ ...balcony, name: { ...balcony.name, de: 'Rang' } }, stalls]
  await call('PATCH', `/api/admin/price-lists/${id}/`, { body: { categories } })
  expect(await rows()).toEqual([expect.objectContaining({ state: 'older', field: row?.field, excerpt: 'Rang' })])
  expect((await call('GET', `${list}records/price-lists/${id}/categories.999999.name/`)).status).toBe(404)
  expect((await call('GET', `${list}records/price-lists/${id}/categories.x.price/`)).status).toBe(400)
})
