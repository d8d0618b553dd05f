import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serveMetrics } from './serve-metrics.ts'

const TOKEN = 'ein-langes-merkmal'

async function serving(token: string | undefined, read = async () => 'partitur_requests 1\n') {
  const server = await serveMetrics({ port: 0, host: '127.0.0.1', token, read })
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return async (authorization?: string, { path = '/metrics', method = 'GET' } = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: authorization === undefined ? {} : { authorization },
    })
    return [response.status, await response.text()]
  }
}

test('metrics need the token, if one is set', async () => {
  const fetchMetrics = await serving(TOKEN)
  expect(await fetchMetrics(`Bearer ${TOKEN}`)).toEqual([200, 'partitur_requests 1\n'])
  for (const wrongToken of [
    undefined,
    '',
    'Bearer ',
    TOKEN,
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(0, -1)}`,
    `Basic ${TOKEN}`,
  ])
    expect(await fetchMetrics(wrongToken)).toEqual([401, ''])
  expect(await (await serving(undefined))()).toEqual([200, 'partitur_requests 1\n'])
})

test('other paths and methods of the metrics server get 404', async () => {
  const fetchMetrics = await serving(TOKEN)
  for (const options of [{ path: '/' }, { path: '/metrics?x=1' }, { path: '/healthz' }, { method: 'POST' }])
    expect(await fetchMetrics(`Bearer ${TOKEN}`, options)).toEqual([404, ''])
})
