import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startSite } from '#tests/support/browser/site.ts'
import { ATTACKS, type Attack, attackSlowly, hasSlowHttpTest } from '#tests/support/processes/slow-http-test.ts'
import { report, runTimeMs } from '#tests/support/processes/torture.ts'

const HALF_OPEN = runTimeMs(0) ? 10_000 : 1000
/** More would only wait in the operating system's queue. */
const OPENED_AT_ONCE = 250
const SLOW_READERS_OF_FILM = 1000
const SLOW_READERS_OF_PAGE = 150
const SLOW_WRITERS = 300
const FILM_MB = 8
const ATTACKERS = 1000
const OTHERS_WAIT_AT_MOST_MS = 5000
const NOT_TAKEN = 60
const NOT_TAKEN_MS = 5000
/** The original and the pixels of a picture that is being rendered. */
const NOT_TAKEN_MAX_MB = 60
const ENDED_BY_ITSELF_MS = 100_000
/** Responses to slow readers, uncollected garbage, and allocator reserves: measured 80 to 140. */
const MEMORY_BACK_TO_MB = 160
/** V8 collects after some quiet seconds, in up to three steps of eight seconds each. */
const MEMORY_BACK_WITHIN_MS = 40_000

const site = await startSite()
afterAll(() => site.stop())

const { hostname, port } = new URL(site.url)
const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid()}/status`, 'utf8'))?.[1]) / 1024
const openFiles = () => readdirSync(`/proc/${site.pid()}/fd`).length

function open(text: string): Socket {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(text)
  return socket
}

/** Replaces each closed connection by a new one. */
async function replaceClosed(sockets: Socket[], count: number, openOne: () => Socket): Promise<number> {
  let closedCount = 0
  for (let index = 0, openedCount = 0; index < count; index++) {
    const socket = sockets[index]
    if (socket && !socket.destroyed && !socket.readableEnded) continue
    if (socket) closedCount++
    sockets[index] = openOne()
    if (++openedCount % OPENED_AT_ONCE === 0) await wait(20)
  }
  return closedCount
}

const USER = '/de/pageeditor-api/user'
let requestCount = 0
/** Cached responses, rendered ones, and a session lookup. */
async function asOthers(headers: Record<string, string>) {
  const path = ['/de/kurse', `/api/search/?q=abend${requestCount}`, USER][requestCount++ % 3] ?? ''
  const startTime = performance.now()
  const response = await fetch(site.url + path, {
    headers: path === USER ? headers : {},
    signal: AbortSignal.timeout(10_000),
  })
  await response.arrayBuffer()
  return { status: response.status, took: performance.now() - startTime }
}

async function filmOf(): Promise<string> {
  await site.upload('programm.pdf', `%PDF-1.4\n${'x'.repeat(FILM_MB * 1024 * 1024)}`)
  const [film] = (await (await site.session()).call('GET', '/api/admin/files/?page_size=1')).body.results
  return `/files/${film.id}/programm.pdf`
}

/** Noise hardly compresses. */
async function uploadNoise(): Promise<{ id: number; hash: string }> {
  const noise = await sharp({
    create: {
      width: 1920,
      height: 1080,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(noise)]), 'rauschen.jpg')
  const { headers } = await site.session()
  return (await fetch(`${site.url}/api/admin/images/upload/`, { method: 'POST', headers, body })).json()
}

async function startQuietly() {
  const { headers } = await site.session()
  const film = await filmOf()
  for (let count = 0; count < 100; count++) await asOthers(headers)
  return { headers, film, before: { memory: megabytes(), files: openFiles() } }
}

async function expectNothingLeft(before: { memory: number; files: number }): Promise<void> {
  await expect.poll(openFiles, { timeout: 20_000 }).toBeLessThan(before.files + 20)
  await expect.poll(megabytes, { timeout: MEMORY_BACK_WITHIN_MS }).toBeLessThan(before.memory + MEMORY_BACK_TO_MB)
}

test('thousands of unfinished connections neither block others nor leak', async () => {
  const { headers, film, before } = await startQuietly()
  const startTime = performance.now()
  const halfOpen: Socket[] = []
  const openHalf = () => open('GET /de HTTP/1.1\r\nHost: a.example\r\nX-Slow: ').resume()
  await replaceClosed(halfOpen, HALF_OPEN, openHalf)
  const pages = Array.from({ length: SLOW_READERS_OF_PAGE }, (_, index) => `/de/kurse?venue=${index}`)
  const films = Array.from({ length: SLOW_READERS_OF_FILM }, () => film)
  const readers = [...pages, ...films].map((path) => open(`GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`).pause())
  const head =
    'POST /de/pageeditor-api/login HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{'
  const writers = Array.from({ length: SLOW_WRITERS }, () => open(head))
  let [answeredCount, slowest, highest, mostFiles, closedCount, lastCheck] = [
    0,
    0,
    before.memory,
    0,
    0,
    performance.now(),
  ]
  const until = startTime + runTimeMs(4000)
  // Long enough for the process to close all of them itself.
  const isLong = runTimeMs(0) > ENDED_BY_ITSELF_MS
  while (performance.now() < until) {
    const { status, took } = await asOthers(headers)
    expect(status).toBe(200)
    answeredCount++
    slowest = Math.max(slowest, took)
    highest = Math.max(highest, megabytes())
    mostFiles = Math.max(mostFiles, openFiles())
    for (const writer of writers) if (!writer.destroyed) writer.write(' ')
    for (const [index, socket] of halfOpen.entries())
      if (index % 100 === answeredCount % 100 && !socket.destroyed) socket.write('x')
    if (performance.now() - lastCheck > 1000) {
      closedCount += await replaceClosed(halfOpen, HALF_OPEN, openHalf)
      lastCheck = performance.now()
    }
    await wait(50)
  }
  expect(slowest).toBeLessThan(OTHERS_WAIT_AT_MOST_MS)
  for (const socket of [...halfOpen, ...writers, ...(isLong ? [] : readers)]) socket.destroy()
  if (isLong) expect(closedCount).toBeGreaterThanOrEqual(HALF_OPEN)
  await expectNothingLeft(before)
  report(
    `${HALF_OPEN} half-open connections at once (${closedCount} ended by the process and followed by others), ${readers.length} slow readers, ${films.length} of them of a file, ${SLOW_WRITERS} slow writers: ${answeredCount} others answered, slowest ${Math.round(slowest)} ms; open files ${before.files} before, ${mostFiles} at most, ${openFiles()} after; memory ${Math.round(before.memory)} MB before, ${Math.round(highest)} at most, ${Math.round(megabytes())} after`,
  )
})

test('unread responses of any kind cost little memory', async () => {
  const { headers, film, before } = await startQuietly()
  const { id, hash } = await uploadNoise()
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(`${site.url}/de`)).text())?.[0] ?? ''
  const [{ id: date }] = (await (await fetch(`${site.url}/api/event-dates/`)).json()).results
  const kinds = {
    page: ['/de'],
    'page being made': Array.from({ length: NOT_TAKEN }, (_, index) => `/de/kurse?venue=${10_000 + index}`),
    call: ['/api/event-dates/'],
    picture: [`/media/${id}/xlarge.jpg?v=${hash}`],
    'picture being made': [`/media/${id}/large.jpg?v=${hash}`],
    asset: [script],
    file: [film],
    feed: ['/de/aktuelles.atom'],
    calendar: ['/de/kalender.ics', `/de/konzerte/x/${date}.ics`],
    sitemap: ['/sitemap.xml'],
  }
  await (await fetch(site.url + kinds.picture[0])).arrayBuffer()
  for (const [kind, paths] of Object.entries(kinds)) {
    const quiet = megabytes()
    const sockets = Array.from({ length: NOT_TAKEN }, (_, index) =>
      open(`GET ${paths[index % paths.length]} HTTP/1.1\r\nHost: a.example\r\n\r\n`).pause(),
    )
    let highest = quiet
    for (const until = performance.now() + NOT_TAKEN_MS; performance.now() < until; await wait(100)) {
      expect((await asOthers(headers)).status).toBe(200)
      highest = Math.max(highest, megabytes())
    }
    for (const socket of sockets) socket.destroy()
    expect([kind, (await fetch(site.url + paths[0])).status]).toEqual([kind, 200])
    report(
      `${NOT_TAKEN} connections that take nothing of a ${kind}: memory ${Math.round(quiet)} MB before, ${Math.round(highest)} at most`,
    )
    expect(highest - quiet, kind).toBeLessThan(NOT_TAKEN_MAX_MB)
  }
  await expectNothingLeft(before)
})

test('the site stays available under slowhttptest', async () => {
  if (!hasSlowHttpTest())
    return report('slowhttptest is missing (Debian: apt-get install slowhttptest): its attacks were not tried')
  const { headers, film, before } = await startQuietly()
  const aims: Record<Attack, string> = {
    'slow headers': '/de',
    'slow bodies': '/de/pageeditor-api/login',
    'slow reading': '/de/kurse',
    ranges: film,
  }
  const seconds = Math.ceil(runTimeMs(20_000) / 1000 / Object.keys(aims).length)
  for (const attack of Object.keys(ATTACKS) as Attack[]) {
    let [isOver, answeredCount, slowest, highest] = [false, 0, 0, 0]
    const attacked = attackSlowly(site.url + aims[attack], { attack, seconds, connections: ATTACKERS }).finally(() => {
      isOver = true
    })
    while (!isOver) {
      const { status, took } = await asOthers(headers)
      expect(status).toBe(200)
      answeredCount++
      slowest = Math.max(slowest, took)
      highest = Math.max(highest, megabytes())
    }
    const samples = await attacked
    const maxConnections = Math.max(...samples.map(({ connected }) => connected))
    expect(samples.filter(({ isAvailable }) => !isAvailable)).toEqual([])
    // Ranges are answered at once, so their connections end before the last one opens.
    if (attack !== 'ranges') expect(maxConnections).toBe(ATTACKERS)
    expect(slowest).toBeLessThan(OTHERS_WAIT_AT_MOST_MS)
    report(
      `slowhttptest, ${attack}: ${samples.length} s, ${maxConnections} connections at most, always available; ${answeredCount} others answered, slowest ${Math.round(slowest)} ms; memory ${Math.round(highest)} MB at most`,
    )
  }
  await expectNothingLeft(before)
  report(
    `after slowhttptest: open files ${before.files} before, ${openFiles()} after; memory ${Math.round(before.memory)} MB before, ${Math.round(megabytes())} after`,
  )
})
