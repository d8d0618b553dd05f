import { expect, test } from 'vitest'
import { deleteUnusedMedia } from '#server/media/delete-unused-media.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'

async function uploader({ app, login }: TestApp) {
  const { headers } = await login()
  return async (path: string, text: string, name = 'Heft.pdf') => {
    const form = new FormData()
    form.set('file', new Blob([text]), name)
    const response = await app.request(`/api/admin/files/${path}`, { method: 'POST', headers, body: form })
    return {
      status: response.status,
      body: (await response.json()) as { id: number; url: string; name: string; errors?: { file: string[] } },
    }
  }
}

test('a replaced file has the new content at its old URL', async () => {
  const installation = await createTestApp()
  const send = await uploader(installation)
  const { body } = await send('upload/', '%PDF-1.4\nErste Fassung')
  const replaced = await send(`${body.id}/replace/`, '%PDF-1.4\nZweite Fassung', 'neu.pdf')
  expect(replaced).toMatchObject({ status: 200, body: { id: body.id, name: 'Heft.pdf' } })
  expect((await installation.call('GET', replaced.body.url)).body.text).toContain('Zweite Fassung')
})

test('concurrent uploads of the same bytes are stored once', async () => {
  const send = await uploader(await createTestApp())
  const responses = await Promise.all(Array.from({ length: 4 }, () => send('upload/', '%PDF-1.4\nHeft')))
  expect(new Set(responses.map(({ status, body }) => `${status < 300} ${body.id}`)).size).toBe(1)
})

test('a deleted file can be restored after its bytes were uploaded again', async () => {
  const installation = await createTestApp()
  const send = await uploader(installation)
  const admin = await installation.login('admin')
  const remove = async (id: number): Promise<number> => {
    expect((await admin.call('DELETE', `/api/admin/files/${id}/`)).status).toBe(204)
    const { results } = (await admin.call('GET', '/api/admin/bin/?resource=files')).body
    return results.find((each: { record_id: number }) => each.record_id === id).id
  }
  const { body: first } = await send('upload/', '%PDF-1.4\nHeft')
  const binId = await remove(first.id)
  const { body: second } = await send('upload/', '%PDF-1.4\nHeft', 'Programm.pdf')
  expect(second).toMatchObject({ name: 'Programm.pdf' })
  expect((await admin.call('POST', `/api/admin/bin/${binId}/restore/`, { body: {} })).status).toBe(200)
  for (const { url } of [first, second]) expect((await installation.call('GET', url)).body.text).toContain('Heft')
  expect((await send('upload/', '%PDF-1.4\nHeft')).body.id).toBe(Math.min(first.id, second.id))
  expect((await admin.call('DELETE', `/api/admin/bin/${await remove(second.id)}/`)).status).toBe(204)
  await deleteUnusedMedia({ ...installation.depsOf(), now: () => new Date(Date.now() - 1000) })
  await deleteUnusedMedia({ ...installation.depsOf(), now: () => new Date(Date.now() + 40 * 86_400_000) })
  expect((await installation.call('GET', first.url)).body.text).toContain('Heft')
})

test('a file of the maximum request size can replace one', async () => {
  const send = await uploader(await createTestApp())
  const { body } = await send('upload/', '%PDF-1.4\nErste Fassung')
  expect((await send(`${body.id}/replace/`, `%PDF-1.4\n${'Seite '.repeat(400_000)}`)).status).toBe(200)
})

test('replacing with another type or a duplicate is refused with the reason', async () => {
  const send = await uploader(await createTestApp())
  const { body } = await send('upload/', '%PDF-1.4\nErste Fassung')
  await send('upload/', '%PDF-1.4\nPlan', 'Plan.pdf')
  expect(await send(`${body.id}/replace/`, '\0\0\0\u0018ftypisom')).toMatchObject({
    status: 415,
    body: { errors: { file: ['Hier geht nur eine PDF-Datei.'] } },
  })
  expect(await send(`${body.id}/replace/`, '%PDF-1.4\nPlan')).toMatchObject({
    status: 400,
    body: { errors: { file: ['Genau diese Datei gibt es hier schon: Plan.pdf.'] } },
  })
})
