import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createUser } from '#server/accounts/auth.ts'
import { createApp } from '#server/app.ts'
import { systemViewer } from '#server/commands/open.ts'
import { createServices } from '#server/create-services.ts'
import { runInRequest } from '#server/http/current-request.ts'
import { createDatabase } from '#tests/support/databases/database.ts'
import { create } from '#tests/support/factories.ts'
import { startStallingProxy } from '#tests/support/processes/stalling-proxy.ts'
import { connect, type Db } from '../connect.ts'
import { execute } from '../execute.ts'
import type { PoolLimits } from './postgres-pool.ts'

const limits = { connect: 1500, silence: 1500, probeEvery: 20 }
const slow = { timeout: 15_000 }
const pingDatabase = (db: Db) => execute(db, sql`SELECT 1`)

async function openThroughLine(poolLimits: PoolLimits = {}) {
  const { url } = await createDatabase()
  const line = await startStallingProxy(url)
  const database = await connect(line.url, { ...limits, ...poolLimits })
  onTestFinished(database.close)
  return { line, database }
}

test('a silent database fails fast and is used again once it responds', async () => {
  const { line, database } = await openThroughLine()
  await pingDatabase(database.db)
  line.mute()
  await expect(pingDatabase(database.db)).rejects.toMatchObject({ cause: { code: 'unavailable' } })
  const startedAt = performance.now()
  for (let count = 0; count < 50; count++)
    await expect(pingDatabase(database.db)).rejects.toMatchObject({
      cause: { code: 'unavailable', retryAfterSeconds: 5 },
    })
  expect(performance.now() - startedAt).toBeLessThan(limits.silence)
  line.speak()
  await expect.poll(() => pingDatabase(database.db).then(() => 'answered', String), slow).toBe('answered')
})

test('a cut connection fails its transaction, not the process', async () => {
  const { line, database } = await openThroughLine()
  const interrupted = database.db.transaction(async (tx) => {
    line.cut()
    await execute(tx, sql`SELECT 1`)
  })
  await expect(interrupted).rejects.toBeInstanceOf(Error)
  await expect.poll(() => pingDatabase(database.db).then(() => 'answered', String), slow).toBe('answered')
})

test('requests beyond the waiting limit are refused at once', async () => {
  const { database } = await openThroughLine({ connections: 1, waiting: 3 })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const transaction = database.db.transaction(() => released)
  const waitingQueries = Array.from({ length: 3 }, () => pingDatabase(database.db))
  await expect(pingDatabase(database.db)).rejects.toMatchObject({
    cause: { code: 'unavailable', retryAfterSeconds: 5 },
  })
  release()
  await Promise.all([transaction, ...waitingQueries])
})

test('a request under way goes before new ones', async () => {
  const { database } = await openThroughLine({ connections: 1 })
  const queryIds: string[] = []
  const request = (id: string) =>
    runInRequest({ id }, async () => {
      for (const step of [1, 2, 3]) {
        await pingDatabase(database.db)
        queryIds.push(`${id}${step}`)
      }
    })
  await Promise.all(['a', 'b', 'c', 'd'].map(request))
  expect(queryIds).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'c1', 'd1', 'c2', 'd2', 'c3', 'd3'])
})

test('without its database the site serves cached pages and refuses writes', async () => {
  const { line, database } = await openThroughLine()
  let now = Date.parse('2027-01-15T12:00:00Z')
  const log = pino({ level: 'silent' })
  const services = createServices({ database, origin: 'http://localhost', log, now: () => new Date(now) })
  const { app } = createApp({ services })
  await create(services.depsFor({ viewer: systemViewer, locale: 'de' }), 'categories', {
    name: { de: 'Kammermusik', en: '' },
  })
  const read = () => app.request('/api/categories/', { headers: { 'accept-language': 'de' } })
  expect(await (await read()).text()).toContain('Kammermusik')
  await createUser(
    { ...services, db: database.db },
    { email: 'mara@house.example', name: 'Mara', password: 'ein-langes-passwort', role: 'editor' },
  )
  const body = JSON.stringify({ email: 'mara@house.example', password: 'ein-langes-passwort' })
  const headers = { 'content-type': 'application/json' }
  const login = () => app.request('/de/pageeditor-api/login', { method: 'POST', headers, body })
  const cookie = (await login()).headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  line.mute()
  line.cut()
  // Past the cache's minute, so that the last good response is served.
  now += 120_000
  const cachedPage = await read()
  expect([cachedPage.status, cachedPage.headers.get('warning')]).toEqual([200, '110 - "Response is Stale"'])
  expect(await cachedPage.text()).toContain('Kammermusik')
  const save = () =>
    app.request('/api/admin/categories/1/', {
      method: 'PATCH',
      headers: { ...headers, cookie, 'accept-language': 'de' },
      body: '{}',
    })
  for (const refused of [await login(), await save()]) {
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({
      type: '/problems/unavailable',
      title: 'Der Dienst ist gerade nicht erreichbar.',
    })
  }
  expect((await app.request('/readyz')).status).toBe(503)
  line.speak()
  await expect.poll(async () => (await app.request('/readyz')).status, slow).toBe(200)
  const fresh = await read()
  expect([fresh.status, fresh.headers.get('warning')]).toEqual([200, null])
})
