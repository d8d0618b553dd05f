import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/time/durations.ts'
import { toPlainText } from '#site/format/plain-text.ts'
import { startPostgres } from '#tests/support/databases/postgres-server.ts'
import { ADMIN, type ServerProcess, spawnServer } from '#tests/support/processes/server-process.ts'

const SECOND = 1000
/** Offset of the second process's clock. */
const AHEAD_MS = 5 * SECOND
const api = '/de/pageeditor-api'

/** Two processes on one PostgreSQL with different controlled clocks. */
async function startInstallation() {
  const dataDir = mkdtempSync(join(tmpdir(), 'partitur-releases-'))
  const postgres = await startPostgres()
  const env = {
    DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${postgres.port}/postgres`,
    SEED: 'none',
    VERSIONING: '1',
    SESSION_SECRET: 'x'.repeat(40),
  }
  const slowServer = await spawnServer({ dataDir, env, controlledClock: true })
  const fastServer = await spawnServer({ dataDir, env, controlledClock: true })
  afterAll(async () => {
    await Promise.all([slowServer.stop(), fastServer.stop()])
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const startTime = Date.now()
  /** By the clock that is behind. */
  const instant = (ms: number) => new Date(startTime + ms).toISOString()
  const setElapsed = async (ms: number) => {
    await slowServer.setClock(startTime + ms)
    await fastServer.setClock(startTime + ms + AHEAD_MS)
  }
  return { slowServer, fastServer, instant, setElapsed }
}

const { slowServer, fastServer, instant, setElapsed } = await startInstallation()
const servers = [slowServer, fastServer]

async function login({ url }: ServerProcess) {
  const { email, password } = ADMIN
  const headers = { 'content-type': 'application/json', 'accept-language': 'de' }
  const response = await fetch(`${url}${api}/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? ''
  return async (method: string, path: string, body?: unknown) => {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, cookie: cookies.join('; '), 'x-csrftoken': token },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined }
  }
}

test('a release is published by both processes exactly at its time', async () => {
  const [call, callAhead] = [await login(slowServer), await login(fastServer)]
  const text = (de: string) => ({ de, en: '' })
  const page = (
    await call('POST', '/api/admin/pages/', { title: text('Saison'), slug_de: 'saison-neu', slug_en: 'season-new' })
  ).body
  const owner = { content_type: 'page', object_id: page.id }
  const section = (await call('POST', `${api}/container/`, owner)).body
  const headline = (
    await call('POST', `${api}/headline/`, { parent: section.id, headline_level: 2, content: 'Die alte Saison' })
  ).body
  const publish = (release: number | null) =>
    call('POST', `${api}/publications/`, { ...owner, languages: ['de'], release })
  expect((await publish(null)).status).toBe(200)
  const group = (await call('POST', '/api/admin/parent-groups/', { name: text('Bläser') })).body
  const course = (
    await call('POST', '/api/admin/courses/', {
      name: text('Oboe'),
      slug_de: 'oboe',
      slug_en: 'oboe',
      parent_group_id: group.id,
      is_online: false,
    })
  ).body

  const release = (await call('POST', '/api/admin/releases/', { name: 'Saison', public_from: instant(20 * MINUTE_MS) }))
    .body
  await call('POST', `${api}/headline/${headline.id}/`, { content: 'Die neue Saison' })
  expect((await publish(release.id)).status).toBe(200)
  expect((await callAhead('PATCH', `/api/admin/courses/${course.id}/`, { online_with: release.id })).status).toBe(200)

  /** Public state of page and course on each process: everything new, nothing, or a part. */
  const readVisibility = () =>
    Promise.all(
      servers.map(async ({ url }) => {
        const html = toPlainText(await (await fetch(`${url}/de/saison-neu`)).text())
        const detail = await fetch(`${url}/de/kurse/oboe/${course.id}`)
        const list = await (await fetch(`${url}/api/courses/`)).text()
        const isNew = [html.includes('Die neue Saison'), detail.status === 200, list.includes('Oboe')]
        return isNew.every((each) => each) ? 'all' : isNew.some((each) => each) ? 'a part' : 'nothing'
      }),
    )
  const move = (callApi: typeof call, ms: number) =>
    callApi('POST', `/api/admin/releases/${release.id}/`, { public_from: instant(ms) })

  // Half a minute before, by the clock that is ahead; requested pages are in both caches.
  await setElapsed(20 * MINUTE_MS - 40 * SECOND)
  expect(await readVisibility()).toEqual(['nothing', 'nothing'])
  expect((await move(callAhead, 40 * MINUTE_MS)).status).toBe(200)
  await setElapsed(20 * MINUTE_MS + SECOND)
  expect(await readVisibility()).toEqual(['nothing', 'nothing'])

  // Moved to an earlier time by the process that is behind.
  expect((await move(call, 30 * MINUTE_MS)).status).toBe(200)
  await setElapsed(30 * MINUTE_MS - 10 * SECOND)
  expect(await readVisibility()).toEqual(['nothing', 'nothing'])
  for (const callApi of [call, callAhead]) {
    const { status, body } = await move(callApi, 50 * MINUTE_MS)
    expect([status, Object.keys(body.errors)]).toEqual([400, ['public_from']])
  }
  expect(
    (await call('PATCH', `/api/admin/courses/${course.id}/`, { online_from: instant(50 * MINUTE_MS) })).status,
  ).toBe(400)

  // Between the two clocks it is public for one of them, and neither reverts it.
  await setElapsed(30 * MINUTE_MS - 2 * SECOND)
  expect(await readVisibility()).toEqual(['nothing', 'all'])
  for (const callApi of [call, callAhead]) {
    expect((await move(callApi, 50 * MINUTE_MS)).status).toBe(400)
    expect((await callApi('DELETE', `/api/admin/releases/${release.id}/`)).status).toBe(400)
  }
  await setElapsed(30 * MINUTE_MS)
  expect(await readVisibility()).toEqual(['all', 'all'])
  await setElapsed(HOUR_MS)
  expect(await readVisibility()).toEqual(['all', 'all'])
})
