import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'

async function uploader({ app, login }: TestApp) {
  const { headers } = await login()
  return async (path: string, text: string, name = 'Heft.pdf') => {
    const form = new FormData()
    form.set('file', new Blob([text]), name)
    const response = await app.request(`/api/admin/files/${path}`, { method: 'POST', headers, body: form })
    return { status: response.status, body: (await response.json()) as { id: number; url: string; name: string; errors?: { file: string[] } } }
  }
}

test('another file takes the place of one, under its address', async () => {
  const house = await createTestApp()
  const send = await uploader(house)
  const { body } = await send('upload/', '%PDF-1.4\nErste Fassung')
  const replaced = await send(`${body.id}/replace/`, '%PDF-1.4\nZweite Fassung', 'neu.pdf')
  expect(replaced).toMatchObject({ status: 200, body: { id: body.id, name: 'Heft.pdf' } })
  expect((await house.call('GET', replaced.body.url)).body.text).toContain('Zweite Fassung')
})

test('the same bytes sent twice at once are stored once', async () => {
  const send = await uploader(await createTestApp())
  const answers = await Promise.all(Array.from({ length: 4 }, () => send('upload/', '%PDF-1.4\nHeft')))
  expect(new Set(answers.map(({ status, body }) => `${status < 300} ${body.id}`)).size).toBe(1)
})

test('a file as heavy as an upload may be takes the place of one', async () => {
  const send = await uploader(await createTestApp())
  const { body } = await send('upload/', '%PDF-1.4\nErste Fassung')
  expect((await send(`${body.id}/replace/`, `%PDF-1.4\n${'Seite '.repeat(400_000)}`)).status).toBe(200)
})

test('a file of another type, or one that is here already, is refused with the reason', async () => {
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
