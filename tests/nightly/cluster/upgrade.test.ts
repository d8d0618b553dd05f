import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newContext, openBrowser } from '#tests/support/browser/browser.ts'
import { open } from '#tests/support/browser/site-visitor.ts'
import { startCluster } from '#tests/support/processes/cluster.ts'
import { buildNextRelease } from '#tests/support/processes/next-release.ts'
import { startNginx } from '#tests/support/processes/proxies.ts'
import { ADMIN, type ServerProcess } from '#tests/support/processes/server-process.ts'
import { createTlsClient } from '#tests/support/processes/tls-client.ts'

const SECOND = 1000
const VISITORS = 8
const PATHS = ['/de', '/en', '/de/kurse', '/de/aktuelles', '/api/event-dates/', '/api/venues/', '/de/impressum']
const TYPES: Record<string, RegExp> = { js: /javascript/, css: /css/, woff2: /woff2/ }

const textOf = async ({ url }: ServerProcess) => (await fetch(`${url}/api/categories/`)).text()
const nameOf = (count: number) => `Rubrik ${count}.`
const category = (name: string) => ({ name: { de: name, en: '' } })
const assetsIn = (html: string) => [...new Set(html.match(/\/assets\/[\w.~-]+\.(js|css|woff2)/g))]

test('killing, restarting and upgrading processes is invisible to visitors', async () => {
  const program = buildNextRelease()
  const cluster = await startCluster(3)
  const nginx = await startNginx({ backends: cluster.ports })
  const { fetchPath, leave } = createTlsClient(nginx)
  onTestFinished(async () => {
    leave()
    await nginx.stop()
  })
  const json = { 'content-type': 'application/json' }
  const login = await fetchPath('/de/pageeditor-api/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(ADMIN),
  })
  const cookies = (login.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  const headers = { cookie: cookies, 'x-csrftoken': /csrftoken=([^;]+)/.exec(cookies)?.[1] ?? '' }
  expect(login.status).toBe(200)

  let isOver = false
  const failed: string[] = []
  const count = { pages: 0, assets: 0 }
  /** Whether the response has the right type; the 404 of a script would be a page. */
  const get = async (path: string) => {
    const ending = path.split('.').at(-1) ?? ''
    const response = await fetchPath(path, {
      headers: { 'accept-encoding': path.startsWith('/assets') ? 'br' : 'identity' },
    }).catch((error: Error) => error)
    const isWell =
      !(response instanceof Error) &&
      response.status === 200 &&
      response.body.length > 0 &&
      (TYPES[ending] ?? /./).test(`${response.headers['content-type']}`)
    if (isWell) return response.body.toString()
    failed.push(`${path} ${response instanceof Error ? response.message : response.status}`)
    return ''
  }
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let index = visitor; !isOver; index++) {
      const assets = assetsIn(await get(`${PATHS[index % PATHS.length]}`))
      count.pages++
      // In parallel, as a browser does.
      await Promise.all(assets.map(get))
      count.assets += assets.length
    }
  })
  /** Writes to one process, and reads from each of them a second later. */
  const [lateLines, unwritten]: [string[], string[]] = [[], []]
  let writtenCount = 0
  const stoppedServers = new Set<number>()
  const writer = (async () => {
    for (let number = 0; !isOver; number++) {
      const name = nameOf(number)
      const status = await fetchPath('/api/admin/categories/', {
        method: 'POST',
        headers: { ...headers, ...json },
        body: JSON.stringify(category(name)),
      }).then(
        (response) => response.status,
        () => 0,
      )
      if (status !== 201) {
        unwritten.push(`${name}: ${status}`)
        continue
      }
      writtenCount++
      const running = [0, 1, 2].filter((index) => !stoppedServers.has(index))
      await wait(SECOND)
      for (const index of running.filter((each) => !stoppedServers.has(each))) {
        const process = cluster.processes[index]
        if (process && !(await textOf(process).catch(() => name)).includes(name)) lateLines.push(`${name} at ${index}`)
      }
    }
  })()
  const withoutServer = async (index: number, end: 'kill' | 'stop', options: { program?: string } = {}) => {
    await wait(4 * SECOND)
    stoppedServers.add(index)
    await cluster.processes[index]?.[end]()
    await wait(2 * SECOND)
    await cluster.startAgain(index, options)
    stoppedServers.delete(index)
  }
  const ofBefore = assetsIn(await get('/de/kurse'))
  const context = await newContext(await openBrowser(), {
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  })
  onTestFinished(() => context.close())
  const tab = await context.newPage()
  await open(tab, `https://127.0.0.1:${nginx.httpsPort}/de`)
  await tab.evaluate('window.isTheSame = true')

  await withoutServer(0, 'kill')
  await withoutServer(1, 'stop')
  for (const index of [2, 0, 1]) await withoutServer(index, 'stop', { program })
  await wait(4 * SECOND)
  isOver = true
  await Promise.all([...visitors, writer])

  process.stdout.write(
    `cluster: ${count.pages} pages and calls, ${count.assets} of their scripts, sheets and fonts, ${failed.length} failed; ${writtenCount} writes, ${unwritten.length} not confirmed; ${lateLines.length} seen too late\n`,
  )
  expect([failed.length, failed.slice(0, 10)]).toEqual([0, []])
  expect(lateLines).toEqual([])
  // A request whose process was killed is not repeated elsewhere, because it may have been done; the client gets an
  // error.
  expect(unwritten.length).toBeLessThanOrEqual(1)
  expect(writtenCount).toBeGreaterThan(10)
  for (const { url } of cluster.processes)
    expect((await fetch(`${url}/de/pageeditor-api/user`, { headers })).status).toBe(200)

  // Now no process runs the release of this page and this tab.
  const ofNow = assetsIn(await get('/de/kurse'))
  expect(ofBefore.filter((path) => path.endsWith('.js') && ofNow.includes(path))).toEqual([])
  await Promise.all(ofBefore.map(get))
  expect(failed).toEqual([])
  await tab.getByRole('link', { name: 'Presse', exact: true }).first().click()
  await expect.poll(() => tab.getByRole('heading', { level: 1 }).innerText()).toBe('Für Redaktionen')
  expect(await tab.evaluate('window.isTheSame')).toBe(true)
})
