import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/time/durations.ts'
import { deleteExpiredSessions } from '#server/accounts/expired-sessions.ts'
import { session, user } from '#server/db/schema/accounts.ts'
import { settings } from '#server/db/schema/settings.ts'
import { env } from '#server/env.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'

async function startInstallation() {
  let offsetMs = 0
  const app = await createTestApp({ now: () => new Date(NOW.getTime() + offsetMs), sessionsAge: true })
  function waitHours(hours: number): void {
    offsetMs += hours * HOUR_MS
  }
  return { ...app, waitHours }
}

test('an account lists its sessions and ends one or all others', async () => {
  const app = await startInstallation()
  const ownSession = await app.login('editor')
  const windows = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
  const logInAgain = () =>
    app.call('POST', '/de/pageeditor-api/login', {
      body: { email: ownSession.email, password: app.password },
      headers: { 'user-agent': windows },
    })
  for (let times = 0; times < 3; times++) await logInAgain()
  const list = async () => (await ownSession.call('GET', '/api/admin/sessions/')).body
  const sessions = await list()
  expect(
    sessions.map(({ device, is_current }: { device: string; is_current: boolean }) => [device, is_current]).toSorted(),
  ).toEqual([
    ['', true],
    ['Firefox · Windows', false],
    ['Firefox · Windows', false],
    ['Firefox · Windows', false],
  ])
  expect(JSON.stringify(sessions)).not.toContain(ownSession.headers.cookie.split('=')[1]?.slice(0, 20))
  const otherSession = sessions.find(({ is_current }: { is_current: boolean }) => !is_current)
  expect((await ownSession.call('DELETE', `/api/admin/sessions/${otherSession.id}/`)).status).toBe(204)
  expect((await ownSession.call('POST', '/api/admin/sessions/sign-out/')).body).toEqual({ ended: 2 })
  expect(await list()).toMatchObject([{ is_current: true }])
})

test('a session of another account cannot be ended', async () => {
  const app = await startInstallation()
  const [ownSession, otherSession] = [await app.login('editor'), await app.login('admin')]
  const [{ id }] = (await ownSession.call('GET', '/api/admin/sessions/')).body
  expect((await otherSession.call('DELETE', `/api/admin/sessions/${id}/`)).status).toBe(404)
  expect((await ownSession.call('GET', '/de/pageeditor-api/user')).status).toBe(200)
})

test("a login ends the browser's earlier session", async () => {
  const app = await startInstallation()
  const before = await app.login('editor')
  const { headers } = await app.call('POST', '/de/pageeditor-api/login', {
    body: { email: before.email, password: app.password },
    headers: before.headers,
  })
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  expect((await before.call('GET', '/de/pageeditor-api/user')).status).toBe(401)
  expect((await app.call('GET', '/de/pageeditor-api/user', { headers: { cookie } })).status).toBe(200)
})

test('a session ends after 72 hours without use', async () => {
  const app = await startInstallation()
  const { call } = await app.login('editor')
  const user = async () => (await call('GET', '/de/pageeditor-api/user')).status
  app.waitHours(71)
  expect(await user()).toBe(200)
  app.waitHours(71)
  expect(await user()).toBe(200)
  app.waitHours(73)
  expect(await user()).toBe(401)
  expect(await app.database.db.query.session.findMany()).toEqual([])
})

test('a session lasts 14 days, by cookie and row', async () => {
  const app = await startInstallation()
  const email = (await app.login('editor')).email
  const { headers } = await app.call('POST', '/de/pageeditor-api/login', { body: { email, password: app.password } })
  for (const cookie of headers.getSetCookie().filter((each) => !each.startsWith('partitur.known_browser')))
    expect(cookie).toContain('Max-Age=1209600')
  const [row] = await app.database.db.query.session.findMany()
  const durationMs = (row?.expiresAt.getTime() ?? 0) - Date.now()
  expect(Math.round(durationMs / HOUR_MS)).toBe(14 * 24)
})

test('a session used every day ends 14 days after its login', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(NOW)
  // The library uses the machine's clock.
  const app = await createTestApp({ now: () => new Date(), sessionsAge: true })
  const { call } = await app.login('editor')
  const days: number[] = []
  for (let day = 1; day <= 15; day++) {
    vi.setSystemTime(NOW.getTime() + day * DAY_MS - HOUR_MS)
    if ((await call('GET', '/de/pageeditor-api/user')).status === 200) days.push(day)
  }
  expect(days).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
})

test('expired sessions are deleted even if the browser never returns', async () => {
  const { database, login } = await createTestApp({ now: () => new Date(), sessionsAge: true })
  const countSessions = async (hours: number) => {
    await deleteExpiredSessions({ db: database.db, now: () => new Date(Date.now() + hours * HOUR_MS) })
    return database.db.$count(session)
  }
  await login()
  expect([await countSessions(71), await countSessions(73)]).toEqual([1, 0])
  await login()
  await database.db.update(session).set({ updatedAt: session.expiresAt })
  expect([await countSessions(14 * 24 - 1), await countSessions(14 * 24 + 1)]).toEqual([1, 0])
})

test('changing accounts needs a fresh login, reading does not', async () => {
  const app = await startInstallation()
  const admin = await app.login('admin')
  const { results } = (await admin.call('GET', '/api/admin/users/')).body
  const userPath = `/api/admin/users/${results[0].id}/`
  app.waitHours(0.3)
  const writes: [string, string, unknown?][] = [
    ['POST', '/api/admin/users/', { email: 'neu@house.example', name: 'Neu', role: 'editor' }],
    ['PATCH', userPath, { name: 'Anders' }],
    ['POST', `${userPath}reset-link/`],
    ['POST', `${userPath}sign-out/`],
    ['DELETE', userPath],
  ]
  for (const [method, path, body] of writes) {
    const { status, body: problem } = await admin.call(method, path, { body })
    expect([status, problem.type], `${method} ${path}`).toEqual([403, '/problems/stale_login'])
  }
  expect((await admin.call('GET', userPath)).status).toBe(200)
  expect((await admin.call('POST', '/api/admin/categories/', { body: { name: { de: 'Neu', en: '' } } })).status).toBe(
    201,
  )
})

test('turning off the required second factor needs a fresh login', async () => {
  const app = await startInstallation()
  const admin = await app.login('admin')
  await app.database.db.update(user).set({ twoFactorEnabled: true })
  const save = async (changes: object) => {
    const { version: _, ...settings } = (await admin.call('GET', '/api/admin/settings/')).body
    return (await admin.call('POST', '/api/admin/settings/', { body: { ...settings, ...changes } })).body
  }
  await save({ second_factor_for_admins: true })
  app.waitHours(0.3)
  expect(await save({ tag_manager_id: 'GTM-PROBE1' })).toMatchObject({
    tag_manager_id: 'GTM-PROBE1',
    second_factor_for_admins: true,
  })
  expect(await save({ second_factor_for_admins: false })).toMatchObject({ type: '/problems/stale_login' })
})

test('unreadable settings still require the second factor of admins', async () => {
  const app = await startInstallation()
  const admin = await app.login('admin')
  await app.database.db.insert(settings).values({ data: { tag_manager_id: 7, second_factor_for_admins: true } })
  expect((await admin.call('GET', '/api/admin/settings/')).body).toMatchObject({
    type: '/problems/needs_second_factor',
  })
})

test('another SESSION_SECRET ends every session', async () => {
  const { database, login } = await createTestApp()
  const editor = await login()
  const user = async () => {
    const { call } = await createTestApp({ database })
    return (await call('GET', '/de/pageeditor-api/user', { headers: editor.headers })).status
  }
  expect(await user()).toBe(200)
  const { SESSION_SECRET } = env
  onTestFinished(() => void Object.assign(env, { SESSION_SECRET }))
  Object.assign(env, { SESSION_SECRET: 'ein-anderes-geheimnis-des-hauses-1' })
  expect(await user()).toBe(401)
})

test('a changed role ends the sessions of the account', async () => {
  const app = await startInstallation()
  const [admin, editor] = [await app.login('admin'), await app.login('editor')]
  const { results } = (await admin.call('GET', '/api/admin/users/')).body
  const { id } = results.find((each: { email: string }) => each.email === editor.email)
  await admin.call('PATCH', `/api/admin/users/${id}/`, { body: { role: 'admin' } })
  expect((await editor.call('GET', '/de/pageeditor-api/user')).status).toBe(401)
})
