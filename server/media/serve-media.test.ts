import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { folderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'
import { serveMedia } from './serve-media.ts'

async function startWithVideo() {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-media-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const store = folderStore(folder)
  await store.put('files/abc.mp4', Buffer.from('0123456789'))
  const app = new Hono().get('/film', (c) => serveMedia(c, store, { path: 'files/abc.mp4', mime: 'video/mp4' }))
  return async (headers: Record<string, string> = {}, method = 'GET') => {
    const response = await app.request('/film', { method, headers })
    const headerValues = ['content-length', 'content-range'].map((name) => response.headers.get(name))
    return {
      status: response.status,
      text: await response.text(),
      named: headerValues,
      etag: response.headers.get('etag'),
      ranges: response.headers.get('accept-ranges'),
    }
  }
}

test('serves a file with an ETag, then 304', async () => {
  const fetchVideo = await startWithVideo()
  expect(await fetchVideo()).toEqual({
    status: 200,
    text: '0123456789',
    named: ['10', null],
    etag: '"abc.mp4"',
    ranges: 'bytes',
  })
  expect(await fetchVideo({}, 'HEAD')).toMatchObject({ status: 200, text: '', named: ['10', null] })
  for (const tag of ['"abc.mp4"', 'W/"abc.mp4"', '"x", "abc.mp4"'])
    expect(await fetchVideo({ 'if-none-match': tag })).toMatchObject({ status: 304, text: '' })
  expect(await fetchVideo({ 'if-none-match': '"x"' })).toMatchObject({ status: 200 })
})

test('an aborted download closes its file', async () => {
  const bodies: Readable[] = []
  const store: MediaStore = { ...folderStore('unused'), open: async () => ({ body: endless(bodies), bytes: 1000 }) }
  const app = new Hono().get('/film', (c) => serveMedia(c, store, { path: 'files/abc.mp4', mime: 'video/mp4' }))
  await (await app.request('/film')).body?.cancel()
  const reader = (await app.request('/film')).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(bodies.map(({ destroyed }) => destroyed)).toEqual([true, true])
})

function endless(bodies: Readable[]): Readable {
  const body = new Readable({ read: () => body.push('x') })
  bodies.push(body)
  return body
}

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=5-4', 200, '0123456789', null],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['lines=0-1', 200, '0123456789', null],
  ['bytes=-', 200, '0123456789', null],
])('range %s gets %i', async (range, status, text, contentRange) => {
  const fetchVideo = await startWithVideo()
  const response = await fetchVideo({ range })
  expect([response.status, response.text, response.named[1]]).toEqual([status, text, contentRange])
})

test('If-Range with an outdated ETag gets the full file', async () => {
  const fetchVideo = await startWithVideo()
  expect(await fetchVideo({ range: 'bytes=0-3', 'if-range': '"abc.mp4"' })).toMatchObject({ status: 206 })
  expect(await fetchVideo({ range: 'bytes=0-3', 'if-range': '"before.mp4"' })).toMatchObject({
    status: 200,
    text: '0123456789',
  })
})
