import { expect, test } from 'vitest'
import { storeFile } from '#content/file/service.ts'
import { resourceSchemas } from '#contract/admin/resources/schemas.ts'
import { type Area, areas } from '#model/areas.ts'
import type { ResourceName } from '#model/define-type.ts'
import { findContentType, resourceNames } from '#model/types.ts'
import { user } from '#server/db/schema/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate, createImage, uniqueFields } from '#tests/support/factories.ts'

const expectedAreas: Partial<Record<ResourceName, readonly Area[]>> = {
  productions: ['concerts'],
  'event-dates': ['concerts'],
  venues: ['concerts'],
  courses: ['school'],
  'closed-days': ['school'],
  news: ['press'],
  'press-pictures': ['press'],
  pages: ['site'],
  redirects: ['site'],
  'barrier-reports': ['site'],
  'course-requests': ['school'],
  images: ['concerts', 'school', 'press', 'site'],
  people: ['concerts', 'school', 'press', 'site'],
}

test('every resource is writable only by accounts of its areas', {
  timeout: 120_000,
}, async () => {
  const app = await createTestApp()
  const deps = app.depsOf()
  const problems: string[] = []
  await create(deps, 'pages', { slug_de: 'haus', slug_en: 'house' })
  const admin = await app.login('admin')
  const people = new Map(
    await Promise.all(
      [...areas, null].map(async (area) => [area, await app.login('editor', area ? [area] : [])] as const),
    ),
  )
  for (const name of resourceNames) {
    const id =
      name === 'images'
        ? await createImage(deps)
        : name === 'files'
          ? (await storeFile(deps, { bytes: Buffer.from('%PDF-1.4\n'), name: 'blatt.pdf' })).id
          : await create(deps, name, uniqueFields(name))
    for (const [area, { call }] of people) {
      const isAllowed = area !== null && (expectedAreas[name] ?? resourceSchemas[name].areas).includes(area)
      const path = `/api/admin/${name}/`
      const { version } = (await admin.call('GET', `${path}${id}/`)).body
      const expected: [string, string, unknown, number][] = [
        ['PATCH', `${path}${id}/`, { version }, isAllowed ? 200 : 403],
        ['POST', `${path}bulk/`, { ids: [999_999], delete: true }, isAllowed ? 404 : 403],
        ['DELETE', `${path}999999/`, undefined, isAllowed ? 404 : 403],
        ['POST', `${path}import-file/`, { text: JSON.stringify({ nothing: 'known' }) }, isAllowed ? 200 : 403],
        ['GET', path, undefined, isAllowed || !findContentType(name)?.deletesForGood ? 200 : 403],
        ['GET', `${path}export/`, undefined, isAllowed || !findContentType(name)?.deletesForGood ? 200 : 403],
        ['GET', `${path}${id}/`, undefined, isAllowed || !findContentType(name)?.deletesForGood ? 200 : 403],
      ]
      for (const [method, path, body, status] of expected) {
        const response = await call(method, path, { body })
        // Unreadable imports answer another status; only access matters here.
        const isRight = path.endsWith('import-file/')
          ? (response.status === 403) === (status === 403)
          : response.status === status
        if (!isRight) problems.push(`${area ?? 'nobody'} ${method} ${path}: ${response.status}, not ${status}`)
      }
    }
  }
  expect(problems).toEqual([])
})

test.each([
  ['page', 'site', 201],
  ['page', 'concerts', 403],
  ['page', 'accounts', 403],
  ['event', 'concerts', 201],
  ['event', 'site', 403],
  ['course', 'school', 201],
  ['course', 'press', 403],
] as const)('writing sections of a %s with area %s returns %i', async (content_type, area, status) => {
  const app = await createTestApp()
  const deps = app.depsOf()
  const object_id =
    content_type === 'event'
      ? (await createDate(deps)).productionId
      : await create(deps, content_type === 'page' ? 'pages' : 'courses')
  const { call } = await app.login('editor', [area])
  const created = await call('POST', '/de/pageeditor-api/container/', { body: { content_type, object_id } })
  expect(created.status).toBe(status)
})

test.each([
  ['POST', '/api/admin/images/upload/', 'accounts'],
  ['POST', '/api/admin/preview-links/', 'press'],
  ['POST', '/api/admin/closed-days/import/', 'concerts'],
  ['POST', '/api/admin/users/', 'site'],
  ['GET', '/api/admin/users/', 'concerts'],
  ['GET', '/api/admin/audit-log/', 'press'],
  ['GET', '/api/admin/settings/', 'accounts'],
  ['GET', '/api/admin/system/', 'site'],
] as const)('%s %s is refused for area %s', async (method, path, area) => {
  const app = await createTestApp()
  const { headers } = await app.login('editor', [area])
  const form = new FormData()
  form.set('file', new Blob(['x']), 'x.jpg')
  const bodies: Record<string, unknown> = {
    '/api/admin/preview-links/': { page_id: 1, until: '2027-01-20', note: '' },
    '/api/admin/closed-days/import/': { entries: [{ name: { de: 'Maiferien', en: '' }, first_day: '2027-05-03' }] },
    '/api/admin/users/': { email: 'neu@house.example', name: 'Neu', role: 'editor' },
  }
  const body = bodies[path]
  const response = path.includes('images')
    ? await app.app.request(path, { method, headers, body: form })
    : await app.call(method, path, { headers, ...(method === 'POST' ? { body } : {}) })
  expect(response.status).toBe(403)
})

test('restoring a record needs its area', async () => {
  const app = await createTestApp()
  const venue = await create(app.depsOf(), 'venues')
  const [concerts, school] = [await app.login('editor', ['concerts']), await app.login('editor', ['school'])]
  await concerts.call('DELETE', `/api/admin/venues/${venue}/`)
  const { results } = (await school.call('GET', '/api/admin/bin/')).body
  const restore = (account: typeof school) =>
    account.call('POST', `/api/admin/bin/${results[0].id}/restore/`, { body: {} })
  expect((await restore(school)).status).toBe(403)
  expect((await restore(concerts)).status).toBe(200)
})

test('account managers grant only areas of their own, never all rights', async () => {
  const app = await createTestApp()
  const [admin, clerk] = [await app.login('admin'), await app.login('editor', ['accounts', 'school'])]
  const press = await app.login('editor', ['school', 'press'])
  const body = { email: 'neu@house.example', name: 'Neu', role: 'editor', areas: ['school'] }
  const created = await clerk.call('POST', '/api/admin/users/', { body })
  expect(created.body).toMatchObject({ areas: ['school'] })
  const { results } = (await clerk.call('GET', '/api/admin/users/')).body
  const idOf = (email: string) => results.find((each: { email: string }) => each.email === email).id
  const refused: [string, string, unknown?][] = [
    ['POST', '/api/admin/users/', { ...body, email: 'a@house.example', role: 'admin' }],
    ['POST', '/api/admin/users/', { ...body, email: 'b@house.example', areas: ['accounts'] }],
    ['PATCH', `/api/admin/users/${created.body.id}/`, { role: 'admin' }],
    ['POST', '/api/admin/users/', { ...body, email: 'c@house.example', areas: ['school', 'concerts'] }],
    ['POST', '/api/admin/users/', { ...body, email: 'd@house.example', areas: undefined }],
    ['PATCH', `/api/admin/users/${created.body.id}/`, { areas: ['accounts'] }],
    ['PATCH', `/api/admin/users/${created.body.id}/`, { areas: ['school', 'site'] }],
    ['PATCH', `/api/admin/users/${idOf(clerk.email)}/`, { areas: ['accounts', 'site'] }],
    ...['', 'reset-link/', 'sign-out/', 'invitation/'].map((action): [string, string, unknown] => [
      'POST',
      `/api/admin/users/${idOf(press.email)}/${action}`,
      action === '' ? { areas: ['school'] } : undefined,
    ]),
    ['DELETE', `/api/admin/users/${idOf(press.email)}/two-factor/`],
    ['DELETE', `/api/admin/users/${idOf(press.email)}/`],
    ['PATCH', `/api/admin/users/${idOf(admin.email)}/`, { name: 'Anders' }],
    ['POST', `/api/admin/users/${idOf(admin.email)}/reset-link/`],
    ['POST', `/api/admin/users/${idOf(admin.email)}/sign-out/`],
    ['DELETE', `/api/admin/users/${idOf(admin.email)}/`],
  ]
  for (const [method, path, body] of refused)
    expect((await clerk.call(method, path, { body })).status, `${method} ${path}`).toBe(403)
  expect((await clerk.call('PATCH', `/api/admin/users/${created.body.id}/`, { body: { areas: [] } })).status).toBe(200)
  expect((await clerk.call('DELETE', `/api/admin/users/${created.body.id}/`)).status).toBe(204)
})

test('concurrent demotions and deletions leave one admin', async () => {
  const app = await createTestApp()
  const admins = [await app.login('admin'), await app.login('admin'), await app.login('admin')]
  const { results } = (await admins[0]?.call('GET', '/api/admin/users/'))?.body ?? {}
  const ids: string[] = results.map(({ id }: { id: string }) => id)
  const steps = admins.flatMap(({ call }, index) =>
    ids.map((id) =>
      index % 2 === 0
        ? call('PATCH', `/api/admin/users/${id}/`, { body: { role: 'editor' } })
        : call('DELETE', `/api/admin/users/${id}/`),
    ),
  )
  await Promise.all(steps)
  const accounts = await app.database.db.select({ role: user.role }).from(user)
  expect(accounts.filter(({ role }) => role === 'admin')).toHaveLength(1)
})

test.each([{ role: 'admin' }, { areas: ['accounts'] }, { areas: ['school', 'press'] }])(
  'more rights invalidate open links to an account: %o',
  async (raised) => {
    const app = await createTestApp()
    const [admin, clerk] = [await app.login('admin'), await app.login('editor', ['accounts', 'school'])]
    const invite = async (email: string) =>
      (
        await clerk.call('POST', '/api/admin/users/', {
          body: { email, name: 'Neu', role: 'editor', areas: ['school'] },
        })
      ).body
    const tokenOf = ({ url }: { url: string }) => new URL(url).searchParams.get('token')
    const accept = (token: string | null) =>
      app.call('POST', '/api/admin/invitation/accept/', { body: { token, name: 'Neu', password: 'lang-genug-hier' } })
    const [invited, acceptedUser] = [await invite('neu@house.example'), await invite('da@house.example')]
    await accept(tokenOf(acceptedUser.invitation))
    const link = (await clerk.call('POST', `/api/admin/users/${acceptedUser.id}/reset-link/`)).body
    for (const { id } of [invited, acceptedUser])
      expect((await admin.call('PATCH', `/api/admin/users/${id}/`, { body: raised })).status).toBe(200)
    expect((await accept(tokenOf(invited.invitation))).status).toBe(400)
    expect(
      (await app.call('POST', '/api/admin/reset/', { body: { token: tokenOf(link), password: 'ganz-neues-passwort' } }))
        .status,
    ).toBe(400)
  },
)

test('the user endpoint lists writable resources; pages show settings links accordingly', async () => {
  const app = await createTestApp()
  await create(app.depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  const [site, press] = [await app.login('editor', ['site']), await app.login('editor', ['press'])]
  const user = (await press.call('GET', '/de/pageeditor-api/user')).body
  expect(user).toMatchObject({ areas: ['press'], writes: expect.arrayContaining(['news', 'images']) })
  expect(user.writes).not.toContain('pages')
  expect(user.admin_menus.map(({ url }: { url: string }) => url)).toEqual([
    '/admin/news',
    '/admin/people',
    '/admin/images',
    '/admin/translations',
  ])
  const settingsFor = async ({ call }: typeof site) =>
    (await call('GET', '/de/pageeditor-api/page/haus')).body.settings_url
  expect(await settingsFor(site)).toMatch(/^\/admin\/pages\//)
  expect(await settingsFor(press)).toBeNull()
})

test('changed areas apply at once to a running session', async () => {
  const app = await createTestApp()
  const [admin, editor] = [await app.login('admin'), await app.login('editor', ['press'])]
  const { results } = (await admin.call('GET', '/api/admin/users/')).body
  const { id } = results.find((each: { email: string }) => each.email === editor.email)
  await admin.call('PATCH', `/api/admin/users/${id}/`, { body: { areas: ['school'] } })
  const response = await editor.call('POST', '/api/admin/news/bulk/', { body: { ids: [1], delete: true } })
  expect(response.status).toBe(403)
})
