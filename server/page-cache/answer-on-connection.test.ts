import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerOnConnections } from './answer-on-connection.ts'
import type { FindReady } from './ready-answers.ts'

const HITS: Record<string, { status: number; body: string | Buffer | null }> = {
  '/small': { status: 200, body: 'small' },
  '/large': { status: 200, body: Buffer.alloc(9000, 'large') },
  '/known': { status: 304, body: null },
  '/gone': { status: 404, body: 'gone' },
}
const readies = new Map(
  Object.entries(HITS).map(([url, { status, body }]) => [
    url,
    { status, body, head: ['ETag', `"${url}"`, ...(body === null ? [] : ['Content-Length', String(body.length)]), 'X-Request-Id'] },
  ]),
)
const findReady: FindReady = ({ method, url, requestId = 'none' }) => {
  const ready = readies.get(url)
  return ready && (method === 'GET' || method === 'HEAD') ? { ready, requestId } : null
}

/** Answers hits as the listener does, and of all else tells what it was asked. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const found = findReady({
    method: request.method ?? '',
    url: request.url ?? '',
    requestId: request.headers['x-request-id']?.toString(),
  } as Parameters<FindReady>[0])
  if (found) {
    response.writeHead(found.ready.status, [...found.ready.head, found.requestId])
    response.end(found.ready.body, 'latin1')
    return
  }
  const body = await text(request)
  const { method, url, headers } = request
  response.end(JSON.stringify({ method, url, headers, body }))
}

/** A connection of which each piece arrives as one, and how many requests of it Node read itself. */
function connect({ isQuick, isStopping = () => false }: { isQuick: boolean; isStopping?: () => boolean }) {
  let isSlow = false
  const server = createServer({ keepAliveTimeout: 75_000 }, answer)
  let read = 0
  server.on('request', () => read++)
  const quick = isQuick ? answerOnConnections(server, { findReady, isStopping, now: () => new Date() }) : null
  const sent: Buffer[] = []
  let take: (() => void) | null = null
  const socket = new Duplex({
    read: () => undefined,
    write: (piece: Buffer, _encoding, done) => {
      sent.push(piece)
      if (isSlow) take = done
      else done()
    },
  })
  // What Node asks of a connection.
  Object.assign(socket, { setTimeout: () => socket, setKeepAlive: () => socket, setNoDelay: () => socket })
  server.emit('connection', socket)
  const told = () =>
    Buffer.concat(sent)
      .toString('latin1')
      .replaceAll(/Date: .*\r\n/g, '')
  return {
    readByNode: () => read,
    isSending: () => quick?.isSending(),
    /** From now on nothing is taken until it is said. */
    beSlow: () => (isSlow = true),
    takeAll(): Promise<void> {
      isSlow = false
      take?.()
      return rest()
    },
    leave(): Promise<void> {
      socket.destroy()
      // A socket says of a write under way that it is over.
      take?.()
      return rest()
    },
    async bring(...pieces: string[]): Promise<string> {
      const before = told().length
      for (const piece of pieces) socket.push(Buffer.from(piece, 'latin1'))
      await rest()
      return told().slice(before)
    },
    async end(): Promise<string> {
      socket.push(null)
      if (!socket.closed) await once(socket, 'close')
      return told()
    },
  }
}

/** Until all that is under way in this process has been done. */
async function rest(): Promise<void> {
  for (let turns = 0; turns < 12; turns++) await new Promise(setImmediate)
}

const plain = (path: string, { method = 'GET', more = '' } = {}) =>
  `${method} ${path} HTTP/1.1\r\nHost: haus.example\r\nX-Request-Id: id-${path.slice(1)}\r\n${more}\r\n`

test('what lies in memory is answered from the bytes of a question as the listener would, byte for byte', async () => {
  const [quick, usual] = [connect({ isQuick: true }), connect({ isQuick: false })]
  for (const path of ['/other', ...Object.keys(HITS), '/other', '/small']) {
    for (const method of ['GET', 'HEAD']) {
      const answered = await quick.bring(plain(path, { method }))
      expect(answered).toMatch(/^HTTP\/1\.1 \d{3} /)
      expect(answered).toBe(await usual.bring(plain(path, { method })))
    }
  }
  // The first of the connection and those of which nothing lies in memory.
  expect([quick.readByNode(), usual.readByNode()]).toEqual([4, 14])
})

test.each([
  ['a body', plain('/small', { more: 'Content-Length: 2\r\n' }), '{}'],
  ['another method', plain('/small', { method: 'DELETE' })],
  ['a question in two pieces', plain('/small').slice(0, 20), plain('/small').slice(20)],
  ['two in one piece', plain('/small') + plain('/large')],
  ['one and a half', `${plain('/small')}GET /other HTTP/1.1\r\nX: `, plain('/large')],
  ['the end of the connection', plain('/small', { more: 'Connection: close\r\n' })],
  ['the same header twice', plain('/small', { more: 'Host: anderes.example\r\n' })],
  ['a header over two lines', plain('/small', { more: 'X: a\r\n b\r\n' })],
  ['another version', plain('/small').replace('1.1', '1.0')],
  ['no host', 'GET /small HTTP/1.1\r\n\r\n'],
  ['a line that ends early', plain('/small', { more: 'X: a\nContent-Length: 5\r\n' })],
  ['a name with a space', plain('/small', { more: 'Content-Length : 5\r\n' })],
])('%s is left to Node, and so is what follows', async (_what, ...pieces) => {
  const [quick, usual] = [connect({ isQuick: true }), connect({ isQuick: false })]
  const follows = [plain('/small'), plain('/large')]
  for (const some of [[plain('/other')], pieces, ...follows.map((each) => [each])]) expect(await quick.bring(...some)).toBe(await usual.bring(...some))
  expect(quick.readByNode()).toBe(usual.readByNode())
})

test('a question that comes before the one before it is answered waits for its turn', async () => {
  const [quick, usual] = [connect({ isQuick: true }), connect({ isQuick: false })]
  for (const each of [quick, usual]) await each.bring(plain('/other'))
  const pieces = [plain('/other?1'), plain('/small'), plain('/other?2')]
  expect(await quick.bring(...pieces)).toBe(await usual.bring(...pieces))
  expect(await quick.bring(plain('/small'))).toBe(await usual.bring(plain('/small')))
})

test('a process that stops leaves all to Node, which tells the client that it does', async () => {
  let isStopping = false
  const quick = connect({ isQuick: true, isStopping: () => isStopping })
  await quick.bring(plain('/small'))
  await quick.bring(plain('/small'))
  isStopping = true
  await quick.bring(plain('/small'))
  expect(quick.readByNode()).toBe(2)
})

test('a client that has not taken its answer yet is known, until it has or is gone', async () => {
  const [one, other] = [connect({ isQuick: true }), connect({ isQuick: true })]
  for (const each of [one, other]) {
    await each.bring(plain('/small'))
    each.beSlow()
    await each.bring(plain('/large'))
    expect(each.isSending()).toBe(true)
  }
  await one.takeAll()
  await other.leave()
  expect([one.isSending(), other.isSending()]).toEqual([false, false])
})

test('however a connection’s bytes arrive, they are answered as without this', async () => {
  const request = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Object.keys(HITS), '/other').map((path) => plain(path)) },
    fc.constantFrom('/small', '/other').map((path) => plain(path, { method: 'HEAD' })),
    fc
      .constantFrom('', 'x', plain('/small'), `\r\n\r\n${plain('/large')}`)
      .map((body) => plain('/other', { method: 'POST', more: `Content-Length: ${body.length}\r\n` }) + body),
    fc
      .constantFrom(plain('/small'), 'ab')
      .map((body) => `${plain('/other', { method: 'POST', more: 'Transfer-Encoding: chunked\r\n' })}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`),
    fc.constantFrom('X: GET /small HTTP/1.1\r\n', 'Connection: keep-alive\r\n', 'Expect: 100-continue\r\n').map((more) => plain('/small', { more })),
  )
  const pieces = fc.array(request, { minLength: 1, maxLength: 6 }).chain((requests) => {
    const bytes = requests.join('')
    const ends = requests.map((_each, at) => requests.slice(0, at + 1).join('').length)
    const cut = fc.oneof(fc.constantFrom(...ends), fc.nat({ max: bytes.length }))
    return fc
      .array(cut, { maxLength: 8 })
      .map((cuts) => [0, ...new Set([...cuts, bytes.length])].sort((a, b) => a - b).map((start, at, all) => bytes.slice(start, all[at + 1] ?? bytes.length)))
  })
  await fc.assert(
    fc.asyncProperty(pieces, fc.boolean(), async (arriving, atOnce) => {
      const answers = await Promise.all(
        [true, false].map(async (isQuick) => {
          const connection = connect({ isQuick })
          for (const some of atOnce ? [arriving] : arriving.map((each) => [each])) await connection.bring(...some)
          return connection.end()
        }),
      )
      expect(answers[0]).toBe(answers[1])
    }),
  )
})
