import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { files } from '#content/file/table.ts'
import { images } from '#content/image/table.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { pathsBelow } from '#tests/support/media-store.ts'
import { makePictures } from '#tests/support/samples/pictures.ts'
import { readMedia } from './media-store.ts'
import { s3Store } from './s3-store.ts'

const PATIENCE = { answersWithinMs: 300, silentAtMostMs: 100 }

/** A fake store with faults; `npx vitest run --project store` uses a real one. */
async function startStore(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { endpoint, region: 'eu', accessKeyId: 'HAUS', secretAccessKey: 'geheim', pathStyle: true }
  return { store: s3Store('s3://haus/medien', settings, PATIENCE), stop }
}

const neverResponds: RequestListener = () => undefined
const broken: RequestListener = (_request, response) => void response.writeHead(500).end()
const refusing: RequestListener = (_request, response) =>
  void response
    .writeHead(403, { 'content-type': 'application/xml' })
    .end('<Error><Code>AccessDenied</Code><Message>no</Message></Error>')

test.each([
  ['is silent', neverResponds],
  ['is broken', broken],
  ['refuses access', refusing],
  ['is not running', null],
])('a store that %s is unavailable within seconds for every operation', async (_how, listener) => {
  const { store, stop } = await startStore(listener ?? neverResponds)
  if (!listener) stop()
  const startTime = performance.now()
  const requests = [
    store.open('original/a.jpg'),
    store.head('original/a.jpg'),
    store.put('original/a.jpg', Buffer.from('x')),
    store.delete('original/a.jpg'),
  ]
  const results = await Promise.allSettled([...requests, pathsBelow(store, 'original')])
  for (const each of results)
    expect(each).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', retryAfterSeconds: 5 } })
  expect(performance.now() - startTime).toBeLessThan(3000)
})

test('a download that goes silent fails, a slow reader does not', async () => {
  const { store } = await startStore((request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('x'.repeat(500))
    if (request.url?.includes('ganz')) response.end('x'.repeat(500))
  })
  const halfFile = await store.open('files/halb.mp4')
  await expect(halfFile && buffer(halfFile.body)).rejects.toThrow('went silent')
  const wholeFile = await store.open('files/ganz.mp4')
  const chunks = wholeFile?.body[Symbol.asyncIterator]()
  const first = await chunks?.next()
  await new Promise((resolve) => setTimeout(resolve, 3 * PATIENCE.silentAtMostMs))
  const second = await chunks?.next()
  expect([first?.value.length + (second?.value?.length ?? 0), (await chunks?.next())?.done]).toEqual([1000, true])
})

test('an S3 URL contains bucket, folder and file, never the key', async () => {
  const requestedPaths: string[] = []
  const { store } = await startStore((request, response) => {
    requestedPaths.push(`${request.method} ${request.url?.split('?')[0]}`)
    response.end(JSON.stringify(request.headers).includes('geheim') ? 'told' : 'kept')
  })
  expect((await readMedia(store, 'original/ü 1.jpg'))?.toString()).toBe('kept')
  expect(requestedPaths).toEqual(['GET /haus/medien/original/%C3%BC%201.jpg'])
  expect(store.displayName).not.toContain('geheim')
})

test('without its store images get 503, and uploads create no record', async () => {
  const { store } = await startStore(neverResponds)
  const installation = await createTestApp({ media: store })
  const editor = await installation.login()
  const upload = async (path: string, bytes: BlobPart) => {
    const form = new FormData()
    form.set('file', new Blob([bytes]), 'Saal')
    const response = await installation.app.request(path, { method: 'POST', headers: editor.headers, body: form })
    return [response.status, response.headers.get('retry-after')]
  }
  const [picture] = await makePictures(1, { width: 40, height: 30 })
  expect(await upload('/api/admin/images/upload/', new Uint8Array(picture?.buffer ?? []))).toEqual([503, '5'])
  expect(await upload('/api/admin/files/upload/', '%PDF-1.4\n')).toEqual([503, '5'])
  for (const kind of ['images', 'files']) expect((await editor.call('GET', `/api/admin/${kind}/`)).body.count).toBe(0)
  const values = { file: 'abc.jpg', hash: 'abc', mime: 'image/jpeg', bytes: 1, created_at: NOW }
  const { db } = installation.database
  const [image] = await db
    .insert(images)
    .values({ ...values, width: 40, height: 30, alt: { de: '', en: '' } })
    .returning()
  const [file] = await db
    .insert(files)
    .values({ ...values, name: 'Heft.pdf' })
    .returning()
  for (const path of [`/media/${image?.id}/small.jpg`, `/files/${file?.id}/Heft.pdf`]) {
    const { status, headers } = await installation.call('GET', path)
    expect([path, status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      path,
      503,
      '5',
      'no-store',
    ])
  }
})
