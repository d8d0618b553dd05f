import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create, createImage, pictureOf } from '#tests/support/factories.ts'

test('image uploads are detected, rotated, stripped, deduplicated and undeletable while used', async () => {
  const { app, depsOf, login } = await createTestApp()
  const editor = await login('admin')
  const upload = async (bytes: Buffer | string, name: string) => {
    const form = new FormData()
    form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
    const response = await app.request('/api/admin/images/upload/', {
      method: 'POST',
      headers: editor.headers,
      body: form,
    })
    return { status: response.status, body: (await response.json()) as { id: number; width: number } }
  }
  const picture = await pictureOf({ color: '#336699', width: 900, height: 600 })
  const first = await upload(picture, 'eins.txt')
  expect(first).toMatchObject({ status: 201, body: { width: 900 } })
  expect((await upload(picture, 'zwei.jpg')).body.id).toBe(first.body.id)
  expect((await upload('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'bild.jpg')).status).toBe(415)
  expect((await upload('GIF89a not really', 'bild.gif')).status).toBe(415)
  const venue = await create(depsOf(), 'venues', { image_id: first.body.id })
  expect((await editor.call('DELETE', `/api/admin/images/${first.body.id}/`)).status).toBe(409)
  expect((await editor.call('GET', `/api/admin/images/usage/?id=${first.body.id}`)).body).toMatchObject([
    { places: [{ resource: 'venues', id: venue, title: 'Stadthalle' }] },
  ])
  await editor.call('DELETE', `/api/admin/venues/${venue}/`)
  const refused = await editor.call('DELETE', `/api/admin/images/${first.body.id}/`)
  expect(refused).toMatchObject({ status: 409, body: { places: [{ resource: 'venues', id: venue, in_bin: 'whole' }] } })
  const [{ id }] = (await editor.call('GET', '/api/admin/bin/?resource=venues')).body.results
  await editor.call('DELETE', `/api/admin/bin/${id}/`)
  expect((await editor.call('DELETE', `/api/admin/images/${first.body.id}/`)).status).toBe(204)
})

test('an image in a module counts as used', async () => {
  const { depsOf, login } = await createTestApp()
  const image = await createImage(depsOf(), { color: '#0a0b0c' })
  const page = await create(depsOf(), 'pages')
  const editor = await login()
  const section = (
    await editor.call('POST', '/de/pageeditor-api/container/', { body: { content_type: 'page', object_id: page } })
  ).body
  await editor.call('POST', '/de/pageeditor-api/image/', { body: { parent: section.id, image } })
  const usagePlaces = [{ resource: 'pages', id: page, title: 'Orchester', url: '/de/orchester' }]
  expect((await editor.call('GET', `/api/admin/images/usage/?id=${image}`)).body).toEqual([
    { id: image, places: usagePlaces },
  ])
  expect(await editor.call('DELETE', `/api/admin/images/${image}/`)).toMatchObject({
    status: 409,
    body: { places: usagePlaces },
  })
})
