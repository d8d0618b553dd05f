import { expect, test } from 'vitest'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { withDrafts } from '#tests/support/with-drafts.ts'

withDrafts()

test('with drafts on, a preview link shows unpublished content', async () => {
  const { depsOf, login, call } = await createTestApp()
  const page = await create(depsOf(), 'pages', { title: { de: 'Besuch', en: 'Visit' } })
  const editor = await login()
  const section = (
    await editor.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'page', object_id: page } })
  ).body.id as number
  await editor.call('POST', '/de/pageeditor-api/headline/', {
    body: { parent: section, headline_level: 2, content: 'Entwurf' },
  })
  const response = await editor.call('POST', '/api/admin/preview-links/', {
    body: { page_id: page, until: NOW.toISOString().slice(0, 10) },
  })
  const token = String(response.body.urls.de).split('/').at(-1)
  expect(JSON.stringify((await call('GET', `/de/pageeditor-api/preview/${token}`)).body.modules)).toContain('Entwurf')
  expect((await call('GET', '/de/pageeditor-api/page/besuch')).body.modules).toEqual([])
})
