import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askOutside } from './ask-outside.ts'
import { isOutside } from './is-outside.ts'

test.each([
  ['93.184.216.34', true],
  ['2a01:4f8::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.10', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('that %s may be asked by anybody in the world is %s', (address, may) => {
  expect(isOutside(address)).toBe(may)
})

/** A website on this machine, which only a test that allows it can ask. */
async function startWebsite(answers: Record<string, { status: number; location?: string; onlyGet?: true }>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request
    asked.push(`${method} ${url}`)
    const { status, location, onlyGet } = answers[url] ?? { status: 404 }
    if (url === '/silent') return
    response.writeHead(onlyGet && method === 'HEAD' ? 405 : status, location === undefined ? {} : { location }).end('x'.repeat(method === 'GET' ? 100_000 : 0))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { asked, port, url: `http://127.0.0.1:${port}` }
}

const allows = (address: string) => address === '127.0.0.1'

test('what another website answers is good, gone or not to be sure of', async () => {
  const { url } = await startWebsite({
    '/': { status: 200 },
    '/moved': { status: 301, location: '/' },
    '/only-get': { status: 200, onlyGet: true },
    '/gone': { status: 410 },
    '/busy': { status: 429 },
    '/robots': { status: 403 },
    '/ring': { status: 302, location: '/ring' },
    '/lost': { status: 302, location: '/nowhere' },
  })
  const told = []
  for (const path of ['/', '/moved', '/only-get', '/gone', '/nowhere', '/lost', '/busy', '/robots', '/ring'])
    told.push([path, await askOutside(url + path, { allows })])
  expect(told).toEqual([
    ['/', 'good'],
    ['/moved', 'good'],
    ['/only-get', 'good'],
    ['/gone', 'gone'],
    ['/nowhere', 'gone'],
    ['/lost', 'gone'],
    ['/busy', 'unsure'],
    ['/robots', 'unsure'],
    ['/ring', 'unsure'],
  ])
})

test('who does not answer in time, or at all, is not reached', async () => {
  const { url } = await startWebsite({ '/silent': { status: 200 } })
  expect(await askOutside(`${url}/silent`, { allows, timeoutMs: 100 })).toBe('unreachable')
  expect(await askOutside('http://127.0.0.1:1/', { allows })).toBe('unreachable')
  expect(await askOutside('keine Adresse')).toBe('unreachable')
  expect(await askOutside('file:///etc/passwd')).toBe('unreachable')
})

test('nothing within the network is asked: by its number in any spelling, by a name that leads there, or by a redirect', async () => {
  const { asked, port, url } = await startWebsite({ '/': { status: 200 }, '/in': { status: 302, location: 'http://[::1]/' } })
  for (const host of ['127.0.0.1', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]', 'localhost'])
    expect(await askOutside(`http://${host}:${port}/`)).toBe('unreachable')
  expect(asked).toEqual([])
  const redirected = await startWebsite({ '/': { status: 302, location: `http://localhost:${port}/` } })
  // Of what the first website is, only its own address is allowed.
  let looked = 0
  expect(await askOutside(redirected.url, { allows: () => looked++ === 0 })).toBe('unreachable')
  expect(asked).toEqual([])
  expect(await askOutside(`${url}/in`, { allows })).toBe('unreachable')
})
