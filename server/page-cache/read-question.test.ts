import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const read = (...headers: string[]) => readQuestion(Buffer.from(['GET /de HTTP/1.1', 'Host: house.example', ...headers, '', ''].join('\r\n'), 'latin1'))

test('a plain question is read with what decides its answer', () => {
  expect(read('Accept-Encoding:  br ', 'Connection: Keep-Alive', 'X-Other: 1')).toMatchObject({
    method: 'GET',
    url: '/de',
    host: 'house.example',
    acceptEncoding: 'br',
  })
})

test.each([
  'Content-Length: 0',
  'Transfer-Encoding: chunked',
  'Connection: close',
  'Connection: keep-alive, Upgrade',
  'Upgrade: h2c',
  'Expect: 100-continue',
  'Trailer: X-Sum',
  'TE: trailers',
  'HTTP2-Settings: AAMAAABk',
  'Proxy-Connection: keep-alive',
  'Host: other.example',
  'Cookie: a=1\r\nCookie: b=2',
  ' folded: line',
  'no colon',
  'Name : value',
  'Bad\x00: value',
  'X: \x01',
])('%j is for a parser of HTTP', (header) => {
  expect(read(header)).toBeNull()
})

test.each(['POST /de HTTP/1.1', 'GET http://house.example/de HTTP/1.1', 'GET /de HTTP/1.0', 'GET /de page HTTP/1.1', 'GET  /de HTTP/1.1', 'GET /dé HTTP/1.1'])(
  'so is %j',
  (line) => {
    expect(readQuestion(Buffer.from(`${line}\r\nHost: house.example\r\n\r\n`, 'latin1'))).toBeNull()
  },
)
