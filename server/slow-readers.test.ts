import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { connectTo } from '#tests/support/raw-connection.ts'
import { letGoSlowReaders } from './slow-readers.ts'

const AFTER_MS = 100
/** Reader and server share one thread here, which may stand still for some 100 ms. */
const LONG_AFTER_MS = 1000

async function ask(answer: RequestListener, afterMs = AFTER_MS): Promise<Socket> {
  const socket = await connectTo((request, response) => {
    letGoSlowReaders(response, afterMs)
    answer(request, response)
  })
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
  return socket
}

test('who takes nothing of an answer is let go', async () => {
  let left: Promise<unknown> = Promise.resolve()
  const socket = await ask((_request, response) => {
    left = once(response, 'close')
    response.end(Buffer.alloc(50_000_000))
  })
  socket.on('error', () => undefined).pause()
  await expect.poll(() => left.then(() => 'gone'), { timeout: 5000 }).toBe('gone')
})

test('an answer that takes longer to make, or is taken slowly, arrives whole', async () => {
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
