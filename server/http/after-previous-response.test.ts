import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { afterPreviousResponse } from './after-previous-response.ts'

test('pipelined requests are handled one by one and in order', async () => {
  const startedPaths: string[] = []
  let maxOpen = 0
  let open = 0
  const server = createServer((request, response) =>
    afterPreviousResponse(response, async () => {
      startedPaths.push(request.url ?? '')
      maxOpen = Math.max(maxOpen, ++open)
      // The others arrived in the same packet and have been parsed by now.
      await nextTurn()
      open--
      response.end(`answer to ${request.url}`)
    }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  const paths = ['/1', '/2', '/3']
  socket.write(
    paths
      .map((path) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n${path === '/3' ? 'Connection: close\r\n' : ''}\r\n`)
      .join(''),
  )
  const received = (await socket.toArray()).join('')
  expect(received.match(/answer to \/\d/g)).toEqual(paths.map((path) => `answer to ${path}`))
  expect([startedPaths, maxOpen]).toEqual([paths, 1])
})
