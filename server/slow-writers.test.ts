import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { connectTo } from '#tests/support/raw-connection.ts'
import { letGoSlowWriters } from './slow-writers.ts'

const EVERY_MS = 200

async function send(answer: RequestListener): Promise<Socket> {
  const socket = await connectTo((request, response) => {
    letGoSlowWriters(request, EVERY_MS)
    answer(request, response)
  })
  return socket.on('error', () => undefined)
}

async function bytesOf(request: IncomingMessage): Promise<{ bytes: Buffer; pieces: number }> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return { bytes: Buffer.concat(pieces), pieces: pieces.length }
}

test('who sends a body letter by letter is let go', async () => {
  let left: Promise<unknown> = Promise.resolve()
  const socket = await send((request) => {
    left = bytesOf(request).catch(() => 'gone')
  })
  socket.write('POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 900000\r\n\r\n')
  const letters = setInterval(() => socket.write(' '), 20)
  // A letter that is under way when the server lets go is answered with a reset, which `once` would throw.
  await new Promise((resolve) => socket.resume().once('close', resolve))
  clearInterval(letters)
  expect(await left).toBe('gone')
})

test('who waits for us to read on, and who is answered slowly, stays', async () => {
  const socket = await send(async (request, response) => {
    await wait(EVERY_MS * 4)
    const { bytes } = await bytesOf(request)
    await wait(EVERY_MS * 4)
    response.end(String(bytes.length))
  })
  socket.write(`POST / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nContent-Length: 5000000\r\n\r\n${'x'.repeat(5_000_000)}`)
  let said = ''
  for await (const some of socket) said += some
  expect(said).toMatch(/5000000$/)
})

test('what comes in small pieces is kept in few, and is what was sent, whatever the sizes of the pieces', async () => {
  let read: Promise<{ bytes: Buffer; pieces: number }> | undefined
  const socket = await send((request, response) => {
    read = bytesOf(request)
    void read.then(() => response.end('ok'))
  })
  socket.write('POST / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n')
  const sizes = [...Array.from({ length: 3000 }, () => 1), 300, 17_000, 1, 1, 70_000, 5, 16_384, 16_383, 1, 2]
  const pieces = sizes.map((size, index) => Buffer.alloc(size, String.fromCharCode(97 + (index % 26))))
  for (const piece of pieces) socket.write(Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]))
  socket.write('0\r\n\r\n')
  await once(socket.resume(), 'end')
  const { bytes, pieces: kept } = (await read) ?? { bytes: Buffer.alloc(0), pieces: 0 }
  expect(bytes.equals(Buffer.concat(pieces))).toBe(true)
  expect(kept).toBeLessThan(20)
})
