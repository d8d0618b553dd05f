import { expect, test } from 'vitest'
import { HOUR_MS } from '#contract/time/durations.ts'
import type { ResourceName } from '#model/define-type.ts'
import { type Answer, createTestApp, NOW } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'
import { withDrafts } from '#tests/support/with-drafts.ts'

withDrafts()

const de = '/de/pageeditor-api'
const rich = (id: number) => ({ de: `<p><a href="/de/mitarbeiter/soloist/mara-vogt/${id}">Sie</a></p>`, en: '' })

/** With drafts: two entries of one person, each with its own page, and a page that links the dropped one. */
async function startTwice() {
  const clock = { now: NOW }
  const app = await createTestApp({ now: () => clock.now })
  const editor = await app.login()
  const json = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    (await editor.call(method, path, { body })).body
  const keep = await create(app.depsOf(), 'people', { first_name: 'Mara', last_name: 'Vogt' })
  const drop = await create(app.depsOf(), 'people', { first_name: 'Marah', last_name: 'Vogt' })
  const page = await create(app.depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })

  async function withModule(content_type: string, object_id: number, body: object) {
    const section = await json('POST', `${de}/container/`, { content_type, object_id })
    return json('POST', `${de}/link/`, { parent: section.id, content: 'Wort', link: 'https://haus.example/', ...body })
  }
  const setContent = (module: Answer, content: string) => json('POST', module.url, { content })
  const publish = (content_type: string, object_id: number, body: object = {}) =>
    editor.call('POST', `${de}/publications/`, { body: { content_type, object_id, languages: ['de', 'en'], ...body } })
  const publicly = async (path: string, headers = {}) =>
    JSON.stringify((await app.call('GET', `${de}/page/${path}`, { headers })).body.modules ?? null)
  const pathOf = async (id: number) => (await json('GET', `/api/admin/people/${id}/`)).urls.de.slice('/de/'.length)
  const publication = (content_type: string, object_id: number) =>
    json('GET', `${de}/publications/?content_type=${content_type}&object_id=${object_id}`)
  const versions = async (content_type: string, object_id: number) =>
    (await json('GET', `${de}/versions/?content_type=${content_type}&object_id=${object_id}`)).results as Answer[]
  const asRead = async (id: number) => ({ id, version: (await json('GET', `/api/admin/people/${id}/`)).version })
  const merge = async (body: object = {}) =>
    editor.call('POST', '/api/admin/people/merge/', {
      body: { keep: await asRead(keep), drop: await asRead(drop), ...body },
    })
  const pass = (ms = HOUR_MS) => {
    clock.now = new Date(clock.now.getTime() + ms)
  }
  const restore = async (resource: ResourceName, id: number) => {
    const entry = (await json('GET', `/api/admin/bin/?resource=${resource}`)).results.find(
      (each: Answer) => each.record_id === id,
    )
    return editor.call('POST', `/api/admin/bin/${entry.id}/restore/`, { body: {} })
  }
  return {
    ...app,
    editor,
    json,
    keep,
    drop,
    page,
    withModule,
    setContent,
    publish,
    publicly,
    pathOf,
    publication,
    versions,
    merge,
    pass,
    restore,
  }
}

test('a merge repoints drafts, published and planned pages without changing them', async () => {
  const { keep, drop, page, withModule, setContent, publish, publicly, pathOf, publication, merge, pass, editor } =
    await startTwice()
  const link = await withModule('page', page, { content: 'Gestern', link: `person:${drop}` })
  await publish('page', page)
  pass()
  await setContent(link, 'Morgen')
  await publish('page', page, { at: '2027-06-01T10:00:00Z' })
  await setContent(link, 'Entwurf')
  const remainingModule = await withModule('person', keep, { content: 'Öffentlich' })
  await publish('person', keep)
  await setContent(remainingModule, 'Noch nicht')
  const before = await publication('page', page)
  expect((await merge()).status).toBe(200)

  expect(await publicly('haus')).toContain('Gestern')
  expect(await publicly('haus')).toContain(`/de/mitarbeiter/soloist/mara-vogt/${keep}`)
  expect(await publicly('haus', editor.headers)).toMatch(new RegExp(`Entwurf.*person:${keep}`))
  const path = await pathOf(keep)
  expect(await publicly(path)).toContain('Öffentlich')
  expect(await publicly(path, editor.headers)).toContain('Noch nicht')
  const after = await publication('page', page)
  expect(after.languages).toEqual(before.languages)
  pass(Date.parse('2027-06-01T10:00:00Z') - NOW.getTime())
  expect(await publicly('haus')).toMatch(new RegExp(`Morgen.*mara-vogt/${keep}`))
})

test('a merge repoints restored versions; each record retains its history', async () => {
  const { keep, drop, page, json, withModule, setContent, versions, merge, pass, restore, publish, publicly, pathOf } =
    await startTwice()
  const link = await withModule('page', page, { content: 'Früher', link: `person:${drop}` })
  pass()
  await setContent(link, 'Später')
  const remainingModule = await withModule('person', keep, { content: 'Bleibt' })
  pass()
  await setContent(remainingModule, 'Bleibt anders')
  await withModule('person', drop, { content: 'Geht' })
  await publish('person', drop)
  const path = await pathOf(drop)
  const [ofPage, ofRemaining, ofDropped] = [
    await versions('page', page),
    await versions('person', keep),
    await versions('person', drop),
  ]
  pass()
  expect((await merge()).status).toBe(200)

  // A repointed link is no new version.
  expect(await versions('page', page)).toEqual(ofPage)
  expect(await versions('person', keep)).toEqual(ofRemaining)
  await json('POST', `${de}/versions/${ofPage.at(-1)?.id}/restore/`)
  expect(await json('GET', link.url)).toMatchObject({ content: 'Früher', link: `person:${keep}` })
  const [logged] = (await json('GET', `/api/admin/audit-log/?resource=pages&record_id=${page}`)).results.filter(
    ({ changes }: Answer) => changes.length > 0,
  )
  expect(logged).toMatchObject({ act: 'changed', changes: [{ field: 'link', from: 'Marah Vogt', to: 'Mara Vogt' }] })

  expect(await publicly(path)).toBe('null')
  expect((await restore('people', drop)).status).toBe(200)
  expect(await versions('person', drop)).toEqual(ofDropped)
  expect(await publicly(path)).toContain('Geht')
})

test('a merge repoints records and modules in the bins', async () => {
  const { keep, drop, json, editor, merge, restore, depsOf } = await startTwice()
  const { productionId } = await createDate(depsOf(), {
    production: { people: [{ person_id: drop, part: 'soloist' }] },
  })
  const course = await create(depsOf(), 'courses', { instructors: [keep, drop] })
  const news = await create(depsOf(), 'news', { body: rich(drop) })
  for (const [name, id] of [
    ['productions', productionId],
    ['courses', course],
    ['news', news],
  ])
    expect((await editor.call('DELETE', `/api/admin/${name}/${id}/`)).status).toBe(204)
  expect((await merge()).status).toBe(200)
  expect((await restore('productions', productionId)).body).toMatchObject({ id: productionId, dropped_references: [] })
  expect((await restore('courses', course)).body).toMatchObject({ dropped_references: [] })
  expect((await restore('news', news)).status).toBe(200)
  expect((await json('GET', `/api/admin/productions/${productionId}/`)).people).toMatchObject([{ person_id: keep }])
  expect((await json('GET', `/api/admin/courses/${course}/`)).instructors).toEqual([keep])
  expect((await json('GET', `/api/admin/news/${news}/`)).body.de).toBe(rich(keep).de)
})

test('merging two records that link each other leaves a self-link', async () => {
  const { keep, drop, json, editor, merge } = await startTwice()
  await editor.call('PATCH', `/api/admin/people/${keep}/`, { body: { biography: rich(drop) } })
  expect((await merge()).body.biography).toEqual(rich(keep))
  const third = (
    await json('POST', '/api/admin/people/', {
      ...(await json('GET', `/api/admin/people/${keep}/`)),
      slug_de: '',
      slug_en: '',
    })
  ).id
  await editor.call('PATCH', `/api/admin/people/${third}/`, { body: { biography: rich(third) } })
  const version = async (id: number) => ({ id, version: (await json('GET', `/api/admin/people/${id}/`)).version })
  const merged = await merge({ drop: await version(third), take: ['biography'] })
  expect(merged.body.biography).toEqual(rich(keep))
})
