import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startSite } from '../support/site.ts'
import { lasting, tell } from '../support/torture.ts'

const HALF_OPEN = 3000
const SLOW_READERS = 300
const SLOW_WRITERS = 300
const OTHERS_WAIT_AT_MOST_MS = 2000
const ENDED_BY_ITSELF_MS = 100_000
/** Answers that were made for slow readers, and what the collector has not yet taken. */
const MEMORY_BACK_TO_MB = 120

const site = await startSite()
afterAll(() => site.stop())

const { hostname, port } = new URL(site.url)
const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid()}/status`, 'utf8'))?.[1]) / 1024
const openFiles = () => readdirSync(`/proc/${site.pid()}/fd`).length

function open(said: string): Socket {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(said)
  return socket
}

async function asOthers() {
  const started = performance.now()
  const answer = await fetch(`${site.url}/de/kurse`, { signal: AbortSignal.timeout(10_000) })
  await answer.arrayBuffer()
  return { status: answer.status, took: performance.now() - started }
}

test('thousands of connections that never finish what they ask keep nobody else waiting, and nothing is left of them', async () => {
  for (let count = 0; count < 100; count++) await asOthers()
  const before = { memory: megabytes(), files: openFiles() }
  const started = performance.now()
  const halfOpen = Array.from({ length: HALF_OPEN }, () => open('GET /de HTTP/1.1\r\nHost: a.example\r\nX-Slow: '))
  const readers = Array.from({ length: SLOW_READERS }, (_, index) => open(`GET /de/kurse?venue=${index} HTTP/1.1\r\nHost: a.example\r\n\r\n`).pause())
  const head = 'POST /de/pageeditor-api/login HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{'
  const writers = Array.from({ length: SLOW_WRITERS }, () => open(head))
  const all = [...halfOpen, ...readers, ...writers]
  let [asked, slowest, highest] = [0, 0, before.memory]
  const until = started + lasting(4000)
  while (performance.now() < until) {
    const { status, took } = await asOthers()
    expect(status).toBe(200)
    asked++
    slowest = Math.max(slowest, took)
    highest = Math.max(highest, megabytes())
    for (const writer of writers) if (!writer.destroyed) writer.write(' ')
    await wait(50)
  }
  expect(slowest).toBeLessThan(OTHERS_WAIT_AT_MOST_MS)
  const ended = halfOpen.filter((socket) => socket.readableEnded || socket.destroyed).length
  if (lasting(0) > ENDED_BY_ITSELF_MS) expect(ended).toBe(HALF_OPEN)
  for (const socket of all) socket.destroy()
  await expect.poll(openFiles, { timeout: 20_000 }).toBeLessThan(before.files + 20)
  await expect.poll(megabytes, { timeout: 20_000 }).toBeLessThan(before.memory + MEMORY_BACK_TO_MB)
  tell(
    `${HALF_OPEN} half-open connections (${ended} ended by the process), ${SLOW_READERS} slow readers, ${SLOW_WRITERS} slow writers: ${asked} others answered, slowest ${Math.round(slowest)} ms; memory ${Math.round(before.memory)} MB before, ${Math.round(highest)} at most, ${Math.round(megabytes())} after`,
  )
})
