import { expect, test } from 'vitest'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import type { ResourceName } from '#model/define-type.ts'
import { requireResource, resources } from '#server/services/resources/all.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

/** Pictures and files are created by upload; see admin.test.ts. */
const names = (Object.keys(resourceBodies) as ResourceName[]).filter((name) => requireResource(name).creatable)

function unique(name: ResourceName): Record<string, unknown> {
  if (name === 'pages') return { slug_de: crypto.randomUUID(), slug_en: crypto.randomUUID() }
  return name === 'colors' ? { key: crypto.randomUUID() } : {}
}

test.each(names)('%s: a second write with the same version returns 409 with the record', async (name) => {
  const { depsOf, login } = await createTestApp()
  const id = await create(depsOf(), name, unique(name))
  const editor = await login('editor')
  const path = `/api/admin/${name}/${id}/`
  expect((await editor.call('PATCH', path, { body: { version: 1 } })).body).toMatchObject({ id, version: 2 })
  const stale = await editor.call('PATCH', path, { body: { version: 1 } })
  expect([stale.status, stale.body.current.version]).toEqual([409, 2])
  expect((await editor.call('DELETE', path)).status).toBe(204)
  expect((await editor.call('GET', path)).status).toBe(404)
})

test.each(names)('%s: an empty record and wrong types are refused at their fields', async (name) => {
  const { login } = await createTestApp()
  const editor = await login('editor')
  const emptyResponse = await editor.call('POST', `/api/admin/${name}/`, { body: {} })
  expect(emptyResponse.status).toBe(400)
  expect(Object.keys(emptyResponse.body.errors).length).toBeGreaterThan(0)
  const fields = Object.fromEntries(
    Object.keys(resourceBodies[name].shape).map((field) => [field, { no: 'such value' }]),
  )
  expect((await editor.call('POST', `/api/admin/${name}/`, { body: fields })).status).toBe(400)
})

test.each(names)('%s: three records make two pages of two', async (name) => {
  const { depsOf, login } = await createTestApp()
  for (let record = 0; record < 3; record++) await create(depsOf(), name, unique(name))
  const editor = await login('editor')
  const first = (await editor.call('GET', `/api/admin/${name}/?page_size=2&ordering=id`)).body
  const second = (await editor.call('GET', `/api/admin/${name}/?page_size=2&ordering=id&page=2`)).body
  expect(first.count).toBeGreaterThanOrEqual(3)
  expect(second.count).toBe(first.count)
  expect(first.next).toBe(`http://localhost/api/admin/${name}/?page_size=2&ordering=id&page=2`)
  expect(second.previous).toBe(`http://localhost/api/admin/${name}/?page_size=2&ordering=id&page=1`)
  const ids = [...first.results, ...second.results].map((record: { id: number }) => record.id)
  expect(new Set(ids).size).toBe(ids.length)
})

const withRichText = resources.flatMap(({ name, richText }) => richText.map((field) => [name, field] as const))

test.each(withRichText)('%s: %s is sanitised on create, update and import', async (name, field) => {
  const { depsOf, login } = await createTestApp()
  const text = (word: string) =>
    `<p onclick="x()">${word}<script>alert(1)</script><a href="javascript:x()">da</a></p><img src=x onerror=x()>`
  const cleaned = (de: string, en: string) => ({ de: `<p>${de}<a>da</a></p>`, en: `<p>${en}<a>da</a></p>` })
  const id = await create(depsOf(), name, { [field]: { de: text('Eins'), en: text('One') } })
  const editor = await login('editor')
  const path = `/api/admin/${name}/${id}/`
  const stored = async () => (await editor.call('GET', path)).body[field]
  expect(await stored()).toEqual(cleaned('Eins', 'One'))
  await editor.call('PATCH', path, { body: { [field]: { en: text('Two') } } })
  expect(await stored()).toEqual(cleaned('Eins', 'Two'))
  const line = JSON.stringify({ id, [field]: { de: text('Drei'), en: text('Three') } })
  const importing = (more: object = {}) =>
    editor.call('POST', `/api/admin/${name}/import-file/`, { body: { text: line, ...more } })
  expect((await importing({ plan: (await importing()).body.plan })).body).toMatchObject({
    done: true,
    counts: { changed: 1 },
  })
  expect(await stored()).toEqual(cleaned('Drei', 'Three'))
})
