import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

const text = (de: string, en = de) => ({ de, en })

async function startInstallation() {
  const app = await createTestApp()
  const parent = await create(app.depsOf(), 'pages', { title: text('Besuch', 'Visit') })
  const editor = await app.login()
  const createPage = (body: object) =>
    editor.call('POST', '/api/admin/pages/from-pattern/', { body: { parent_id: parent, ...body } })
  const countPages = async () => (await editor.call('GET', '/api/admin/pages/')).body.count as number
  return { ...app, parent, editor, createPage, pages: countPages }
}

test('every template creates an offline page with sections in both languages', async () => {
  const { call, editor, createPage } = await startInstallation()
  const patterns = (await editor.call('GET', '/api/admin/page-patterns/')).body as {
    id: string
    sections: { columns: { kinds: string[] }[] }[]
  }[]
  expect(patterns.map(({ id }) => id)).toEqual(['empty', 'hero', 'event-series', 'team', 'questions', 'landing'])
  for (const { id, sections } of patterns) {
    const response = await createPage({
      pattern: id,
      title: text(`Neu ${id}`, `New ${id}`),
      summary: text('Ein Satz.', 'One sentence.'),
    })
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject({
      path_de: `besuch/neu-${id}`,
      path_en: `visit/new-${id}`,
      is_online: false,
      meta_description: text('Ein Satz.', 'One sentence.'),
    })
    for (const [locale, path] of [
      ['de', response.body.path_de],
      ['en', response.body.path_en],
    ]) {
      expect((await call('GET', `/${locale}/pageeditor-api/page/${path}`)).status).toBe(404)
      const { modules } = (await editor.call('GET', `/${locale}/pageeditor-api/page/${path}`)).body as {
        modules: { columns: { children: { kind: string; fallback: string[] }[] }[] }[]
      }
      const columns = modules.map((section) => section.columns.map(({ children }) => children.map(({ kind }) => kind)))
      expect(columns).toEqual(sections.map((section) => section.columns.map(({ kinds }) => kinds)))
      expect(
        modules.flatMap((section) =>
          section.columns.flatMap(({ children }) => children.flatMap(({ fallback }) => fallback)),
        ),
      ).toEqual([])
    }
  }
})

test.each(['landing', 'hero'])('template %s repeats no title and adds a teaser for a summary', async (pattern) => {
  const { createPage, editor } = await startInstallation()
  const teasers = async () => (await editor.call('GET', '/de/pageeditor-api/fullteaser/')).body
  expect((await createPage({ pattern, title: text('L'.repeat(300), '') })).status).toBe(201)
  expect(await teasers()).toEqual([])
  expect(
    (await createPage({ pattern, title: text('Sommer am Wehr', ''), summary: text('Baden und Bach.', '') })).status,
  ).toBe(201)
  expect(await teasers()).toMatchObject([{ headline: 'Auf einen Blick', text: 'Baden und Bach.' }])
})

test('an invalid page is refused by field and creates nothing', async () => {
  const { call, createPage, pages } = await startInstallation()
  const before = await pages()
  expect((await createPage({ pattern: 'nothing', title: text('Neu') })).body).toMatchObject({
    status: 400,
    errors: { pattern: [expect.any(String)] },
  })
  expect((await createPage({ pattern: 'team', title: text('') })).body).toMatchObject({
    status: 400,
    errors: { 'title.de': [expect.any(String)] },
  })
  expect((await createPage({ pattern: 'team', title: text('Neu'), parent_id: 999_999 })).body).toMatchObject({
    status: 400,
    errors: { parent_id: [expect.any(String)] },
  })
  expect((await createPage({ pattern: 'team', title: text('Da') })).status).toBe(201)
  expect((await createPage({ pattern: 'team', title: text('Da') })).body).toMatchObject({
    status: 400,
    errors: { slug_de: [expect.any(String)] },
  })
  expect(await pages()).toBe(before + 1)
  expect(
    (await call('POST', '/api/admin/pages/from-pattern/', { body: { pattern: 'team', title: text('Neu') } })).status,
  ).toBe(401)
})

test('a page can be copied repeatedly, each copy offline with free path', async () => {
  const { editor, parent } = await startInstallation()
  const copy = async () => (await editor.call('POST', `/api/admin/pages/${parent}/duplicate/`, { body: {} })).body
  expect(await copy()).toMatchObject({ path_de: 'kopie-von-besuch', path_en: 'copy-of-visit', is_online: false })
  expect(await copy()).toMatchObject({ path_de: 'kopie-von-besuch-2', path_en: 'copy-of-visit-2', is_online: false })
})
