import { createSocket } from 'node:dgram'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/time/durations.ts'
import { type Site, startSite } from '#tests/support/browser/site.ts'
import { createFaultyMailServer, mailFaults } from '#tests/support/processes/faulty-mail-server.ts'
import { connectToServer } from '#tests/support/processes/server-client.ts'
import { freePort } from '#tests/support/processes/server-process.ts'
import { report, runTimeMs, seed } from '#tests/support/processes/torture.ts'

const ANSWERS_WITHIN_MS = 5000
/** A local IP without a name server. */
const SILENT_RESOLVER = '127.0.0.54'
const PARTS = 5
/** After this all mails have been retried, and none has expired. */
const NEXT_TRIES_MS = 7 * HOUR_MS
/** The defaults would block others for a minute when a server is silent. */
const SOON = 'connectionTimeout=1000&greetingTimeout=1000&socketTimeout=1500'

/** A mail server that accepts connections and never answers. */
async function startMute() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { host: `127.0.0.1:${port}`, wrapper: [] }
}

/** A command prefix that gives a program an unreachable name server; null if this account may not do that. */
async function askingNobody(): Promise<string[] | null> {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-resolver-'))
  const resolver = createSocket('udp4')
  onTestFinished(() => {
    resolver.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const isBound = await new Promise<boolean>((resolve) =>
    resolver.once('error', () => resolve(false)).bind(53, SILENT_RESOLVER, () => resolve(true)),
  )
  if (!isBound || process.getuid?.() !== 0) return null
  const file = join(folder, 'resolv.conf')
  writeFileSync(file, `nameserver ${SILENT_RESOLVER}\n`)
  return ['unshare', '--mount', 'sh', '-c', `mount --bind ${file} /etc/resolv.conf && exec "$@"`, 'sh']
}

/** Records the slowest response, and checks the limit. */
function createWatch() {
  const watch = { slowest: 0, asked: 0 }
  return {
    watch,
    async timed<T>(act: () => Promise<T>): Promise<T> {
      const startTime = performance.now()
      const result = await act()
      const duration = performance.now() - startTime
      watch.slowest = Math.max(watch.slowest, duration)
      watch.asked++
      expect(duration).toBeLessThan(ANSWERS_WITHIN_MS)
      return result
    },
  }
}
type Timed = ReturnType<typeof createWatch>['timed']
type Call = Awaited<ReturnType<Site['session']>>['call']

const invite = (call: Call, name: string) =>
  call('POST', '/api/admin/users/', { email: `${name}@house.example`, name, role: 'editor', areas: ['school'] })

/** All features that send mail, and pages at the same time. */
async function everythingWithMails(
  site: Site,
  { call, timed, name }: { call: Call; timed: Timed; name: string },
): Promise<void> {
  const response = await timed(() => invite(call, name))
  expect([response.status, response.body.invitation.url]).toEqual([
    201,
    expect.stringContaining('/admin/invitation?token='),
  ])
  const token = new URL(response.body.invitation.url).searchParams.get('token')
  const password = 'ein-langes-passwort'
  const accepted = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name, password }),
  }
  expect((await timed(() => fetch(`${site.url}/api/admin/invitation/accept/`, accepted))).status).toBeLessThan(300)
  const form = new URLSearchParams({ text: 'Die Tür klemmt.', contact: '' })
  const barrierReport = await timed(() =>
    fetch(`${site.url}/barrier-reports/de`, { method: 'POST', body: form, redirect: 'manual' }),
  )
  expect([...(barrierReport.status === 429 ? [429] : []), 303, 302, 204, 200]).toContain(barrierReport.status)
  const [testMail] = await Promise.all([
    timed(() => call('POST', '/api/admin/system/test-mail/')),
    timed(() => site.session({ email: `${name}@house.example`, password })),
    ...['/de', '/de/kurse', `/de/kurse?venue=${name}`, `/api/search/?q=${name}`].map(async (path) =>
      expect([path, (await timed(() => fetch(site.url + path))).status]).toEqual([path, 200]),
    ),
  ])
  expect([200, 429]).toContain(testMail.status)
  if (testMail.status === 200) expect(testMail.body.problem).not.toBeNull()
}

test.each([
  ['is not running', async () => ({ host: `127.0.0.1:${await freePort()}`, wrapper: [] })],
  ['is silent', startMute],
  ['has an unknown host name', async () => ({ host: 'mail.house.invalid', wrapper: [] })],
  [
    'has a name and DNS is silent',
    async () => {
      const proxyArgs = await askingNobody()
      return proxyArgs && { host: 'mail.house.example', wrapper: proxyArgs }
    },
  ],
])('when the mail server %s, requests are quick and links shown', async (state, start) => {
  const setup = await start()
  if (!setup) return report(`mail server ${state}: not tried (that takes root)`)
  // Without name resolution all other hosts fail too.
  const elsewhere =
    setup.wrapper.length > 0
      ? { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.house.example:4318', LINK_CHECK: '1' }
      : {}
  const site = await startSite({ env: { SMTP_URL: `smtp://${setup.host}`, ...elsewhere }, wrapper: setup.wrapper })
  onTestFinished(site.stop)
  const { call } = await site.session()
  const { watch, timed } = createWatch()
  const until = performance.now() + runTimeMs(1) / PARTS
  let count = 0
  do await everythingWithMails(site, { call, timed, name: `neu-${count++}` })
  while (performance.now() < until)
  report(
    `mail server ${state}: ${count} links handed on, ${watch.asked} answers, the slowest ${Math.round(watch.slowest)} ms`,
  )
})

test('each promised mail is sent once, refused, or counted as unsure', async () => {
  const port = await freePort()
  const mailbox = createFaultyMailServer(port)
  const site = await startSite({ env: { SMTP_URL: `smtp://127.0.0.1:${port}?${SOON}` }, controlledClock: true })
  onTestFinished(async () => {
    await site.stop()
    await mailbox.close()
  })
  let { call } = await connectToServer(site.url)
  const { watch, timed } = createWatch()
  let clock = Date.now() + Number(process.env.JOURNEYS_AHEAD)
  const advance = (ms: number) => {
    clock += ms
    return site.setTime(clock)
  }
  const scenario = fc.record({
    mood: fc.constantFrom(...mailFaults),
    letters: fc.integer({ min: 0, max: 4 }),
    ms: fc.integer({ min: 0, max: 2500 }),
  })
  const scenarios = fc.sample(fc.noBias(scenario), { seed, numRuns: 10_000 })
  const promised: string[] = []
  const until = performance.now() + runTimeMs(1) / PARTS
  let changes = 0
  do {
    const { mood, letters, ms } = scenarios[changes++ % scenarios.length] ?? { mood: 'gone', letters: 1, ms: 0 }
    await mailbox.feel(mood)
    // Creating accounts needs a login of the last quarter of an hour.
    ;({ call } = await connectToServer(site.url))
    for (let count = 0; count < letters; count++) {
      const name = `brief-${promised.length}`
      const response = await timed(() => invite(call, name))
      expect([response.status, response.body.invitation?.sent]).toEqual([201, true])
      promised.push(`${name}@house.example`)
    }
    await wait(ms)
    await advance(5 * MINUTE_MS)
  } while (performance.now() < until || promised.length === 0)
  await mailbox.feel('takes')
  ;({ call } = await connectToServer(site.url))
  const mails = async () => (await timed(() => call('GET', '/api/admin/system/'))).body.mail
  await expect
    .poll(
      async () => {
        await advance(NEXT_TRIES_MS)
        return (await mails()).waiting
      },
      { timeout: 120_000, interval: 1000 },
    )
    .toBe(0)
  const { failed, unsure } = await mails()
  const deliveredTo = new Set(mailbox.letters)
  expect(mailbox.letters.length).toBe(deliveredTo.size)
  expect(failed).toBe(mailbox.refused.length)
  expect(unsure).toBeLessThanOrEqual(mailbox.inDoubt())
  const [missing, isUndelivered] = [
    promised.filter((email) => !deliveredTo.has(email)),
    (email: string) => !mailbox.refused.includes(email),
  ]
  expect(missing.filter(isUndelivered).length).toBeLessThanOrEqual(unsure)
  report(
    `mail server with ${changes} moods: ${promised.length} letters promised, ${deliveredTo.size} came, none twice, ${failed} refused for good, ${unsure} counted as unsure; the slowest of ${watch.asked} answers ${Math.round(watch.slowest)} ms`,
  )
})
