import { expect, test } from 'vitest'
import { pageEditorPath as base, pageWithEditor } from '#tests/support/browser/page-with-editor.ts'
import { create } from '#tests/support/factories.ts'

test.each([undefined, null])('a module with parent %s and an owner gets its own section', async (parent) => {
  const { editor, object_id, call } = await pageWithEditor()
  const body = { parent, content_type: 'page', object_id, headline_level: 2, content: 'Klang' }
  const created = await editor.call('POST', `${base}/headline/`, { body: { ...body, slug: 'Klang', order: 3 } })
  expect([created.status, created.body.content]).toEqual([201, 'Klang'])
  const { modules } = (await call('GET', `${base}/page/orchester`)).body
  expect(modules).toMatchObject([
    { id: created.body.parent, slug: 'klang', columns: [{ children: [{ id: created.body.id }] }] },
  ])
})

test('a module without parent or owner is refused at its field', async () => {
  const { editor, object_id } = await pageWithEditor()
  const create = async (kind: string, body: object) =>
    (await editor.call('POST', `${base}/${kind}/`, { body: { content: 'Klang', headline_level: 2, ...body } })).body
      .errors
  expect(await create('headline', {})).toEqual({ parent: ['Bitte ausfüllen.'] })
  expect(await create('headline', { content_type: 'page' })).toEqual({ object_id: ['Bitte ausfüllen.'] })
  expect(await create('headline', { object_id })).toEqual({ content_type: ['Bitte ausfüllen.'] })
  expect(await create('headline', { content_type: 'page', object_id: 99_999 })).toHaveProperty('object_id')
  expect(await create('faqitem', { content_type: 'page', object_id, title: 'Frage' })).toHaveProperty('parent')
})

test('the module list without a parent covers all visible pages', async () => {
  const { call, depsOf, editor, section, headline } = await pageWithEditor()
  const hidden = await create(depsOf(), 'pages', { slug_de: 'geheim', slug_en: 'secret', is_online: false })
  const module = await headline((await section()).id)
  const otherModule = await editor.call('POST', `${base}/headline/`, {
    body: { content_type: 'page', object_id: hidden, headline_level: 2, content: 'Noch nicht' },
  })
  const ids = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id)
  expect(ids(await call('GET', `${base}/headline/`))).toEqual([module.id])
  expect(ids(await editor.call('GET', `${base}/headline/`))).toEqual([module.id, otherModule.body.id])
})
