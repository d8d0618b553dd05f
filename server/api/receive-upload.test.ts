import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createGrowableBuffer } from '#server/limits/growable-buffer.ts'
import type { ApiEnv } from './api-env.ts'
import { toAppError } from './problems.ts'
import { receiveUpload } from './receive-upload.ts'

const app = new Hono<ApiEnv>()
const LIMIT = 5_000_000
app.post('/', (c) => {
  const [id = '', area] = (c.req.header('x-account') ?? 'someone press').split(' ')
  const viewer = { id, email: '', name: '', role: 'editor', areas: area ? [area as 'press'] : [] } as const
  const store = async ({ bytes, name }: { bytes: Buffer; name: string }) => ({ name, text: bytes.toString() })
  return receiveUpload(c, { viewer }, { resource: 'files', maxBytes: LIMIT, store }).then((stored) => c.json(stored))
})
app.onError((error, c) => c.json({ code: toAppError(error).code, fields: toAppError(error).fields }, 400))

async function send(body: BodyInit | ReadableStream, headers: Record<string, string> = {}) {
  const response = await app.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  return response.json()
}

const PART =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n'
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

test('an upload is read with or without an announced size', async () => {
  const form = new FormData()
  form.set('name', 'anders')
  form.set('other', new File(['nicht gemeint'], 'b.pdf'))
  form.set('file', new File(['ä'.repeat(2_000_000)], 'Übung „1“.pdf'))
  expect(await send(`${PART}%PDF\r\n--x--\r\n`, { ...multipart, 'content-length': '200' })).toEqual({
    name: 'a.pdf',
    text: '%PDF',
  })
  expect(await send(form)).toEqual({ name: 'Übung „1“.pdf', text: 'ä'.repeat(2_000_000) })
})

test.each([
  ['breaks off', `${PART}%PDF`, multipart],
  ['has no parts', 'none', multipart],
  ['is empty', '', multipart],
  ['names no boundary', `${PART}%PDF\r\n--x--\r\n`, { 'content-type': 'multipart/form-data' }],
  ['has no file', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nwords\r\n--x--\r\n', multipart],
])('a body that %s is refused with a message', async (_what, body, headers) => {
  expect(await send(body, headers)).toEqual({ code: 'bad_input', fields: { file: ['no_file'] } })
})

test('an aborted upload ends cleanly', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(`${PART}%PDF`))
      controller.error(new Error('aborted'))
    },
  })
  expect(await send(body, multipart)).toMatchObject({ code: 'bad_input' })
})

test('a non-form body is refused by its media type', async () => {
  expect(await send('%PDF', { 'content-type': 'application/pdf' })).toMatchObject({ code: 'unsupported_media' })
})

function watchedBody() {
  let reads = 0
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (reads++ === 0) return controller.enqueue(Buffer.from(`${PART}%PDF`))
        await ended
        controller.enqueue(Buffer.from('\r\n--x--\r\n'))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, end, reads: () => reads }
}

test('a forbidden or oversized upload is refused before its body is read', async () => {
  const { body, reads } = watchedBody()
  expect(await send(body, { ...multipart, 'x-account': 'clerk accounts' })).toMatchObject({ code: 'forbidden' })
  expect(reads()).toBe(0)
  expect(await send(watchedBody().body, { ...multipart, 'content-length': '6000000' })).toMatchObject({
    code: 'too_large',
  })
})

test('an upload of unknown size ends at its limit', async () => {
  let isLetGo = false
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(PART)),
    pull: (controller) => controller.enqueue(Buffer.alloc(100_000)),
    cancel() {
      isLetGo = true
    },
  })
  expect(await send(endless, multipart)).toMatchObject({ code: 'too_large' })
  expect(isLetGo).toBe(true)
})

test('one upload per account is read at a time; the tenth gets 429', async () => {
  const uploads = Array.from({ length: 10 }, watchedBody)
  const responses = uploads.map(({ body }) => send(body, multipart))
  const otherBody = watchedBody()
  otherBody.end()
  expect(await send(otherBody.body, { ...multipart, 'x-account': 'other site' })).toMatchObject({ name: 'a.pdf' })
  expect(await responses[9]).toMatchObject({ code: 'too_many_requests' })
  expect(uploads.map(({ reads }) => reads() > 0)).toEqual([true, ...Array.from({ length: 9 }, () => false)])
  for (const { end } of uploads) end()
  expect((await Promise.all(responses.slice(0, 9))).map(({ text }) => text)).toEqual(
    Array.from({ length: 9 }, () => '%PDF'),
  )
})

test('a buffer allocates the announced size after a quarter has arrived', () => {
  const bytes = createGrowableBuffer(10, 1000)
  const sizes = [10, 60, 200, 700].map((length) => {
    bytes.append(Buffer.alloc(length))
    return bytes.whole().buffer.byteLength
  })
  expect(sizes).toEqual([10, 140, 1000, 1000])
  bytes.append(Buffer.alloc(100))
  expect(bytes.length).toBe(1070)
})
