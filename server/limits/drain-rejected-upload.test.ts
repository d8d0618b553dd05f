import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'

async function serving() {
  const { app } = await createTestApp()
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return server.address() as AddressInfo
}

async function listening() {
  const { port } = await serving()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return async function send(
    path: string,
    {
      body = '',
      headers = {},
      from = '127.0.0.1',
    }: { body?: string; headers?: Record<string, string>; from?: string } = {},
  ) {
    const clientRequest = request({
      agent,
      port,
      host: '127.0.0.1',
      localAddress: from,
      path,
      method: body ? 'POST' : 'GET',
      headers,
    })
    clientRequest.end(body)
    const [response] = await once(clientRequest, 'response')
    response.resume()
    await once(response, 'end')
    return { status: response.statusCode, connection: response.headers.connection }
  }
}

test.each([
  ['too large', 413, { body: 'x'.repeat(5 * 1024 * 1024), headers: { 'content-type': 'application/json' } }],
  [
    'too large and without a length',
    413,
    {
      body: 'x'.repeat(5 * 1024 * 1024),
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    },
  ],
  ['not JSON', 415, { body: 'a=1', headers: { 'content-type': 'text/plain' } }],
])('a body that is %s gets %i, and the next request works', async (_what, status, call) => {
  const send = await listening()
  for (let time = 0; time < 3; time++) {
    expect(await send('/de/pageeditor-api/login', call)).toEqual({ status, connection: 'close' })
    expect((await send('/healthz')).status).toBe(200)
  }
})

test('a slow upload is drained, so that its client reads the refusal', async () => {
  const { port } = await serving()
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const ended = once(socket, 'end')
  const failed = vi.fn()
  let responseText = ''
  socket.on('error', failed).on('data', (chunk) => {
    responseText += chunk
  })
  const chunk = Buffer.alloc(128 * 1024, 'x')
  const chunks = 16
  socket.write(
    `POST /de/pageeditor-api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${chunk.length * chunks}\r\n\r\n`,
  )
  for (let chunkCount = 0; chunkCount < chunks; chunkCount++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.write(chunk)
  }
  await ended
  socket.destroy()
  expect(failed).not.toHaveBeenCalled()
  expect(responseText).toMatch(/^HTTP\/1\.1 413 .*too_large/s)
})

test('failed logins are counted per client IP', { timeout: 30_000 }, async () => {
  const send = await listening()
  const login = (email: string, from = '127.0.0.1') =>
    send('/de/pageeditor-api/login', {
      from,
      body: JSON.stringify({ email, password: 'falsch' }),
      headers: { 'content-type': 'application/json' },
    })
  for (let time = 0; time < 20; time++) await login(`niemand-${time}@house.example`)
  expect((await login('noch-jemand@house.example')).status).toBe(429)
  expect((await login('noch-jemand@house.example', '127.0.0.2')).status).toBe(401)
})
