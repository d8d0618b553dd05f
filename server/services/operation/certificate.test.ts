import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer as createPlainServer } from 'node:net'
import { createServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { certificates } from '#tests/support/processes/certificates.ts'
import { readCertificate, watchCertificate } from './certificate.ts'

const ENDS = new Date('2120-01-01T00:00:00Z')
const daysBefore = (days: number) => new Date(ENDS.getTime() - days * 86_400_000)

async function startTls(cert: string) {
  let connections = 0
  const server = createServer({ key: certificates.key, cert }, (socket) => socket.on('error', () => undefined))
  server.on('connection', () => connections++)
  server.on('tlsClientError', () => undefined)
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, connections: () => connections }
}

test.each([
  ['good', certificates.good, null, ENDS],
  ['for another name', certificates.otherName, 'name', ENDS],
  ['expired', certificates.expired, 'expired', new Date('2021-01-01T00:00:00Z')],
] as const)('a certificate that is %s is read with its expiry', async (_, cert, problem, ends_at) => {
  const { origin } = await startTls(cert)
  expect(await readCertificate(origin, { ca: cert })).toMatchObject({ problem, ends_at })
})

test('tells untrusted, closed and silent hosts apart', async () => {
  const { origin } = await startTls(certificates.good)
  expect(await readCertificate(origin)).toMatchObject({
    problem: 'untrusted',
    reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    ends_at: ENDS,
  })
  expect(await readCertificate('https://localhost:1')).toMatchObject({
    problem: 'unreachable',
    reason: 'ECONNREFUSED',
    ends_at: null,
  })
  const mute = createPlainServer(() => undefined)
  await once(mute.listen(0), 'listening')
  onTestFinished(() => void mute.close())
  const muteUrl = `https://localhost:${(mute.address() as AddressInfo).port}`
  expect(await readCertificate(muteUrl, { timeoutMs: 50 })).toMatchObject({
    problem: 'unreachable',
    reason: 'no answer',
  })
})

test('the certificate is checked daily, hourly near expiry, never without TLS', async () => {
  const { origin, connections } = await startTls(certificates.good)
  let now = daysBefore(20)
  const watch = watchCertificate({ origin, now: () => now, ca: certificates.good })
  expect(watch.getStatus()).toEqual({ state: 'unseen', seen_at: null, ends_at: null })
  await watch.look()
  await watch.look()
  expect([connections(), watch.getStatus()]).toEqual([1, { state: 'good', seen_at: now, ends_at: ENDS }])
  now = daysBefore(13)
  expect(watch.getStatus().state).toBe('ending')
  await watch.look()
  now = new Date(now.getTime() + 3_599_000)
  await watch.look()
  expect(connections()).toBe(2)
  now = new Date(now.getTime() + 2000)
  await watch.look()
  expect(connections()).toBe(3)
  const unencrypted = watchCertificate({ origin: origin.replace('https:', 'http:'), now: () => now })
  await unencrypted.look()
  expect([connections(), unencrypted.getStatus().state]).toEqual([3, 'none'])
})
