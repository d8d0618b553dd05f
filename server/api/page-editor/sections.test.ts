import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { pageEditorPath as base, pageWithEditor } from '#tests/support/browser/page-with-editor.ts'
import { create } from '#tests/support/factories.ts'

test('sections are readable without a login and writable only with one', async () => {
  const { call, section } = await pageWithEditor()
  const { id, slug } = await section()
  expect((await call('GET', `${base}/container/by-slug/${slug}`)).body.id).toBe(id)
  const refused = await call('POST', `${base}/container/`, { body: { content_type: 'page', object_id: 1 } })
  expect(refused.status).toBe(401)
  expect((await call('DELETE', `${base}/container/${id}/`)).status).toBe(401)
})

test('a new section is inserted at its order and moves later ones', async () => {
  const { section, call } = await pageWithEditor()
  const [first, second] = [await section(), await section()]
  const insertedSection = await section({ order: 1, layout: 5 })
  expect(insertedSection.columns.map(({ classes }: { classes: string }) => classes)).toEqual([
    'span-3',
    'span-6',
    'span-3',
  ])
  const { body } = await call('GET', `${base}/page/orchester`)
  expect(body.modules.map(({ id }: { id: number }) => id)).toEqual([first.id, insertedSection.id, second.id])
})

test('a first section is created with parent absent or null', async () => {
  const { editor, object_id } = await pageWithEditor()
  for (const parent of [undefined, null])
    expect(
      await editor.call('POST', `${base}/container/`, { body: { content_type: 'page', object_id, parent } }),
    ).toMatchObject({
      status: 201,
      body: { parent: null },
    })
})

test('removing columns moves their modules to the last column', async () => {
  const { section, headline, editor, idsIn } = await pageWithEditor()
  const { id } = await section({ layout: 4 })
  const [a, b, c] = [
    await headline(id, { column: 0 }),
    await headline(id, { column: 2 }),
    await headline(id, { column: 1 }),
  ]
  await editor.call('POST', `${base}/container/${id}/`, { body: { layout: 3 } })
  expect(await idsIn(id)).toEqual([[a.id], [c.id, b.id]])
})

test("a module is saved in the request's language and preserves the other", async () => {
  const { section, headline, editor, call } = await pageWithEditor()
  const { id } = await section()
  const module = await headline(id)
  expect((await call('GET', `/en/pageeditor-api/headline/${module.id}/`)).body).toMatchObject({
    content: 'Klang',
    fallback: ['content'],
  })
  await editor.call('POST', `/en/pageeditor-api/headline/${module.id}/`, { body: { content: 'Sound' } })
  expect((await call('GET', `/en/pageeditor-api/headline/${module.id}/`)).body).toMatchObject({
    content: 'Sound',
    fallback: [],
  })
  expect((await call('GET', `${base}/headline/${module.id}/`)).body.content).toBe('Klang')
  const emptied = await editor.call('PATCH', `/en/pageeditor-api/headline/${module.id}/`, { body: { content: '' } })
  expect(emptied.body).toMatchObject({ content: 'Klang', fallback: ['content'] })
})

test('an English text is outdated once the German one changes', async () => {
  const { section, headline, editor, call } = await pageWithEditor()
  const { id } = await section()
  const module = await headline(id)
  const write = async (locale: 'de' | 'en', body: object) =>
    (await editor.call('POST', `/${locale}/pageeditor-api/headline/${module.id}/`, { body })).body.outdated
  expect(await write('en', { content: 'Sound' })).toEqual([])
  expect(await write('de', { content: 'Ton' })).toEqual(['content'])
  expect((await call('GET', `/en/pageeditor-api/headline/${module.id}/`)).body).not.toHaveProperty('outdated')
  await editor.call('DELETE', `${base}/headline/${module.id}/`)
  const restored = await editor.call('POST', `${base}/container/restore/`, { body: { model: 'module', id: module.id } })
  expect(restored.body.columns[0].children[0].outdated).toEqual(['content'])
  expect(await write('de', { content: 'Klang' })).toEqual([])
  expect(await write('de', { content: 'Ton' })).toEqual(['content'])
  expect(await write('en', { content: 'Tone' })).toEqual([])
  expect(await write('en', { content: 'Sound', outdated: ['content'] })).toEqual(['content'])
})

test('an update preserves absent fields', async () => {
  const { section, headline, editor } = await pageWithEditor()
  const module = await headline((await section()).id, { anchor: 'anfang', headline_level: 4, preline: 'Vorweg' })
  const { body } = await editor.call('POST', module.url, { body: { content: 'Anders' } })
  expect(body).toMatchObject({ content: 'Anders', anchor: 'anfang', headline_level: 4, preline: 'Vorweg', version: 2 })
})

test('a write that breaks a rule of the kind is refused', async () => {
  const { section, headline, editor, call } = await pageWithEditor()
  const module = await headline((await section()).id)
  const german = await editor.call('POST', module.url, { body: { content: ' ' } })
  expect(german.status).toBe(400)
  expect(german.body.errors).toEqual({ content: ['Bitte ausfüllen.'] })
  expect(
    (await editor.call('POST', module.url.replace('/de/', '/en/'), { body: { headline_level: 7 } })).body.errors
      .headline_level,
  ).toHaveLength(1)
  expect((await call('GET', module.url)).body.content).toBe('Klang')
})

test('required German text cannot be emptied, and German never shows English', async () => {
  const { section, headline, editor, call } = await pageWithEditor()
  const module = await headline((await section()).id, { preline: 'Vorweg' })
  await editor.call('POST', module.url.replace('/de/', '/en/'), { body: { content: 'Sound', preline: 'Ahead' } })
  expect((await editor.call('POST', module.url, { body: { content: '' } })).body.errors).toEqual({
    content: ['Bitte ausfüllen.'],
  })
  await editor.call('POST', module.url, { body: { preline: '' } })
  expect((await call('GET', module.url)).body).toMatchObject({ content: 'Klang', preline: '', fallback: [] })
  expect((await call('GET', module.url.replace('/de/', '/en/'))).body).toMatchObject({
    content: 'Sound',
    preline: 'Ahead',
  })
})

test('a stale write returns 409 with the record and changes nothing', async () => {
  const { section, headline, editor, call } = await pageWithEditor()
  const module = await headline((await section()).id)
  await editor.call('POST', module.url, { body: { content: 'Neu', version: 1 } })
  const stale = await editor.call('POST', module.url, { body: { content: 'Alt', version: 1 } })
  expect(stale.status).toBe(409)
  expect(stale.body.current).toMatchObject({ content: 'Neu', version: 2 })
  expect((await call('GET', module.url)).body.content).toBe('Neu')
})

test('one of many concurrent writes with one version wins', async () => {
  const { section, headline, editor } = await pageWithEditor()
  const module = await headline((await section()).id)
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      editor.call('POST', module.url, { body: { content: `Nr. ${index}`, version: 1 } }),
    ),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(7)
})

test('rich text is sanitised to the elements of the editor', async () => {
  const { section, editor } = await pageWithEditor()
  const { id } = await section()
  const content =
    '<h1 onclick="x()">Titel</h1><p style="text-align: center; color: red">Ein <b>Wort</b><script>alert(1)</script> <a href="javascript:alert(1)">da</a> <a href="https://a.example" target="_blank">dort</a></p><img src=x onerror=alert(1)>'
  const { body } = await editor.call('POST', `${base}/text/`, { body: { parent: id, content } })
  expect(body.content).toBe(
    'Titel<p style="text-align:center">Ein <strong>Wort</strong> <a>da</a> <a href="https://a.example" target="_blank" rel="noopener">dort</a></p>',
  )
})

test('only the account that deleted a module can undo it', async () => {
  const { section, headline, editor, login, idsIn } = await pageWithEditor()
  const { id } = await section()
  const module = await headline(id)
  expect((await editor.call('DELETE', module.url)).status).toBe(204)
  expect(await idsIn(id)).toEqual([[]])
  const restore = { body: { model: 'module', id: module.id } }
  expect((await (await login()).call('POST', `${base}/container/restore/`, restore)).status).toBe(404)
  expect((await editor.call('POST', `${base}/container/restore/`, restore)).status).toBe(200)
  expect(await idsIn(id)).toEqual([[module.id]])
})

test('list items are ordered and belong to a list of their kind', async () => {
  const { section, editor, call } = await pageWithEditor()
  const { id } = await section()
  const faq = (await editor.call('POST', `${base}/faq/`, { body: { parent: id } })).body
  const item = (content: string, order: number) =>
    editor.call('POST', `${base}/faqitem/`, { body: { parent: faq.id, content, text: '<p>Ja.</p>', order } })
  const [second, first] = [(await item('Zweite?', 0)).body, (await item('Erste?', 0)).body]
  expect((await call('GET', faq.url)).body.children.map(({ content }: { content: string }) => content)).toEqual([
    'Erste?',
    'Zweite?',
  ])
  expect((await call('GET', `${base}/faqitem/?parent=${faq.id}`)).body.map((each: { id: number }) => each.id)).toEqual([
    first.id,
    second.id,
  ])
  expect((await editor.call('POST', `${base}/faqitem/`, { body: { parent: 99_999, content: 'Wo?' } })).status).toBe(400)
  expect(
    (await editor.call('POST', `${base}/teaseritem/`, { body: { parent: faq.id, headline: 'Hier' } })).status,
  ).toBe(400)
})

test('a link to an offline record works for editors only', async () => {
  const { call, depsOf, section, editor } = await pageWithEditor()
  const course = await create(depsOf(), 'courses', { is_online: false })
  const { id, url } = await section()
  await editor.call('POST', `${base}/link/`, { body: { parent: id, content: 'Zum Kurs', link: `course:${course}` } })
  const linkOf = ({ body }: { body: { columns: { children: { link_url: string }[] }[] } }) =>
    body.columns[0]?.children[0]?.link_url
  expect(linkOf(await call('GET', url))).toBe('')
  expect(linkOf(await editor.call('GET', url))).toMatch(/^\/de\/kurse\//)
})

test('sections of an offline page are hidden from visitors', async () => {
  const { section, headline, editor, call, object_id } = await pageWithEditor()
  const { id, slug, url } = await section()
  const module = await headline(id)
  await editor.call('PATCH', `/api/admin/pages/${object_id}/`, { body: { is_online: false } })
  for (const path of [url, `${base}/container/by-slug/${slug}`, module.url, `${base}/headline/?parent=${id}`])
    expect((await call('GET', path)).status).toBe(404)
  expect((await editor.call('GET', url)).status).toBe(200)
})

test('an invalid anchor is refused with a message', async () => {
  const app = await createTestApp()
  const editor = await app.login()
  const object_id = await create(app.depsOf(), 'pages')
  const section = (
    await editor.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'page', object_id } })
  ).body
  const refused = (locale: string) =>
    editor.call('POST', `/${locale}/pageeditor-api/text/`, {
      body: { parent: section.id, content: '<p>Hallo</p>', anchor: 'zwei Wörter' },
    })
  expect((await refused('de')).body.errors).toEqual({
    anchor: ['Erlaubt sind Buchstaben ohne Umlaute, Ziffern, Bindestrich und Unterstrich.'],
  })
  expect((await refused('en')).body.errors).toEqual({
    anchor: ['Letters without accents, digits, hyphen and underscore are allowed.'],
  })
})

test('a FAQ module shows the online entries of the back office', async () => {
  const { section, editor, call, depsOf } = await pageWithEditor()
  await create(depsOf(), 'faq', { question: { de: 'Wann?', en: 'When?' }, order: 2 })
  await create(depsOf(), 'faq', { question: { de: 'Wo?', en: '' }, order: 1 })
  await create(depsOf(), 'faq', { question: { de: 'Geheim?', en: '' }, is_online: false })
  const { id: parent } = await section()
  const faq = (await editor.call('POST', `${base}/faq/`, { body: { parent } })).body
  expect(faq).toMatchObject({ source: 'own', questions: [] })
  const faqModule = (await editor.call('POST', faq.url, { body: { source: 'back_office', version: faq.version } })).body
  expect(faqModule.questions.map(({ content }: { content: string }) => content)).toEqual(['Wo?', 'Wann?'])
  const english = (await call('GET', `/en/pageeditor-api/container/${parent}/`)).body.columns[0].children[0]
  expect(
    english.questions.map(({ content, fallback }: { content: string; fallback: string[] }) => [content, fallback]),
  ).toEqual([
    ['Wo?', ['content']],
    ['When?', []],
  ])
})

test('a FAQ module with a category shows its online entries in order', async () => {
  const { section, editor, call, depsOf } = await pageWithEditor()
  const createQuestion = (de: string, fields: Record<string, unknown>) =>
    create(depsOf(), 'faq', { question: { de, en: '' }, ...fields })
  await createQuestion('Wann?', { category: 'Karten', order: 3 })
  await createQuestion('Wo?', { category: 'Karten', order: 1 })
  await createQuestion('Wie alt?', { category: 'Unterricht', order: 2 })
  await createQuestion('Warum?', { order: 0 })
  await createQuestion('Geheim?', { category: 'Karten', order: 2, is_online: false })
  const { id: parent } = await section()
  const shownOf = async (fields: Record<string, unknown>) => {
    const { body } = await editor.call('POST', `${base}/faq/`, { body: { parent, ...fields } })
    return body.questions.map(({ content }: { content: string }) => content)
  }
  expect(await shownOf({ source: 'back_office', category: 'Karten' })).toEqual(['Wo?', 'Wann?'])
  expect(await shownOf({ source: 'back_office', category: 'Unterricht' })).toEqual(['Wie alt?'])
  expect(await shownOf({ source: 'back_office', category: 'Abos' })).toEqual([])
  expect(await shownOf({ source: 'back_office' })).toEqual(['Warum?', 'Wo?', 'Wie alt?', 'Wann?'])
  expect(await shownOf({ source: 'own', category: 'Karten' })).toEqual([])
  const visitorModules = (await call('GET', `${base}/container/${parent}/`)).body.columns[0].children
  // The latest comes first.
  expect(visitorModules.map(({ questions }: { questions: unknown[] }) => questions.length)).toEqual([0, 4, 0, 1, 2])
  const questions = (await call('GET', '/api/faq/')).body
  expect(questions.map(({ category }: { category: string }) => category)).toEqual([
    '',
    'Karten',
    'Unterricht',
    'Karten',
  ])
})
