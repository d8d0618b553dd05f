import { expect, test } from 'vitest'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import type { ResourceName } from '#model/define-type.ts'
import { type Answer, createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const names = Object.keys(resourceBodies) as ResourceName[]

test.each(names)('%s is closed to visitors and open to editors', async (name) => {
  const { call, login } = await createTestApp()
  expect((await call('GET', `/api/admin/${name}/`)).status).toBe(401)
  expect((await call('POST', `/api/admin/${name}/`, { body: {} })).status).toBeGreaterThanOrEqual(401)
  expect((await (await login('editor')).call('GET', `/api/admin/${name}/`)).body).toMatchObject({
    count: expect.any(Number),
    results: expect.any(Array),
  })
})

test('accounts and settings are for admins only', async () => {
  const { login } = await createTestApp()
  const editor = await login('editor')
  for (const path of ['/api/admin/users/', '/api/admin/settings/']) {
    expect((await editor.call('GET', path)).status).toBe(403)
    expect((await (await login('admin')).call('GET', path)).status).toBe(200)
  }
})

test('the second of two concurrent saves gets the stored record', async () => {
  const { depsOf, login } = await createTestApp()
  const id = await create(depsOf(), 'people')
  const [firstSession, secondSession] = [await login(), await login()]
  expect(
    (await firstSession.call('PATCH', `/api/admin/people/${id}/`, { body: { phone: '1', version: 1 } })).status,
  ).toBe(200)
  const second = await secondSession.call('PATCH', `/api/admin/people/${id}/`, { body: { phone: '2', version: 1 } })
  expect(second.status).toBe(409)
  expect(second.body.current).toMatchObject({ phone: '1', version: 2 })
})

test('saving a production updates its dates and preserves their ids', async () => {
  const { depsOf, login, call } = await createTestApp()
  const { id: dateId, productionId, venueId } = await createDate(depsOf())
  const editor = await login()
  const stored = (await editor.call('GET', `/api/admin/productions/${productionId}/`)).body
  const fresh = { venue_id: venueId, date_start: '2027-04-01T18:00:00Z', date_end: '2027-04-01T20:00:00Z' }
  const { body } = await editor.call('POST', `/api/admin/productions/${productionId}/`, {
    body: { version: stored.version, dates: [{ ...stored.dates[0], status: 'cancelled' }, fresh] },
  })
  expect(body.dates.map((date: { id: number }) => date.id)).toEqual([dateId, expect.any(Number)])
  expect((await call('GET', `/api/event-dates/${dateId}/`)).body.status).toBe('cancelled')
  const removed = await editor.call('POST', `/api/admin/productions/${productionId}/`, { body: { dates: [fresh] } })
  expect(removed.body.dates).toHaveLength(1)
  expect((await call('GET', `/api/event-dates/${dateId}/`)).status).toBe(404)
})

test('a partial update preserves absent fields and languages; German stays required', async () => {
  const { depsOf, login } = await createTestApp()
  const id = await create(depsOf(), 'event-types', { name: { de: 'Sinfonie', en: 'Symphony' } })
  const editor = await login()
  const patch = (name: unknown) => editor.call('PATCH', `/api/admin/event-types/${id}/`, { body: { name } })
  expect((await patch({ de: 'Sinfoniekonzert' })).body.name).toEqual({ de: 'Sinfoniekonzert', en: 'Symphony' })
  expect((await patch({ en: '' })).body.name).toEqual({ de: 'Sinfoniekonzert', en: '' })
  expect((await patch({ de: '', en: 'Symphony' })).body.errors).toEqual({ 'name.de': ['Bitte ausfüllen.'] })
})

test('a duplicate key is refused at its field', async () => {
  const { depsOf, login } = await createTestApp()
  await create(depsOf(), 'colors', { key: 'rot' })
  const editor = await login()
  const response = await editor.call('POST', '/api/admin/colors/', {
    body: { key: 'rot', name: { de: 'Rot' }, value: '#aa2200' },
  })
  expect(response.body.errors).toEqual({ key: ['Das ist schon vergeben.'] })
})

test("invalid input is named at its field, in the reader's language", async () => {
  const { depsOf, login } = await createTestApp()
  const { productionId, venueId } = await createDate(depsOf())
  const editor = await login()
  const dates = [{ venue_id: venueId, date_start: '2027-04-01T18:00:00Z', date_end: '2027-04-01T17:00:00Z' }]
  const ends = await editor.call('PATCH', `/api/admin/productions/${productionId}/`, { body: { dates } })
  expect(ends.body.errors).toEqual({ 'dates.0.date_end': ['Das Ende muss nach dem Beginn liegen.'] })
  const venue = await editor.call('PATCH', `/api/admin/productions/${productionId}/`, {
    body: { dates: [{ ...dates[0], date_end: '2027-04-01T19:00:00Z', venue_id: 999 }] },
    headers: { 'accept-language': 'en' },
  })
  expect(venue.body.errors).toEqual({ 'dates.0.venue_id': ['This record no longer exists.'] })
  expect(
    (await editor.call('POST', '/api/admin/productions/', { body: { name: { de: '', en: '' }, type_id: 1 } })).body
      .errors['name.de'],
  ).toEqual(['Bitte ausfüllen.'])
  expect(
    (
      await editor.call('POST', '/api/admin/productions/', {
        body: '{"broken',
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ).toBe(400)
})

test('a referenced record cannot be deleted', async () => {
  const { depsOf, login } = await createTestApp()
  const { venueId } = await createDate(depsOf())
  const editor = await login()
  expect((await editor.call('DELETE', `/api/admin/venues/${venueId}/`)).status).toBe(409)
  expect((await editor.call('GET', `/api/admin/venues/${venueId}/`)).status).toBe(200)
})

test('a menu link follows its record, and a cycle has no URL', async () => {
  const { call, depsOf, login } = await createTestApp()
  const target = await create(depsOf(), 'pages', { slug_de: 'ziel', slug_en: 'target' })
  const link = { content_type: 'link', in_menu: true }
  const first = await create(depsOf(), 'pages', {
    ...link,
    title: { de: 'Eins', en: 'One' },
    link: { de: `page:${target}`, en: '' },
  })
  const second = await create(depsOf(), 'pages', {
    ...link,
    title: { de: 'Zwei', en: 'Two' },
    link: { de: `page:${first}`, en: 'https://weiter.example/' },
  })
  const urls = async (locale: string) =>
    (await call('GET', `/${locale}/pageeditor-api/nav`)).body.main_menu.map(
      ({ title, url }: { title: string; url: string }) => [title, url],
    )
  expect(await urls('de')).toEqual([
    ['Eins', '/de/ziel'],
    ['Zwei', '/de/ziel'],
  ])
  expect(await urls('en')).toEqual([
    ['One', '/en/target'],
    ['Two', 'https://weiter.example/'],
  ])
  const editor = await login()
  await editor.call('PATCH', `/api/admin/pages/${first}/`, { body: { link: { de: `page:${second}`, en: '' } } })
  expect((await urls('de')).map(([, url]: string[]) => url)).toEqual(['', ''])
  const script = await editor.call('PATCH', `/api/admin/pages/${first}/`, {
    body: { link: { de: 'javascript:alert(1)', en: '' } },
  })
  expect(script.body.errors['link.de'][0]).toMatch(/^Bitte eine Adresse mit https/)
})

test('a copied page is offline, with its own path and sections', async () => {
  const { depsOf, login } = await createTestApp()
  const page = await create(depsOf(), 'pages')
  const editor = await login()
  const section = (
    await editor.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'page', object_id: page } })
  ).body
  await editor.call('POST', '/de/pageeditor-api/quote/', { body: { parent: section.id, content: 'Musik!' } })
  const copy = await editor.call('POST', `/api/admin/pages/${page}/duplicate/`)
  expect(copy.body).toMatchObject({
    title: { de: 'Kopie von Orchester', en: 'Copy of Orchestra' },
    is_online: false,
    path_de: 'kopie-von-orchester',
  })
  const copiedModules = (await editor.call('GET', '/de/pageeditor-api/page/kopie-von-orchester')).body.modules
  expect(copiedModules[0].id).not.toBe(section.id)
  expect(copiedModules[0].columns[0].children[0].content).toBe('Musik!')
})

test('accounts are created, changed, signed out and deleted; the last admin stays', async () => {
  const { call, login } = await createTestApp()
  const admin = await login('admin')
  const account = { email: 'Neu@House.example', name: 'Neu', role: 'editor' }
  const created = await admin.call('POST', '/api/admin/users/', { body: account })
  expect(created.body).toMatchObject({ email: 'neu@house.example', role: 'editor' })
  expect((await admin.call('POST', '/api/admin/users/', { body: account })).body.errors.email).toHaveLength(1)
  const token = new URL(created.body.invitation.url).searchParams.get('token')
  const { headers } = await call('POST', '/api/admin/invitation/accept/', {
    body: { token, name: 'Neu', password: 'lang-genug-hier' },
  })
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect((await call('GET', '/de/pageeditor-api/user', { headers: { cookie } })).status).toBe(200)
  await admin.call('POST', `/api/admin/users/${created.body.id}/sign-out/`)
  expect((await call('GET', '/de/pageeditor-api/user', { headers: { cookie } })).status).toBe(401)
  const users = (await admin.call('GET', '/api/admin/users/')).body.results as { id: string; role: string }[]
  const self = users.find((user) => user.role === 'admin')
  expect((await admin.call('DELETE', `/api/admin/users/${self?.id}/`)).body.errors).toEqual({
    role: ['Das ist das letzte Konto für die Verwaltung. Es muss bleiben.'],
  })
  expect((await admin.call('DELETE', `/api/admin/users/${created.body.id}/`)).status).toBe(204)
})

test('settings are saved by version and appear on every page', async () => {
  const { call, login } = await createTestApp()
  const admin = await login('admin')
  const settings = (await admin.call('GET', '/api/admin/settings/')).body
  const changed = { ...settings, tag_manager_id: 'GTM-ABCD12', hosts: { orchestra: [], school: ['schule.example'] } }
  expect((await admin.call('POST', '/api/admin/settings/', { body: changed })).body.version).toBe(1)
  expect((await admin.call('POST', '/api/admin/settings/', { body: changed })).status).toBe(409)
  expect((await call('GET', '/api/site-settings/')).body).toMatchObject({
    tag_manager_id: 'GTM-ABCD12',
    hosts: { school: ['schule.example'] },
  })
  expect(
    (await admin.call('POST', '/api/admin/settings/', { body: { ...changed, version: 1, tag_manager_id: '<script>' } }))
      .status,
  ).toBe(400)
})

test('settings choose the module kinds per role, hidden from visitors', async () => {
  const { call, login } = await createTestApp()
  const [admin, editor] = [await login('admin'), await login('editor')]
  const getToolbar = async (person: typeof admin) => (await person.call('GET', '/de/pageeditor-api/user')).body.toolbar
  expect(await getToolbar(editor)).toEqual([
    'headline',
    'text',
    'table',
    'faq',
    'image',
    'video',
    'fullteaser',
    'viewer',
  ])
  const settings = (await admin.call('GET', '/api/admin/settings/')).body
  const save = (toolbars: object) =>
    admin.call('POST', '/api/admin/settings/', { body: { ...settings, version: undefined, toolbars } })
  expect((await save({ ...settings.toolbars, editor: ['quote', 'link', 'text'] })).status).toBe(200)
  expect(await getToolbar(editor)).toEqual(['text', 'link', 'quote'])
  expect(await getToolbar(admin)).toHaveLength(8)
  expect((await save({ ...settings.toolbars, editor: [] })).status).toBe(400)
  expect((await save({ ...settings.toolbars, editor: ['script'] })).status).toBe(400)
  expect((await call('GET', '/api/site-settings/')).body).not.toHaveProperty('toolbars')
})

test('a file is detected by content and served in ranges', async () => {
  const { app, login } = await createTestApp()
  const editor = await login()
  const upload = async (bytes: BlobPart, name: string, query = '') => {
    const form = new FormData()
    form.set('file', new Blob([bytes]), name)
    return app.request(`/api/admin/files/upload/${query}`, { method: 'POST', headers: editor.headers, body: form })
  }
  expect((await upload('<html><script>alert(1)</script>', 'a.pdf')).status).toBe(415)
  expect((await upload('\0\0\0\u0018ftypisom', 'Probe.mov', '?accept=video/mp4')).status).toBe(201)
  expect((await editor.call('GET', '/api/admin/files/?mime=video/mp4')).body.results).toMatchObject([
    { name: 'Probe.mp4', mime: 'video/mp4' },
  ])
  const refused = await upload('%PDF-1.4', 'film.mp4', '?accept=video/mp4')
  expect([refused.status, ((await refused.json()) as Answer).errors]).toEqual([
    415,
    { file: ['Hier geht nur eine MP4-Datei.'] },
  ])
  expect((await editor.call('GET', '/api/admin/files/')).body.count).toBe(1)
  const record = (await (await upload('%PDF-1.4\n0123456789', 'Saisonheft 2027.exe')).json()) as {
    urls: { de: string }
  }
  expect(record.urls.de).toContain('Saisonheft%202027.pdf')
  const fullFile = await app.request(record.urls.de)
  expect([fullFile.status, fullFile.headers.get('content-type'), await fullFile.text()]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.4\n0123456789',
  ])
  const part = await app.request(record.urls.de, { headers: { range: 'bytes=0-3' } })
  expect([part.status, await part.text()]).toEqual([206, '%PDF'])
})
