import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { connectTo } from '#tests/support/processes/raw-connection.ts'
import { closeSlowReaders, closeSlowWriters } from './slow-clients.ts'

const EVERY_MS = 200
const AFTER_MS = 100
/** Client and server share one thread here, which may block for some 100 ms. */
const LONG_AFTER_MS = 1000

async function sendRequest(listener: RequestListener, afterMs = AFTER_MS): Promise<Socket> {
  const socket = await connectTo((request, response) => {
    closeSlowReaders(response, afterMs)
    listener(request, response)
  })
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
  return socket
}

test('a client that never reads its response is disconnected', async () => {
  let closing: Promise<unknown> = Promise.resolve()
  const socket = await sendRequest((_request, response) => {
    closing = once(response, 'close')
    response.end(Buffer.alloc(50_000_000))
  })
  socket.on('error', () => undefined).pause()
  await expect.poll(() => closing.then(() => 'gone'), { timeout: 5000 }).toBe('gone')
})

test('a response that is rendered or read slowly arrives complete', async () => {
  const socket = await sendRequest(async (_request, response) => {
    await wait(LONG_AFTER_MS * 1.2)
    response.end(Buffer.alloc(20_000_000))
  }, LONG_AFTER_MS)
  let bytes = 0
  for await (const chunk of socket) {
    if (bytes === 0) await wait(LONG_AFTER_MS / 4)
    bytes += chunk.length
  }
  expect(bytes).toBeGreaterThan(20_000_000)
})
async function send(listener: RequestListener): Promise<Socket> {
  const socket = await connectTo((request, response) => {
    closeSlowWriters(request, EVERY_MS)
    listener(request, response)
  })
  return socket.on('error', () => undefined)
}

async function bytesOf(request: IncomingMessage): Promise<{ bytes: Buffer; pieces: number }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return { bytes: Buffer.concat(chunks), pieces: chunks.length }
}

test('a client that sends its body byte by byte is disconnected', async () => {
  let closing: Promise<unknown> = Promise.resolve()
  const socket = await send((request) => {
    closing = bytesOf(request).catch(() => 'gone')
  })
  socket.write('POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 900000\r\n\r\n')
  const letters = setInterval(() => socket.write(' '), 20)
  // Data sent while the server closes is answered with a reset, which `once` would throw.
  await new Promise((resolve) => socket.resume().once('close', resolve))
  clearInterval(letters)
  expect(await closing).toBe('gone')
})

test('a client that waits for the response stays connected', async () => {
  const socket = await send(async (request, response) => {
    await wait(EVERY_MS * 4)
    const { bytes } = await bytesOf(request)
    await wait(EVERY_MS * 4)
    response.end(String(bytes.length))
  })
  socket.write(
    `POST / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nContent-Length: 5000000\r\n\r\n${'x'.repeat(5_000_000)}`,
  )
  let received = ''
  for await (const chunk of socket) received += chunk
  expect(received).toMatch(/5000000$/)
})

test('a body of small chunks is joined into blocks without loss', async () => {
  let read: Promise<{ bytes: Buffer; pieces: number }> | undefined
  const socket = await send((request, response) => {
    read = bytesOf(request)
    void read.then(() => response.end('ok'))
  })
  socket.write('POST / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n')
  const sizes = [...Array.from({ length: 3000 }, () => 1), 300, 17_000, 1, 1, 70_000, 5, 16_384, 16_383, 1, 2]
  const chunks = sizes.map((size, index) => Buffer.alloc(size, String.fromCharCode(97 + (index % 26))))
  for (const chunk of chunks)
    socket.write(Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]))
  socket.write('0\r\n\r\n')
  await once(socket.resume(), 'end')
  const { bytes, pieces: chunkCount } = (await read) ?? { bytes: Buffer.alloc(0), pieces: 0 }
  expect(bytes.equals(Buffer.concat(chunks))).toBe(true)
  expect(chunkCount).toBeLessThan(20)
})
