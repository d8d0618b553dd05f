import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/time/durations.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames } from '#model/types.ts'
import { visibilityRuleFor } from '#model/visibility.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'
import { withDrafts } from '#tests/support/with-drafts.ts'

withDrafts()

const minutes = (after: number) => new Date(NOW.getTime() + after * MINUTE_MS).toISOString()

/** A release an hour from now; the second process is five seconds ahead. */
async function startInstallation() {
  const clock = { now: NOW }
  const app = await createTestApp({ now: () => clock.now })
  const editor = await app.login()
  const release = (
    await editor.call('POST', '/api/admin/releases/', { body: { name: 'Saison 2027/28', public_from: minutes(60) } })
  ).body
  const url = `/api/admin/releases/${release.id}/`
  const patch = (name: ResourceName, id: number, body: object) =>
    editor.call('PATCH', `/api/admin/${name}/${id}/`, { body })
  const setMinute = (minute: number) => {
    clock.now = new Date(minutes(minute))
  }
  const statusOf = async (path: string) => (await app.app.request(path)).status
  const course = await create(app.depsOf(), 'courses', { slug_de: 'oboe', slug_en: 'oboe', is_online: false })
  return {
    ...app,
    editor,
    release,
    url,
    patch,
    setMinute,
    clock,
    course,
    page: `/de/pageeditor-api/page/kurse/oboe/${course}`,
    statusOf,
  }
}

test('records go online with their release and are hidden before', async () => {
  const { depsOf, patch, release, url, editor, setMinute, app, course } = await startInstallation()
  const { productionId } = await createDate(depsOf(), {
    production: { name: { de: 'Geheimkonzert', en: '' }, is_online: false },
  })
  const teaser = await create(depsOf(), 'teasers', { headline: { de: 'Geheimkonzert', en: '' }, is_online: false })
  for (const [name, id] of [
    ['productions', productionId],
    ['teasers', teaser],
    ['courses', course],
  ] as const)
    expect((await patch(name, id, { online_with: release.id })).body).toMatchObject({
      is_online: true,
      online_from: minutes(60),
      online_with: release.id,
    })
  expect((await editor.call('GET', url)).body).toMatchObject({
    count: 3,
    records: expect.arrayContaining([{ resource: 'productions', id: productionId, title: 'Geheimkonzert' }]),
  })
  expect((await editor.call('GET', '/api/admin/releases/')).body.results).toMatchObject([{ count: 3 }])
  const readVisibility = async () => {
    const paths = [
      '/api/event-dates/',
      '/api/teaser/',
      `/api/course/${course}/`,
      '/de/pageeditor-api/search/?q=Geheimkonzert',
      '/sitemap.xml',
    ]
    const texts = await Promise.all(
      paths.map(async (path) => (await app.request(path, { headers: { 'accept-language': 'de' } })).text()),
    )
    return texts.map((text) => /Geheimkonzert|geheimkonzert|"id":\d+,"url":"\/de\/kurse/.test(text))
  }
  setMinute(59.99)
  expect(await readVisibility()).toEqual([false, false, false, false, false])
  setMinute(60)
  expect((await readVisibility()).slice(0, 3)).toEqual([true, true, true])
})

test('records follow a moved release and stay offline when it is deleted', async () => {
  const { patch, release, editor, url, setMinute, course, page, statusOf } = await startInstallation()
  await patch('courses', course, { online_with: release.id })
  expect((await editor.call('POST', url, { body: { public_from: minutes(120) } })).body).toMatchObject({
    records: [{ id: course }],
  })
  setMinute(119)
  expect(await statusOf(page)).toBe(404)
  expect((await editor.call('DELETE', url)).status).toBe(204)
  expect((await editor.call('GET', `/api/admin/courses/${course}/`)).body).toMatchObject({
    is_online: false,
    online_from: null,
    online_with: null,
  })
  setMinute(121)
  expect(await statusOf(page)).toBe(404)
})

test('a record can change its release, time or visibility', async () => {
  const { patch, release, editor, url, course } = await startInstallation()
  const otherRelease = (
    await editor.call('POST', '/api/admin/releases/', { body: { name: 'Sommer', public_from: minutes(90) } })
  ).body
  const states = [
    [{ online_with: release.id }, [true, minutes(60), release.id]],
    [{ online_with: otherRelease.id }, [true, minutes(90), otherRelease.id]],
    [{ name: { de: 'Oboe', en: '' }, is_online: true }, [true, minutes(90), otherRelease.id]],
    [{ online_with: otherRelease.id, online_from: minutes(5) }, [true, minutes(90), otherRelease.id]],
    [{ online_from: minutes(70) }, [true, minutes(70), null]],
    [{ is_online: false }, [false, null, null]],
    [{ online_from: minutes(70) }, [true, minutes(70), null]],
    [{ is_online: true, online_from: null, online_with: null }, [true, null, null]],
  ] as const
  for (const [body, [is_online, online_from, online_with]] of states)
    expect((await patch('courses', course, body)).body, JSON.stringify(body)).toMatchObject({
      is_online,
      online_from,
      online_with,
    })
  expect((await editor.call('GET', url)).body).toMatchObject({ count: 0, records: [] })
})

test('past times, missing releases and releases under way are refused', async () => {
  const { patch, release, course, clock } = await startInstallation()
  expect((await patch('courses', course, { online_from: minutes(-1) })).body.errors).toEqual({
    online_from: ['Dieser Zeitpunkt ist schon vorbei.'],
  })
  expect((await patch('courses', course, { online_with: 999 })).body.errors).toHaveProperty('online_with')
  await patch('courses', course, { online_with: release.id })
  clock.now = new Date(Date.parse(minutes(60)) - 5000)
  const underWay = ['Das ist schon öffentlich oder wird es in den nächsten Sekunden.']
  expect((await patch('courses', course, { online_from: minutes(90) })).body.errors).toEqual({ online_from: underWay })
  // Going offline is always possible.
  expect((await patch('courses', course, { is_online: false })).status).toBe(200)
  expect((await patch('courses', course, { online_with: release.id })).body.errors).toEqual({ online_with: underWay })
})

test('a copy of a record in a release is offline and in none', async () => {
  const { patch, release, editor, course } = await startInstallation()
  await patch('courses', course, { online_with: release.id })
  const { body } = await editor.call('POST', `/api/admin/courses/${course}/duplicate/`, {})
  expect(body).toMatchObject({ is_online: false, online_from: null, online_with: null })
})

test("a restored record follows its release's current time or stays offline", async () => {
  const { patch, release, editor, url, course } = await startInstallation()
  const restored = async () => {
    await editor.call('DELETE', `/api/admin/courses/${course}/`)
    await editor.call('POST', url, { body: { public_from: minutes(200) } })
    const [binEntry] = (await editor.call('GET', '/api/admin/bin/')).body.results
    await editor.call('POST', `/api/admin/bin/${binEntry.id}/restore/`, { body: {} })
    return (await editor.call('GET', `/api/admin/courses/${course}/`)).body
  }
  await patch('courses', course, { online_with: release.id })
  expect(await restored()).toMatchObject({ online_from: minutes(200), online_with: release.id })
  await editor.call('DELETE', `/api/admin/courses/${course}/`)
  await editor.call('DELETE', url)
  const [binEntry] = (await editor.call('GET', '/api/admin/bin/')).body.results
  await editor.call('POST', `/api/admin/bin/${binEntry.id}/restore/`, { body: {} })
  expect((await editor.call('GET', `/api/admin/courses/${course}/`)).body).toMatchObject({
    is_online: false,
    online_from: null,
    online_with: null,
  })
})

test('every type with a visibility rule can join a release', async () => {
  const { depsOf, patch, release, editor, url } = await startInstallation()
  const ruled = resourceNames.filter((name) => visibilityRuleFor(name))
  for (const name of ruled)
    expect(
      (await patch(name, await create(depsOf(), name, { is_online: false }), { online_with: release.id })).status,
      name,
    ).toBe(200)
  const { records } = (await editor.call('GET', url)).body
  expect(records.map(({ resource }: { resource: string }) => resource).toSorted()).toEqual(ruled.toSorted())
})

test('moving or deleting a release needs the areas of its contents', async () => {
  const { patch, release, url, editor, course, login, depsOf } = await startInstallation()
  await patch('courses', course, { online_with: release.id })
  const object_id = await create(depsOf(), 'pages')
  await editor.call('POST', '/de/pageeditor-api/publications/', {
    body: { content_type: 'page', object_id, languages: ['de'], release: release.id },
  })
  for (const areas of [['accounts', 'concerts', 'press'], ['school'], ['site']] as const) {
    const { call } = await login('editor', areas)
    expect((await call('POST', url, { body: { public_from: minutes(5) } })).status, areas.join()).toBe(403)
    expect((await call('DELETE', url)).status, areas.join()).toBe(403)
  }
  expect((await editor.call('GET', url)).body).toMatchObject({
    public_from: minutes(60),
    pages: [{ object_id }],
    records: [{ id: course, resource: 'courses' }],
  })
  const fullEditor = await login('editor', ['school', 'site'])
  expect((await fullEditor.call('POST', url, { body: { public_from: minutes(90) } })).status).toBe(200)
  expect((await fullEditor.call('DELETE', url)).status).toBe(204)
})
