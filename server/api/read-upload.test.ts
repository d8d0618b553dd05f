import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from './api-env.ts'
import { toAppError } from './problems.ts'
import { readUpload } from './read-upload.ts'

const app = new Hono<ApiEnv>()
app.post('/', async (c) => {
  const { bytes, name } = await readUpload(c)
  return c.json({ name, text: bytes.toString() })
})
app.onError((error, c) => c.json({ code: toAppError(error).code, fields: toAppError(error).fields }, 400))

async function send(body: BodyInit | ReadableStream, headers: Record<string, string> = {}) {
  const answer = await app.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  return answer.json()
}

const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n'
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

test('the file of a form is read, whatever else is in it and whether it says how large it is', async () => {
  const form = new FormData()
  form.set('name', 'anders')
  form.set('other', new File(['nicht gemeint'], 'b.pdf'))
  form.set('file', new File(['ä'.repeat(2_000_000)], 'Übung „1“.pdf'))
  expect(await send(`${PART}%PDF\r\n--x--\r\n`, { ...multipart, 'content-length': '200' })).toEqual({ name: 'a.pdf', text: '%PDF' })
  expect(await send(form)).toEqual({ name: 'Übung „1“.pdf', text: 'ä'.repeat(2_000_000) })
})

test.each([
  ['breaks off', `${PART}%PDF`, multipart],
  ['has no parts', 'none', multipart],
  ['is empty', '', multipart],
  ['names no boundary', `${PART}%PDF\r\n--x--\r\n`, { 'content-type': 'multipart/form-data' }],
  ['has no file', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nwords\r\n--x--\r\n', multipart],
])('a body that %s is refused in words', async (_what, body, headers) => {
  expect(await send(body, headers)).toEqual({ code: 'bad_input', fields: { file: ['no_file'] } })
})

test('whoever goes away in the middle leaves nothing that waits', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(`${PART}%PDF`))
      controller.error(new Error('aborted'))
    },
  })
  expect(await send(body, multipart)).toMatchObject({ code: 'bad_input' })
})

test('what is no form is refused by its type', async () => {
  expect(await send('%PDF', { 'content-type': 'application/pdf' })).toMatchObject({ code: 'unsupported_media' })
})
