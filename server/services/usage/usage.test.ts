import { expect, test } from 'vitest'
import type { ResourceName } from '#model/define-type.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const rich = (href: string) => ({ de: `<p>Mehr <a href="${href}">hier</a></p>`, en: '' })

const cases: [
  string,
  ResourceName,
  (installation: Installation) => Promise<{ id: number; referrer: [ResourceName, number] }>,
][] = [
  [
    'a page linked in rich text by path',
    'pages',
    async ({ make }) => {
      const id = await make('pages', { slug_de: 'anfahrt', slug_en: 'directions' })
      return { id, referrer: ['venues', await make('venues', { description: rich('/de/anfahrt#bus') })] }
    },
  ],
  [
    'a page linked from the menu by reference',
    'pages',
    async ({ make }) => {
      const id = await make('pages', { slug_de: 'ziel', slug_en: 'target' })
      return {
        id,
        referrer: ['pages', await make('pages', { content_type: 'link', link: { de: `page:${id}`, en: '' } })],
      }
    },
  ],
  [
    'a page with a subpage',
    'pages',
    async ({ make }) => {
      const id = await make('pages', { slug_de: 'oben', slug_en: 'top' })
      return { id, referrer: ['pages', await make('pages', { parent_id: id, slug_de: 'unten', slug_en: 'below' })] }
    },
  ],
  [
    "a production's colour",
    'colors',
    async ({ make }) => {
      const id = await make('colors', { key: 'rot' })
      return { id, referrer: ['productions', await make('productions', { color_key: 'rot' })] }
    },
  ],
  [
    "a date's venue",
    'venues',
    async ({ date }) => {
      const { productionId, venueId } = await date()
      return { id: venueId, referrer: ['productions', productionId] }
    },
  ],
  [
    "a production linked by its date's path",
    'productions',
    async ({ make, date }) => {
      const { id, productionId } = await date()
      return { id: productionId, referrer: ['news', await make('news', { body: rich(`/de/konzerte/aufbruch/${id}`) })] }
    },
  ],
  [
    'an instructor',
    'people',
    async ({ make }) => {
      const id = await make('people')
      return { id, referrer: ['courses', await make('courses', { instructors: [id] })] }
    },
  ],
  [
    "a production's type",
    'event-types',
    async ({ make }) => {
      const id = await make('event-types')
      return { id, referrer: ['productions', await make('productions', { type_id: id })] }
    },
  ],
]
type Installation = {
  make: (name: ResourceName, body?: Record<string, unknown>) => Promise<number>
  date: () => ReturnType<typeof createDate>
}

test.each(cases)('%s cannot be deleted, and the refusal names the reference', async (_what, name, arrange) => {
  const { depsOf, login } = await createTestApp()
  const { id, referrer } = await arrange({
    make: (resource, body) => create(depsOf(), resource, body),
    date: () => createDate(depsOf()),
  })
  const editor = await login()
  const refused = await editor.call('DELETE', `/api/admin/${name}/${id}/`)
  expect(refused.status).toBe(409)
  expect(refused.body.places).toMatchObject([{ resource: referrer[0], id: referrer[1] }])
  expect((await editor.call('GET', `/api/admin/${name}/usage/?id=${id},99`)).body).toMatchObject([
    { id, places: refused.body.places },
    { id: 99, places: [] },
  ])
  expect((await editor.call('DELETE', `/api/admin/${referrer[0]}/${referrer[1]}/`)).status).toBe(204)
  expect((await editor.call('DELETE', `/api/admin/${name}/${id}/`)).status).toBe(204)
})

test('a record that refers only to itself can be deleted', async () => {
  const { depsOf, login } = await createTestApp()
  const id = await create(depsOf(), 'news', { title: { de: 'Neues', en: 'News' } })
  const editor = await login()
  await editor.call('PATCH', `/api/admin/news/${id}/`, { body: { body: rich(`/de/aktuelles/neues/${id}`) } })
  expect((await editor.call('DELETE', `/api/admin/news/${id}/`)).status).toBe(204)
})

test("a PDF linked in a page's text cannot be deleted", async () => {
  const { depsOf, login, app } = await createTestApp()
  const editor = await login()
  const form = new FormData()
  form.set('file', new Blob(['%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n%%EOF\n']), 'plan.pdf')
  const file = await (
    await app.request('/api/admin/files/upload/', { method: 'POST', headers: editor.headers, body: form })
  ).json()
  const page = await create(depsOf(), 'pages')
  const section = (
    await editor.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'page', object_id: page } })
  ).body
  await editor.call('POST', '/de/pageeditor-api/text/', {
    body: { parent: section.id, content: `<p><a href="${file.url}">Plan</a></p>` },
  })
  expect(await editor.call('DELETE', `/api/admin/files/${file.id}/`)).toMatchObject({
    status: 409,
    body: { places: [{ resource: 'pages', id: page }] },
  })
})
