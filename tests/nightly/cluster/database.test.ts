import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openBrowser } from '#tests/support/browser/browser.ts'
import { allSaved, asVisitor, bar, openEditor, textOf } from '#tests/support/browser/editor-page.ts'
import { type Site, startSite } from '#tests/support/browser/site.ts'
import { createPostgresDatabase, postgresUrl } from '#tests/support/databases/postgres-database.ts'
import { startCluster } from '#tests/support/processes/cluster.ts'
import { connectToServer } from '#tests/support/processes/server-client.ts'
import { startStallingProxy } from '#tests/support/processes/stalling-proxy.ts'

const SECOND = 1000
/** Longer than responses stay cached. */
const GONE_SECONDS = Number(process.env.CLUSTER_GONE_SECONDS ?? 90)
const PATHS = ['/de', '/en', '/de/kurse', '/de/aktuelles', '/api/event-dates/', '/api/venues/', '/de/impressum']
const LISTS = '/api/admin/categories/'

const category = (name: string) => ({ name: { de: name, en: '' } })

/** The built site with a proxy before its PostgreSQL. */
async function siteBehind() {
  const { postgres } = inject('seededDemo')
  if (!postgres) throw new Error('these tests need PostgreSQL')
  const line = await startStallingProxy(
    postgresUrl(await createPostgresDatabase(postgres.port, { from: postgres.database })),
  )
  const site = await startSite({ env: { DATABASE_URL: line.url } })
  onTestFinished(() => site.stop())
  return { site, line }
}

/** Many visitors and editors at once; `faults` collects anything but a response or a proper refusal. */
async function askAtOnce({ url }: Site, call: Awaited<ReturnType<typeof connectToServer>>['call'], count: number) {
  const responses = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const startTime = performance.now()
      const { status, headers } = await (index % 2 === 0
        ? call('GET', `${LISTS}?search=${index}`)
        : fetch(`${url}/api/search/?q=wort${index}`))
      return { status, retry: headers.get('retry-after'), tookMs: performance.now() - startTime }
    }),
  )
  const refused = responses.filter(({ status }) => status === 503)
  const slowestOf = (group: typeof responses) => Math.round(Math.max(0, ...group.map(({ tookMs }) => tookMs)))
  return {
    answeredCount: responses.length - refused.length,
    refused: refused.length,
    slowest: slowestOf(responses),
    slowestRefused: slowestOf(refused),
    faults: responses.filter(({ status, retry }) => status !== 200 && !(status === 503 && retry === '5')),
  }
}

test('a process with dropped notifications shows changes within a minute', async () => {
  const cluster = await startCluster(1)
  const line = await startStallingProxy(cluster.databaseUrl)
  const deaf = await cluster.add({ listenUrl: line.url })
  const textOfDeaf = async () => (await fetch(`${deaf.url}/api/categories/`)).text()
  const { call } = await connectToServer(cluster.processes[0]?.url ?? '')
  await textOfDeaf()
  line.mute()
  const startTime = performance.now()
  expect((await call('POST', LISTS, category('Stumm'))).status).toBe(201)
  await expect.poll(textOfDeaf, { timeout: 60 * SECOND, interval: 500 }).toContain('Stumm')
  process.stdout.write(
    `cluster: notifications mute, seen after ${Math.round((performance.now() - startTime) / SECOND)} s\n`,
  )
  line.speak()
})

test(`a database outage of ${GONE_SECONDS} s leaves pages up and loses no edits`, {
  timeout: (GONE_SECONDS + 300) * SECOND,
}, async () => {
  const { site, line } = await siteBehind()
  const { call } = await connectToServer(site.url)
  for (const path of PATHS) expect((await fetch(site.url + path)).status).toBe(200)
  const page = await openEditor({ site, browser: await openBrowser() })
  line.mute()
  process.stdout.write('cluster: the database is gone from now on\n')
  const outageStart = performance.now()
  await textOf(page, 'Überschrift, Überschrift').first().fill('Trotzdem geschrieben')
  await textOf(page, 'Überschrift, Überschrift').first().press('Escape')
  let requestCount = 0
  let slowest = 0
  while (performance.now() - outageStart < GONE_SECONDS * SECOND) {
    for (const path of PATHS) {
      const requestStart = performance.now()
      const response = await fetch(site.url + path)
      await response.arrayBuffer()
      expect([path, response.status]).toEqual([path, 200])
      slowest = Math.max(slowest, performance.now() - requestStart)
      requestCount++
    }
    await wait(SECOND)
  }
  expect(slowest).toBeLessThan(20 * SECOND)
  const startTime = performance.now()
  const rejected = await call('POST', LISTS, category('Weg'))
  expect([rejected.status, rejected.headers.get('retry-after'), rejected.body.title]).toEqual([
    503,
    '5',
    'Der Dienst ist gerade nicht erreichbar.',
  ])
  expect(performance.now() - startTime).toBeLessThan(SECOND)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  await bar(page).getByText('Keine Verbindung').waitFor()
  line.speak()
  const recoveryStart = performance.now()
  await expect
    .poll(async () => (await call('POST', LISTS, category('Wieder da'))).status, {
      timeout: 30 * SECOND,
      interval: 200,
    })
    .toBe(201)
  const writeStart = performance.now()
  await allSaved(page)
  const saved = performance.now()
  expect(await asVisitor(site, '/de/abonnements')).toContain('Trotzdem geschrieben')
  const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10
  process.stdout.write(
    `cluster: database gone for ${GONE_SECONDS} s, ${requestCount} pages answered, the slowest after ${Math.round(slowest)} ms; it wrote again after ${seconds(recoveryStart, writeStart)} s, and what was typed meanwhile was saved after ${seconds(recoveryStart, saved)} s\n`,
  )
})

test('a slow database leads to quick refusals with Retry-After', async () => {
  const { site, line } = await siteBehind()
  const { call } = await connectToServer(site.url)
  for (const path of PATHS) expect((await fetch(site.url + path)).status).toBe(200)
  for (const answerAfterMs of [200, 3 * SECOND, 15 * SECOND]) {
    line.delay(answerAfterMs / 2)
    const first = await askAtOnce(site, call, 400)
    // They retry after the time given, as browsers' outboxes do.
    await wait(5 * SECOND)
    const second = await askAtOnce(site, call, 400)
    for (const path of PATHS) expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200])
    line.delay(0)
    const startTime = performance.now()
    await expect.poll(async () => (await call('GET', LISTS)).status, { timeout: 30 * SECOND, interval: 100 }).toBe(200)
    const summarise = ({ answeredCount, refused, slowest, slowestRefused }: typeof first) =>
      `${answeredCount} answered, slowest ${slowest} ms, ${refused} summarise to come again, slowest ${slowestRefused} ms`
    process.stdout.write(
      `cluster: each answer of the database ${answerAfterMs / SECOND} s late, 400 at once: ${summarise(first)}; 5 s later again 400: ${summarise(second)}; well again after ${Math.round(performance.now() - startTime)} ms\n`,
    )
    for (const { faults, slowest, slowestRefused } of [first, second]) {
      expect(faults).toEqual([])
      // Waiting longer than 5 s for a first connection is refused; 12 s of silence count as absence.
      expect(slowestRefused).toBeLessThan((answerAfterMs > 12 * SECOND ? 14 : 7) * SECOND)
      // A response needs about six sequential queries.
      expect(slowest).toBeLessThan(7 * SECOND + 6 * answerAfterMs)
    }
  }
})
