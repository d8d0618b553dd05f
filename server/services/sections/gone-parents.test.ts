import { afterEach, expect, test } from 'vitest'
import type { ResourceName } from '#model/define-type.ts'
import { contentTypes } from '#model/types.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import { env } from '#server/env.ts'
import { type Answer, createTestApp } from '#tests/support/app.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'
import { demoFields } from '#tests/support/samples/demo-records.ts'

const api = '/de/pageeditor-api'
/** In the text of every part: a visitor must never read it. */
const MARK = 'Quastenflosser'

afterEach(() => {
  env.versioning = false
})

/** A page with a list of every kind, each with one item, published if drafts are on. */
async function startPage(versioning: boolean) {
  env.versioning = versioning
  const app = await createTestApp()
  const editor = await app.login()
  const json = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    (await editor.call(method, path, { body })).body
  const image = await createImage(app.depsOf())
  const slug = crypto.randomUUID()
  const object_id = await create(app.depsOf(), 'pages', { slug_de: slug, slug_en: slug })
  const owner = { content_type: 'page', object_id }
  const section = await json('POST', `${api}/container/`, owner)
  const headline = await json('POST', `${api}/headline/`, { parent: section.id, headline_level: 2, content: MARK })
  const parts = []
  for (const { kind, children } of moduleSchemas.values()) {
    if (!children) continue
    const list = await json('POST', `${api}/${kind}/`, {
      ...demoFields(kind, image),
      parent: section.id,
      anchor: MARK.toLowerCase(),
    })
    const item = await json('POST', `${api}/${children}/`, {
      ...demoFields(children, image),
      parent: list.id,
      anchor: MARK.toLowerCase(),
    })
    parts.push({ list, item, kind: children })
  }
  const publish = () => versioning && json('POST', `${api}/publications/`, { ...owner, languages: ['de', 'en'] })
  const listPaths = parts.flatMap(({ list, item, kind }) => [list.url, item.url, `${api}/${kind}/?parent=${list.id}`])
  const paths = [
    section.url,
    `${api}/container/by-slug/${section.slug}`,
    headline.url,
    `${api}/headline/?parent=${section.id}`,
    ...listPaths,
    `${api}/page/${slug}`,
    `/api/search/?q=${MARK}`,
  ]
  const readable = async (paths: string[]) => {
    const reachable = []
    for (const path of paths)
      if (
        JSON.stringify((await app.call('GET', path)).body)
          .toLowerCase()
          .includes(`"${MARK.toLowerCase()}"`)
      )
        reachable.push(path)
    return reachable
  }
  await publish()
  return { ...app, editor, json, publish, object_id, section, parts, paths, listPaths, readable }
}

test.each([false, true])('visitors read no part of deleted or hidden owners, drafts %s', async (versioning) => {
  const page = await startPage(versioning)
  expect(await page.readable(page.paths)).toEqual(page.paths)
  const setShowing = (url: string, showing: object | null) => page.json('POST', url, { showing })
  const setOnline = (is_online: boolean) => page.json('PATCH', `/api/admin/pages/${page.object_id}/`, { is_online })
  const hidden = { is_online: false }

  for (const { list } of page.parts) await setShowing(list.url, hidden)
  await page.publish()
  expect(await page.readable(page.listPaths)).toEqual([])
  for (const { list } of page.parts) await setShowing(list.url, null)
  await setShowing(page.section.url, hidden)
  await page.publish()
  expect(await page.readable(page.paths)).toEqual([])
  await setShowing(page.section.url, null)
  await page.publish()
  await setOnline(false)
  expect(await page.readable(page.paths)).toEqual([])
  await setOnline(true)
  expect(await page.readable(page.paths)).toEqual(page.paths)

  for (const { list } of page.parts) await page.editor.call('DELETE', list.url)
  expect(await page.readable(page.listPaths)).toEqual(versioning ? page.listPaths : [])
  await page.publish()
  expect(await page.readable(page.listPaths)).toEqual([])
  await page.editor.call('DELETE', page.section.url)
  expect((await page.readable([page.section.url, page.paths[1] ?? ''])).length).toBe(versioning ? 2 : 0)
  await page.publish()
  expect(await page.readable(page.paths)).toEqual([])
})

test.each([false, true])('visitors read no section of any deleted record, drafts %s', async (versioning) => {
  env.versioning = versioning
  const app = await createTestApp()
  const editor = await app.login()
  for (const { resource: name, sectionOwner } of contentTypes) {
    if (!sectionOwner) continue
    const resource = name as ResourceName
    const object_id =
      resource === 'productions' ? (await createDate(app.depsOf())).productionId : await create(app.depsOf(), resource)
    const owner = { content_type: sectionOwner, object_id }
    const { body: section } = await editor.call('POST', `${api}/container/`, { body: owner })
    const { body: module } = await editor.call('POST', `${api}/headline/`, {
      body: { parent: section.id, headline_level: 2, content: MARK },
    })
    if (versioning) await editor.call('POST', `${api}/publications/`, { body: { ...owner, languages: ['de', 'en'] } })
    const paths = [
      section.url,
      `${api}/container/by-slug/${section.slug}`,
      module.url,
      `${api}/headline/?parent=${section.id}`,
    ]
    const statuses = async () => Promise.all(paths.map(async (path) => (await app.call('GET', path)).status))
    expect(await statuses(), sectionOwner).toEqual([200, 200, 200, 200])
    expect((await editor.call('DELETE', `/api/admin/${resource}/${object_id}/`)).status, resource).toBe(204)
    expect(await statuses(), sectionOwner).toEqual([404, 404, 404, 404])
  }
})
