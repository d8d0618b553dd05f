import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openHouse } from '../support/bare-house.ts'
import { copyProgram, startCluster } from '../support/cluster.ts'
import { startMuteProxy } from '../support/mute-proxy.ts'
import { visitorsOf } from '../support/over-tls.ts'
import { startNginx } from '../support/proxies.ts'
import { ADMIN, type ServerProcess } from '../support/server-process.ts'

const SECOND = 1000
const VISITORS = 8
const PATHS = ['/de', '/en', '/de/kurse', '/de/aktuelles', '/api/event-dates/', '/api/venues/', '/de/impressum']

const textOf = async ({ url }: ServerProcess) => (await fetch(`${url}/api/categories/`)).text()
const nameOf = (count: number) => `Rubrik ${count}.`
const category = (name: string) => ({ name: { de: name, en: '' } })

test('of three processes one is killed, one started again and one replaced by another release: visitors notice nothing', async () => {
  const cluster = await startCluster(3)
  const nginx = await startNginx({ backends: cluster.ports })
  const { ask, leave } = visitorsOf(nginx)
  onTestFinished(async () => {
    leave()
    await nginx.stop()
  })
  const json = { 'content-type': 'application/json' }
  const login = await ask('/de/pageeditor-api/login', { method: 'POST', headers: json, body: JSON.stringify(ADMIN) })
  const cookies = (login.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  const headers = { cookie: cookies, 'x-csrftoken': /csrftoken=([^;]+)/.exec(cookies)?.[1] ?? '' }
  expect(login.status).toBe(200)

  let isOver = false
  const failed: string[] = []
  let answered = 0
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let count = visitor; !isOver; count++) {
      const path = `${PATHS[count % PATHS.length]}`
      const said = await ask(path).then(
        ({ status, body }) => (status === 200 && body.length > 0 ? null : `${path} ${status}`),
        (error: Error) => `${path} ${error.message}`,
      )
      if (said) failed.push(said)
      else answered++
    }
  })
  /** Writes at one, and asks each that runs a second later. */
  const [late, unwritten]: [string[], string[]] = [[], []]
  let written = 0
  const down = new Set<number>()
  const writer = (async () => {
    for (let count = 0; !isOver; count++) {
      const name = nameOf(count)
      const status = await ask('/api/admin/categories/', { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(category(name)) }).then(
        (answer) => answer.status,
        () => 0,
      )
      if (status !== 201) {
        unwritten.push(`${name}: ${status}`)
        continue
      }
      written++
      const running = [0, 1, 2].filter((index) => !down.has(index))
      await wait(SECOND)
      for (const index of running.filter((each) => !down.has(each))) {
        const process = cluster.processes[index]
        if (process && !(await textOf(process).catch(() => name)).includes(name)) late.push(`${name} at ${index}`)
      }
    }
  })()
  const without = async (index: number, end: (process: ServerProcess) => Promise<void>, start: () => Promise<void>) => {
    await wait(4 * SECOND)
    down.add(index)
    const process = cluster.processes[index]
    if (process) await end(process)
    await wait(2 * SECOND)
    await start()
    down.delete(index)
  }
  await without(
    0,
    (process) => process.kill(),
    () => cluster.startAgain(0),
  )
  await without(
    1,
    (process) => process.stop(),
    () => cluster.startAgain(1),
  )
  const program = copyProgram()
  await without(
    2,
    (process) => process.stop(),
    () => cluster.startAgain(2, { program }),
  )
  await wait(4 * SECOND)
  isOver = true
  await Promise.all([...visitors, writer])

  process.stdout.write(
    `cluster: ${answered} answers to visitors, ${failed.length} failed; ${written} writes, ${unwritten.length} not confirmed; ${late.length} seen too late\n`,
  )
  expect(failed).toEqual([])
  expect(late).toEqual([])
  // What a process was killed over is not asked of another: it might have been done. Who sent it is told.
  expect(unwritten.length).toBeLessThanOrEqual(1)
  expect(written).toBeGreaterThan(10)
  for (const { url } of cluster.processes) expect((await fetch(`${url}/de/pageeditor-api/user`, { headers })).status).toBe(200)
})

test('a process whose notifications are dropped without a word shows what others wrote within a minute', async () => {
  const cluster = await startCluster(1)
  const line = await startMuteProxy(cluster.databaseUrl)
  const deaf = await cluster.add({ listenUrl: line.url })
  const { call } = await openHouse(cluster.processes[0]?.url ?? '')
  await textOf(deaf)
  line.mute()
  const started = performance.now()
  expect((await call('POST', '/api/admin/categories/', category('Stumm'))).status).toBe(201)
  await expect.poll(() => textOf(deaf), { timeout: 60 * SECOND, interval: 500 }).toContain('Stumm')
  process.stdout.write(`cluster: notifications mute, seen after ${Math.round((performance.now() - started) / SECOND)} s\n`)
  line.speak()
})

test('while the database is gone pages stay, writes are refused in words, and it recovers by itself', async () => {
  let cut: Awaited<ReturnType<typeof startMuteProxy>> | undefined
  const cluster = await startCluster(1, {
    through: async (url) => {
      cut = await startMuteProxy(url)
      return cut.url
    },
  })
  const [server] = cluster.processes
  if (!server || !cut) throw new Error('nothing runs')
  const { call } = await openHouse(server.url)
  for (const path of PATHS) expect((await fetch(server.url + path)).status).toBe(200)
  cut.mute()
  const until = performance.now() + 90 * SECOND
  let asked = 0
  while (performance.now() < until) {
    for (const path of PATHS) {
      const started = performance.now()
      const answer = await fetch(server.url + path)
      await answer.arrayBuffer()
      expect([path, answer.status]).toEqual([path, 200])
      expect(performance.now() - started).toBeLessThan(20 * SECOND)
      asked++
    }
    await wait(SECOND)
  }
  const written = await call('POST', '/api/admin/categories/', category('Weg'))
  expect([written.status, written.headers.get('retry-after'), written.body.title]).toEqual([503, '5', 'Der Dienst ist gerade nicht erreichbar.'])
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  cut.speak()
  const started = performance.now()
  await expect.poll(async () => (await call('POST', '/api/admin/categories/', category('Wieder da'))).status, { timeout: 30 * SECOND, interval: 200 }).toBe(201)
  process.stdout.write(
    `cluster: database gone for 90 s, ${asked} pages answered; it wrote again after ${Math.round((performance.now() - started) / 100) / 10} s\n`,
  )
})

test('with a slow database nothing piles up: who cannot be answered in time is told at once when to come again', async () => {
  let slow: Awaited<ReturnType<typeof startMuteProxy>> | undefined
  const cluster = await startCluster(1, {
    through: async (url) => {
      slow = await startMuteProxy(url)
      return slow.url
    },
  })
  const [server] = cluster.processes
  if (!server || !slow) throw new Error('nothing runs')
  const { call } = await openHouse(server.url)
  slow.delay(100)
  const answers = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const started = performance.now()
      const answer = await call('GET', `/api/admin/categories/?page=1&search=${index}`)
      return { status: answer.status, retry: answer.headers.get('retry-after'), took: performance.now() - started }
    }),
  )
  const refused = answers.filter(({ status }) => status === 503)
  const slowest = Math.max(...answers.map(({ took }) => took))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect(new Set(refused.map(({ retry }) => retry))).toEqual(new Set(['5']))
  expect(slowest).toBeLessThan(30 * SECOND)
  slow.delay(0)
  const started = performance.now()
  await expect.poll(async () => (await call('GET', '/api/admin/categories/')).status, { timeout: 20 * SECOND, interval: 100 }).toBe(200)
  process.stdout.write(
    `cluster: database 0.2 s slow, 400 at once: ${answers.length - refused.length} answered, ${refused.length} told to come again, slowest ${Math.round(slowest)} ms; well again after ${Math.round(performance.now() - started)} ms\n`,
  )
})
