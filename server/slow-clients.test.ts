import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { connectTo } from '#tests/support/raw-connection.ts'
import { closeSlowReaders, closeSlowWriters } from './slow-clients.ts'

const EVERY_MS = 200
const AFTER_MS = 100
/** Client and server share one thread here, which may block for some 100 ms. */
const LONG_AFTER_MS = 1000

async function ask(answer: RequestListener, afterMs = AFTER_MS): Promise<Socket> {
  const socket = await connectTo((request, response) => {
    closeSlowReaders(response, afterMs)
    answer(request, response)
  })
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
  return socket
}

test('a client that never reads its response is disconnected', async () => {
  let closed: Promise<unknown> = Promise.resolve()
  const socket = await ask((_request, response) => {
    closed = once(response, 'close')
    response.end(Buffer.alloc(50_000_000))
  })
  socket.on('error', () => undefined).pause()
  await expect.poll(() => closed.then(() => 'gone'), { timeout: 5000 }).toBe('gone')
})

test('a response that is rendered or read slowly arrives complete', async () => {
  const socket = await ask(async (_request, response) => {
    await wait(LONG_AFTER_MS * 1.2)
    response.end(Buffer.alloc(20_000_000))
  }, LONG_AFTER_MS)
  let bytes = 0
  for await (const some of socket) {
    if (bytes === 0) await wait(LONG_AFTER_MS / 4)
    bytes += some.length
  }
  expect(bytes).toBeGreaterThan(20_000_000)
})
async function send(answer: RequestListener): Promise<Socket> {
  const socket = await connectTo((request, response) => {
    closeSlowWriters(request, EVERY_MS)
    answer(request, response)
  })
  return socket.on('error', () => undefined)
}

async function bytesOf(request: IncomingMessage): Promise<{ bytes: Buffer; pieces: number }> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return { bytes: Buffer.concat(pieces), pieces: pieces.length }
}

test('a client that sends its body byte by byte is disconnected', async () => {
  let closed: Promise<unknown> = Promise.resolve()
  const socket = await send((request) => {
    closed = bytesOf(request).catch(() => 'gone')
  })
  socket.write('POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 900000\r\n\r\n')
  const letters = setInterval(() => socket.write(' '), 20)
  // Data sent while the server closes is answered with a reset, which `once` would throw.
  await new Promise((resolve) => socket.resume().once('close', resolve))
  clearInterval(letters)
  expect(await closed).toBe('gone')
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
  for await (const some of socket) received += some
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
  const pieces = sizes.map((size, index) => Buffer.alloc(size, String.fromCharCode(97 + (index % 26))))
  for (const piece of pieces)
    socket.write(Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]))
  socket.write('0\r\n\r\n')
  await once(socket.resume(), 'end')
  const { bytes, pieces: chunkCount } = (await read) ?? { bytes: Buffer.alloc(0), pieces: 0 }
  expect(bytes.equals(Buffer.concat(pieces))).toBe(true)
  expect(chunkCount).toBeLessThan(20)
})
