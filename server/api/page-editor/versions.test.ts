import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/time/durations.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { write } from '#server/services/deps.ts'
import { MAX_VERSIONS, VERSION_RETENTION_DAYS } from '#server/services/page-states/save-version.ts'
import { requireKindSchema } from '#server/services/sections/data.ts'
import { insertModule } from '#server/services/sections/modules.ts'
import { type Answer, createTestApp, NOW } from '#tests/support/app.ts'
import { create, createImage } from '#tests/support/factories.ts'

const base = '/de/pageeditor-api'

async function pageOfTwoEditors() {
  const app = await createTestApp()
  const object_id = await create(app.depsOf(), 'pages')
  const [editor, otherEditor] = [await app.login(), await app.login()]
  const { id } = (await editor.call('POST', `${base}/container/`, { body: { content_type: 'page', object_id } })).body
  const module = (
    await editor.call('POST', `${base}/headline/`, { body: { parent: id, headline_level: 2, content: 'Preise' } })
  ).body
  const list = async (query = ''): Promise<Answer> =>
    (await editor.call('GET', `${base}/versions/?content_type=page&object_id=${object_id}${query}`)).body
  const setContent = (person: typeof editor, content: string) => person.call('POST', module.url, { body: { content } })
  return {
    ...app,
    object_id,
    editor,
    otherEditor,
    section: id,
    module,
    list,
    setContent,
    db: app.services.database.db,
  }
}

test('saves of one person within minutes make one version with its changes', async () => {
  const { list, setContent, editor, otherEditor } = await pageOfTwoEditors()
  await setContent(otherEditor, 'Preise 2027')
  await setContent(otherEditor, 'Unsere Preise')
  await setContent(editor, 'Eintritt')
  const { count, results } = await list()
  expect(count).toBe(3)
  expect(results[0]).toMatchObject({
    saved_by: 'Test',
    saved_at: NOW.toISOString(),
    changes: [{ type: 'changed', kind: 'headline', words: 'Eintritt', languages: ['de'] }],
  })
  expect(results[1].changes).toMatchObject([{ type: 'changed', words: 'Unsere Preise', section: 'Unsere Preise' }])
  expect(results[2].changes).toBeNull()
})

test("an old version is shown in either language with today's differences", async () => {
  const { list, setContent, editor, otherEditor, module } = await pageOfTwoEditors()
  await editor.call('POST', module.url.replace('/de/', '/en/'), { body: { content: 'Prices' } })
  await setContent(otherEditor, 'Eintritt')
  const version = (await list()).results[1]
  const { body } = await editor.call('GET', `/en/pageeditor-api/versions/${version.id}/`)
  expect(body.sections[0].columns[0].children[0]).toMatchObject({ id: module.id, content: 'Prices' })
  expect(body.changes).toMatchObject([{ type: 'changed', id: module.id, languages: ['de'] }])
})

test('restoring a version creates a new one in both languages', async () => {
  const { list, setContent, editor, otherEditor, module, section, call } = await pageOfTwoEditors()
  await editor.call('POST', module.url.replace('/de/', '/en/'), { body: { content: 'Prices' } })
  await setContent(otherEditor, 'Eintritt')
  const added = (
    await otherEditor.call('POST', `${base}/headline/`, {
      body: { parent: section, headline_level: 2, content: 'Neu', order: 1 },
    })
  ).body
  const version = (await list()).results[1]
  expect(await otherEditor.call('POST', `${base}/versions/${version.id}/restore/`)).toMatchObject({
    status: 200,
    body: { lost_images: [] },
  })
  expect((await call('GET', module.url)).body.content).toBe('Preise')
  expect((await call('GET', module.url.replace('/de/', '/en/'))).body.content).toBe('Prices')
  expect((await call('GET', added.url)).status).toBe(404)
  expect((await list()).count).toBe(3)
  // Parts removed by the restoration are in the bin too.
  expect((await editor.call('POST', `${base}/bin/restore/`, { body: { model: 'module', id: added.id } })).status).toBe(
    200,
  )
})

test('restoring a version reports its deleted images', async () => {
  const { list, editor, otherEditor, section, depsOf } = await pageOfTwoEditors()
  const image = await createImage(depsOf(), { color: '#227755' })
  const { url } = (await otherEditor.call('POST', `${base}/image/`, { body: { parent: section, image, order: 1 } }))
    .body
  const { id } = (await list()).results[0]
  await editor.call('POST', url, { body: { image: await createImage(depsOf(), { color: '#772255' }) } })
  expect((await editor.call('DELETE', `/api/admin/images/${image}/`)).status).toBe(204)
  expect((await editor.call('POST', `${base}/versions/${id}/restore/`)).body.lost_images).toEqual([image])
})

test('the last fifty versions stay, and all younger than the limit', async () => {
  const { setContent, editor, otherEditor, object_id, list, db } = await pageOfTwoEditors()
  const [row] = await db.select().from(pageStates).where(eq(pageStates.object_id, object_id))
  const { id: _id, ...first } = row as typeof pageStates.$inferSelect
  const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
  const aged = (days: number) => ({ ...first, begun_at: before(days), saved_at: before(days) })
  await db.delete(pageStates)
  await db
    .insert(pageStates)
    .values([
      ...Array.from({ length: 10 }, () => aged(VERSION_RETENTION_DAYS + 1)),
      ...Array.from({ length: MAX_VERSIONS }, () => aged(VERSION_RETENTION_DAYS - 1)),
    ])
  await setContent(editor, 'Eins')
  expect((await list()).count).toBe(MAX_VERSIONS + 1)
  await db.update(pageStates).set({ begun_at: before(500), saved_at: before(500) })
  await setContent(otherEditor, 'Zwei')
  expect((await list()).count).toBe(MAX_VERSIONS)
})

test('sections written by the seed are in the newest version', async () => {
  const { list, section, depsOf, editor } = await pageOfTwoEditors()
  const deps = depsOf()
  const position = { parent: section, column: 0, order: 1, anchor: '' }
  await write(deps, (inner) =>
    insertModule(inner, {
      schema: requireKindSchema('headline'),
      place: position,
      data: { headline_level: 2, content: { de: 'Anfahrt', en: '' } },
    }),
  )
  const newest = await editor.call('GET', `${base}/versions/${(await list()).results[0].id}/`)
  expect(newest.body.changes).toEqual([])
})

test('versions need a login and an existing record', async () => {
  const { call, list, editor, object_id } = await pageOfTwoEditors()
  const { id } = (await list()).results[0]
  for (const path of [`${base}/versions/?content_type=page&object_id=${object_id}`, `${base}/versions/${id}/`])
    expect((await call('GET', path)).status).toBe(401)
  expect((await call('POST', `${base}/versions/${id}/restore/`)).status).toBe(401)
  await editor.call('DELETE', `/api/admin/pages/${object_id}/`)
  expect((await editor.call('POST', `${base}/versions/${id}/restore/`)).status).toBe(400)
})

test('a restored section whose original is in the bin is a copy', async () => {
  const app = await createTestApp()
  const editor = await app.login()
  const json = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    (await editor.call(method, path, { body })).body
  const [from, to] = [
    await create(app.depsOf(), 'pages', { slug_de: 'von', slug_en: 'from' }),
    await create(app.depsOf(), 'pages', { slug_de: 'nach', slug_en: 'to' }),
  ]
  const text = 'Die Preise der neuen Spielzeit'
  const section = await json('POST', `${base}/container/`, { content_type: 'page', object_id: from })
  const headline = await json('POST', `${base}/headline/`, { parent: section.id, headline_level: 2, content: text })
  const versions = (await json('GET', `${base}/versions/?content_type=page&object_id=${from}`)).results
  await json('POST', `${base}/container/arrange/`, {
    sections: [{ content_type: 'page', object_id: to, containers: [section.id] }],
  })
  await editor.call('DELETE', `/api/admin/pages/${to}/`)
  const { sections } = await json('POST', `${base}/versions/${versions[0].id}/restore/`)
  expect(sections.map(({ id }: Answer) => id)).not.toContain(section.id)
  expect(sections[0].columns[0].children[0]).toMatchObject({ content: text })
  const [binned] = (await json('GET', '/api/admin/bin/?resource=pages')).results
  expect((await editor.call('POST', `/api/admin/bin/${binned.id}/restore/`, { body: {} })).status).toBe(200)
  expect((await editor.call('GET', headline.url)).body).toMatchObject({ content: text, parent: section.id })
})

test('versions stay with a deleted record until it is purged', async () => {
  const { list, editor, login, object_id, db } = await pageOfTwoEditors()
  await editor.call('DELETE', `/api/admin/pages/${object_id}/`)
  const inBin = async () => (await editor.call('GET', '/api/admin/bin/?resource=pages')).body.results[0].id
  await editor.call('POST', `/api/admin/bin/${await inBin()}/restore/`, { body: {} })
  expect((await list()).count).toBe(1)
  await editor.call('DELETE', `/api/admin/pages/${object_id}/`)
  expect((await (await login('admin')).call('DELETE', `/api/admin/bin/${await inBin()}/`)).status).toBe(204)
  expect(await db.select().from(pageStates)).toEqual([])
})
