import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'

test('a redirect to itself, to a redirect or nowhere is refused', async () => {
  const { call, depsOf, login } = await createTestApp()
  await create(depsOf(), 'pages', { slug_de: 'neu', slug_en: 'new' })
  await create(depsOf(), 'redirects', { old_path: '/de/alt', new_path: '/de/neu' })
  const editor = await login()
  const save = (old_path: string, new_path: string) =>
    editor.call('POST', '/api/admin/redirects/', { body: { old_path, new_path } })
  for (const target of ['/de/hier', '/de/alt', '/de/nirgends', '/nirgends', '//anderswo.example/'])
    expect((await save('/de/hier', target)).body.errors?.new_path, target).toHaveLength(1)
  expect((await save('/de/hier', 'https://anderswo.example/seite')).status).toBe(201)
  expect((await call('GET', '/de/pageeditor-api/redirect/alt')).body.new_path).toBe('/de/neu')
})

test('redirects match old paths without a language or with an ending', async () => {
  const { call, depsOf, login } = await createTestApp()
  await create(depsOf(), 'pages', { slug_de: 'neu', slug_en: 'new' })
  const editor = await login()
  for (const old_path of ['/spielplan.html', '/index.html', '/programm/', '/Konzerte%20und%20mehr.pdf'])
    expect(
      (await editor.call('POST', '/api/admin/redirects/', { body: { old_path, new_path: '/de/neu/' } })).status,
      old_path,
    ).toBe(201)
  const { results } = (await editor.call('GET', '/api/admin/redirects/?old_path=/Konzerte und mehr.pdf')).body
  expect(
    (await editor.call('POST', `/api/admin/redirects/${results[0].id}/`, { body: { old_path: results[0].old_path } }))
      .status,
  ).toBe(200)
  for (const path of [
    'de/pageeditor-api/redirect/spielplan.html',
    'en/pageeditor-api/redirect/programm',
    'de/pageeditor-api/redirect/programm/',
    'de/pageeditor-api/redirect/Konzerte%20und%20mehr.pdf',
    'de/pageeditor-api/redirect/SPIELPLAN.HTML',
    'de/pageeditor-api/redirect/konzerte%20und%20mehr.pdf',
  ])
    expect((await call('GET', `/${path}`)).body.new_path, path).toBe('/de/neu')
})

test('a redirect from an unusable path is refused with the reason', async () => {
  const { depsOf, login } = await createTestApp()
  await create(depsOf(), 'pages', {
    title: { de: 'Orchester', en: 'Orchestra' },
    slug_de: 'orchester',
    slug_en: 'orchestra',
  })
  await create(depsOf(), 'pages', { title: { de: 'Alt', en: 'Old' }, slug_de: 'alt', slug_en: 'old', is_online: false })
  const editor = await login()
  const refusal = async (old_path: string) =>
    (await editor.call('POST', '/api/admin/redirects/', { body: { old_path, new_path: 'https://weiter.example/' } }))
      .body.errors?.old_path?.[0]
  for (const path of ['/de/orchester', '/de/orchester/', '/orchester'])
    expect(await refusal(path), path).toContain('„Orchester“')
  for (const path of ['/', '/de', '/api/docs', '/admin', '/favicon.ico', '/de/404', '/de/pageeditor-api/user'])
    expect(await refusal(path), path).toMatch(/Website selbst|Schrägstrich/)
  expect(await refusal('/seite.php?id=3')).toContain('?')
  expect(await refusal('/de/alt')).toBeUndefined()
  expect(await refusal('/de/alt')).toBe('Für diese Adresse gibt es schon eine Weiterleitung.')
})

test('redirects to a page survive while the page is offline', async () => {
  const { call, depsOf, login } = await createTestApp()
  const page = await create(depsOf(), 'pages', { slug_de: 'sommer', slug_en: 'summer' })
  await create(depsOf(), 'redirects', { old_path: '/de/plakat', new_path: '/de/sommer' })
  const editor = await login()
  const online = (is_online: boolean) => editor.call('PATCH', `/api/admin/pages/${page}/`, { body: { is_online } })
  await online(false)
  const externalRedirect = { old_path: '/de/sommer', new_path: 'https://weiter.example/' }
  expect((await editor.call('POST', '/api/admin/redirects/', { body: externalRedirect })).status).toBe(201)
  await online(true)
  expect((await call('GET', '/de/pageeditor-api/redirect/plakat')).body.new_path).toBe('/de/sommer')
})
