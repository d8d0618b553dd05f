import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { previewLinks } from '../table.ts'
import { deleteExpiredPreviewLinks } from './preview-links.server.ts'

const NOW = '2027-03-01T10:00:00Z'
const text = (de: string, en = de) => ({ de, en })

async function startInstallation() {
  let time = NOW
  const app = await createTestApp({ now: () => new Date(time) })
  const page = await create(app.depsOf(), 'pages', { title: text('Geheim', 'Secret'), is_online: false })
  const editor = await app.login()
  const createLink = async (body: object = {}) =>
    editor.call('POST', '/api/admin/preview-links/', {
      body: { page_id: page, until: '2027-03-08', note: 'Frau Muster', ...body },
    })
  const read = (token: string, locale = 'de') => app.call('GET', `/${locale}/pageeditor-api/preview/${token}`)
  const setTime = (next: string) => {
    time = next
  }
  return { ...app, page, editor, createLink, read, setTime }
}
const tokenOf = (url: string) => url.split('/').at(-1) ?? ''

test('a preview link shows one offline page until its day ends', async () => {
  const { call, createLink, read, setTime, page, editor } = await startInstallation()
  const section = (
    await editor.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'page', object_id: page } })
  ).body.id as number
  await editor.call('POST', '/de/pageeditor-api/headline/', {
    body: { parent: section, headline_level: 2, content: 'Bald' },
  })
  const response = await createLink()
  expect(response).toMatchObject({
    status: 201,
    body: {
      page: { id: page, title: 'Geheim' },
      note: 'Frau Muster',
      until: '2027-03-08T23:00:00.000Z',
      state: 'good',
    },
  })
  const token = tokenOf(response.body.urls.de)
  const german = await read(token)
  expect(german).toMatchObject({
    status: 200,
    body: {
      title: 'Geheim',
      is_online: true,
      settings_url: null,
      preview_until: '2027-03-08T23:00:00.000Z',
      urls: response.body.urls,
    },
  })
  expect(JSON.stringify(german.body)).toContain('Bald')
  expect(JSON.stringify(german.body)).not.toContain('showing')
  expect((await read(token, 'en')).body).toMatchObject({ title: 'Secret' })
  expect((await call('GET', '/de/pageeditor-api/page/geheim')).status).toBe(404)
  expect((await call('GET', `/de/pageeditor-api/container/${section}/`)).status).toBe(404)
  setTime('2027-03-08T22:59:59Z')
  expect((await read(token)).status).toBe(200)
  setTime('2027-03-08T23:00:00Z')
  expect((await read(token)).status).toBe(404)
})

test('unknown, revoked, expired and orphaned links get identical responses', async () => {
  const { editor, createLink, read, setTime, page } = await startInstallation()
  const revoked = (await createLink()).body
  expect((await editor.call('DELETE', `/api/admin/preview-links/${revoked.id}/`, {})).status).toBe(204)
  expect((await editor.call('DELETE', `/api/admin/preview-links/${revoked.id}/`, {})).status).toBe(204)
  const expired = (await createLink({ until: '2027-03-01' })).body
  const other = (await createLink({ until: '2027-03-20' })).body
  setTime('2027-03-05T10:00:00Z')
  const responses = [
    await read('x'.repeat(43)),
    await read(tokenOf(revoked.urls.de)),
    await read(tokenOf(expired.urls.de)),
  ]
  expect((await read(tokenOf(other.urls.de))).status).toBe(200)
  expect((await editor.call('DELETE', `/api/admin/pages/${page}/`, {})).status).toBe(204)
  responses.push(await read(tokenOf(other.urls.de)))
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('links are listed newest first with author, never with token', async () => {
  const { depsOf, editor, call, createLink, page } = await startInstallation()
  const other = await create(depsOf(), 'pages', { title: text('Anderes') })
  const first = (await createLink({ note: '' })).body
  const second = (await createLink({ page_id: other })).body
  const ids = async (query = '') =>
    ((await editor.call('GET', `/api/admin/preview-links/${query}`)).body as { id: number }[]).map(({ id }) => id)
  expect(await ids()).toEqual([second.id, first.id])
  expect(await ids(`?page_id=${page}`)).toEqual([first.id])
  expect(JSON.stringify(await depsOf().db.select().from(previewLinks))).not.toContain(tokenOf(first.urls.de))
  expect((await call('GET', '/api/admin/preview-links/')).status).toBe(401)
  expect(
    (await call('POST', '/api/admin/preview-links/', { body: { page_id: page, until: '2027-03-02' } })).status,
  ).toBe(401)
})

test.each(['2027-02-28', '2027-05-01', 'morgen'])('a link valid until %s is refused at its field', async (until) => {
  const { createLink } = await startInstallation()
  expect((await createLink({ until })).body).toMatchObject({ status: 400, errors: { until: [expect.any(String)] } })
})

test('an expired link is deleted after 90 days', async () => {
  const { database, depsOf, createLink, setTime } = await startInstallation()
  const countRemaining = async (now: string) => {
    setTime(now)
    await deleteExpiredPreviewLinks({ db: database.db, now: depsOf().now })
    return database.db.$count(previewLinks)
  }
  await createLink()
  expect([await countRemaining('2027-06-06T12:00:00Z'), await countRemaining('2027-06-07T12:00:00Z')]).toEqual([1, 0])
})

test("a link shows its author's current name, and none after deletion", async () => {
  const { database, editor, login, createLink } = await startInstallation()
  await createLink()
  const admin = await login('admin')
  const [{ id }] = (await admin.call('GET', `/api/admin/users/?search=${editor.email}`)).body.results
  const readCreator = async () => (await admin.call('GET', '/api/admin/preview-links/')).body[0].created_by
  await admin.call('PATCH', `/api/admin/users/${id}/`, { body: { name: 'Xaverine Quittenbaum' } })
  expect(await readCreator()).toBe('Xaverine Quittenbaum')
  await admin.call('DELETE', `/api/admin/users/${id}/`)
  expect(await readCreator()).toBeNull()
  expect(await database.db.select({ created_by: previewLinks.created_by }).from(previewLinks)).toEqual([
    { created_by: id },
  ])
})

test('a link needs an existing page and a valid period', async () => {
  const { createLink } = await startInstallation()
  expect((await createLink({ page_id: 999_999 })).body).toMatchObject({
    status: 400,
    errors: { page_id: [expect.any(String)] },
  })
  expect((await createLink({ until: '2027-04-30' })).status).toBe(201)
})

test('previews are neither cached nor indexed, and guessing is throttled', async () => {
  const { app, createLink } = await startInstallation()
  const { urls } = (await createLink()).body
  const requestPreview = (token: string) => app.request(`/de/pageeditor-api/preview/${token}`)
  const response = await requestPreview(tokenOf(urls.de))
  expect(['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => response.headers.get(name))).toEqual([
    'private, no-store',
    'noindex, nofollow',
    'same-origin',
  ])
  for (let guess = 0; guess < 20; guess++) expect((await requestPreview(`geraten-${guess}`)).status).toBe(404)
  const limited = await requestPreview(tokenOf(urls.de))
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  for (const [path, language, title] of [
    [urls.de, 'de', 'Zu viele Versuche. Bitte warten Sie etwas.'],
    [urls.en, 'en', 'Too many attempts. Please wait a little.'],
  ]) {
    const page = await app.request(path)
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=UTF-8'])
    const html = await page.text()
    expect([html.includes(`<html lang="${language}">`), html.includes(`<h1>${title}</h1>`)]).toEqual([true, true])
  }
})

test('slugs that collide with preview URLs are refused', async () => {
  const { editor, depsOf } = await startInstallation()
  const parent = await create(depsOf(), 'pages', { slug_de: 'oben', slug_en: 'above' })
  await create(depsOf(), 'pages', { parent_id: parent, slug_de: 'vorschau', slug_en: 'preview' })
  const rename = (body: object) => editor.call('PATCH', `/api/admin/pages/${parent}/`, { body })
  expect((await rename({ slug_de: 'vorschau' })).body.errors).toEqual({
    slug_de: ['Diese Adresse braucht die Website für Vorschau-Links. Bitte eine andere wählen.'],
  })
  expect((await rename({ slug_en: 'preview' })).body.errors).toHaveProperty('slug_en')
  expect((await rename({ slug_en: 'vorschau' })).status).toBe(200)
})

test('the log never contains a preview token', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const { app } = await createTestApp({ log })
  await app.request(`/de/vorschau/${'geheim'.repeat(7)}`)
  await app.request(`/de/pageeditor-api/preview/${'geheim'.repeat(7)}`)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('')).not.toContain('geheim')
  expect(lines.join('')).toContain('/de/pageeditor-api/preview/…')
})
