import { expect, test } from 'vitest'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import type { ResourceName } from '#model/define-type.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { create, createImage } from '#tests/support/factories.ts'
import { demoFields } from '#tests/support/samples/demo-records.ts'

const beyondInteger = 3_000_000_000
const notText = '"\ud800 und \u0000"'
const wrongValues = [null, beyondInteger, notText, 'page:9999999999', [beyondInteger], {}, { de: notText, en: '' }]

test('wrong values in module fields never break the page', {
  timeout: 120_000,
}, async () => {
  const app = await createTestApp()
  const editor = await app.login()
  const { page, section } = await newSection(app, editor)
  const image = await createImage(app.depsOf())
  const faults: string[] = []
  for (const { kind, fields, item } of moduleSchemas.values()) {
    const list = [...moduleSchemas.values()].find((schema) => schema.children === kind)?.kind
    const parent =
      item && list
        ? (await editor.call('POST', `/de/pageeditor-api/${list}/`, { body: { parent: section } })).body.id
        : section
    const validBody = { ...demoFields(kind, image), parent }
    const { url } = (await editor.call('POST', `/de/pageeditor-api/${kind}/`, { body: validBody })).body
    const send = async (path: string, body: Record<string, unknown>) => {
      if ((await editor.call('POST', path, { body })).status >= 500) faults.push(`${path} ${JSON.stringify(body)}`)
    }
    for (const value of wrongValues) {
      for (const field of ['parent', 'column', 'order'])
        await send(`/de/pageeditor-api/${kind}/`, { ...validBody, [field]: value })
      for (const field of [...Object.keys(fields.shape), 'anchor', 'version', '__proto__'])
        await send(url, { [field]: value })
    }
  }
  expect(faults).toEqual([])
  expect((await app.call('GET', `/de/pageeditor-api/page/${page}`)).status).toBe(200)
})

test('wrong values in sections and records never return 5xx', { timeout: 120_000 }, async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const { section } = await newSection(app, admin)
  const faults: string[] = []
  const send = async (path: string, body: Record<string, unknown>) => {
    if ((await admin.call('POST', path, { body })).status >= 500) faults.push(`${path} ${JSON.stringify(body)}`)
  }
  const container = '/de/pageeditor-api/container/'
  for (const value of wrongValues) {
    for (const field of ['parent', 'content_type', 'object_id', 'slug', 'layout', 'order'])
      await send(container, { content_type: 'page', object_id: 1, [field]: value })
    for (const field of ['version', 'layout', 'slug']) await send(`${container}${section}/`, { [field]: value })
    await send(`${container}restore/`, { model: 'module', id: value })
    await send(`${container}arrange/`, {
      versions: { [String(value)]: 1 },
      columns: [{ container: section, column: 0, modules: [value] }],
    })
  }
  for (const name of Object.keys(resourceBodies) as ResourceName[]) {
    if (requireResource(name).creatable === false) continue
    const id = await create(app.depsOf(), name, name === 'pages' ? { slug_de: 'noch-eine', slug_en: 'another' } : {})
    for (const field of Object.keys(resourceBodies[name].shape))
      for (const value of wrongValues) await send(`/api/admin/${name}/${id}/`, { [field]: value })
  }
  expect(faults).toEqual([])
})

async function newSection(
  app: TestApp,
  editor: Awaited<ReturnType<TestApp['login']>>,
): Promise<{ page: string; section: number }> {
  const object_id = await create(app.depsOf(), 'pages', { slug_de: 'haus' })
  const { body } = await editor.call('POST', '/de/pageeditor-api/container/', {
    body: { content_type: 'page', object_id },
  })
  return { page: 'haus', section: body.id }
}
