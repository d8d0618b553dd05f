import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createDatabase } from '#tests/support/databases/database.ts'
import { createUser } from '../accounts/auth.ts'
import { createApp } from '../app.ts'
import { createServices } from '../create-services.ts'
import { throttles } from '../db/schema/throttles.ts'
import { createThrottle, deleteExpiredTries } from './throttle.ts'

const EMAIL = 'mara@house.example'
const PASSWORD = 'ein-langes-passwort'
const SECRET = 's'.repeat(32)

/** Several processes that share only the database. */
async function startProcesses(count: number) {
  const { db, ...database } = await createDatabase()
  const processes = Array.from({ length: count }, () => {
    const services = createServices({
      database: { db, ...database },
      origin: 'http://localhost',
      log: pino({ level: 'silent' }),
    })
    return { services, app: createApp({ services }).app }
  })
  for (const { services } of processes) {
    const { password } = await services.auth.$context
    password.hash = async (text) => createHash('sha256').update(text).digest('hex')
    password.verify = async ({ hash, password: text }) => hash === (await password.hash(text))
  }
  const login = async (index: number, password: string, email = EMAIL) => {
    const body = JSON.stringify({ email, password })
    return processes[index % count]?.app.request('/de/pageeditor-api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  }
  return { db, processes, login }
}

test('wrong passwords are counted across processes and reset by a login', async () => {
  const { processes, login } = await startProcesses(2)
  const [{ services }] = processes as [(typeof processes)[0]]
  await createUser(
    { ...services, db: services.database.db },
    { email: EMAIL, name: 'Mara', password: PASSWORD, role: 'editor' },
  )
  for (let index = 0; index < 4; index++) expect((await login(index, 'wrong'))?.status).toBe(401)
  expect((await login(1, PASSWORD))?.status).toBe(200)
  for (let index = 0; index < 5; index++) expect((await login(index, 'wrong'))?.status).toBe(401)
  for (const index of [0, 1]) {
    const refused = await login(index, PASSWORD)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})

test('one client may fail at twenty accounts across all processes', async () => {
  const { login } = await startProcesses(3)
  const statuses: (number | undefined)[] = []
  for (let index = 0; index < 22; index++)
    statuses.push((await login(index, 'wrong', `nobody-${index}@house.example`))?.status)
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([401]))
  expect(statuses.slice(20)).toEqual([429, 429])
})

test('guesses of preview links are counted across all processes', async () => {
  const { processes } = await startProcesses(2)
  const guess = async (index: number) =>
    (await processes[index % 2]?.app.request(`/de/pageeditor-api/preview/geraten-${index}`))?.status
  for (let index = 0; index < 20; index++) expect(await guess(index)).toBe(404)
  expect([await guess(0), await guess(1)]).toEqual([429, 429])
})

test('concurrent tries never exceed the limit; blocked keys write nothing', async () => {
  const { db } = await createDatabase()
  const [first, second] = [
    createThrottle({ db, secret: SECRET }, { name: 'doors', points: 5 }),
    createThrottle({ db, secret: SECRET }, { name: 'doors', points: 5 }),
  ]
  const attempts = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? first : second).take('203.0.113.7')),
  )
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const [before] = await db.select().from(throttles)
  await expect(first.take('203.0.113.7')).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await db.select().from(throttles)).toEqual([before])
})

test('throttle keys are hashed and deleted when they expire', async () => {
  const { db } = await createDatabase()
  const throttle = createThrottle({ db, secret: SECRET }, { name: 'doors', points: 5 })
  await throttle.take(EMAIL)
  const [row] = await db.select().from(throttles)
  expect(row?.key).toMatch(/^doors:[\w-]{22}$/)
  const otherThrottle = createThrottle({ db, secret: 'o'.repeat(32) }, { name: 'doors', points: 5 })
  await otherThrottle.take(EMAIL)
  expect(new Set((await db.select().from(throttles)).map(({ key }) => key)).size).toBe(2)
  const end = row?.expire?.getTime() ?? 0
  await deleteExpiredTries({ db, now: () => new Date(end - 1000) })
  expect(await db.select().from(throttles)).toHaveLength(2)
  await deleteExpiredTries({ db, now: () => new Date(end + 60_000) })
  expect(await db.select().from(throttles)).toEqual([])
})
