import { like } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/time/durations.ts'
import { twoFactor, verification } from '#server/db/schema/accounts.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { totpCode } from '#tests/support/browser/authenticator.ts'

const LOGIN = '/de/pageeditor-api/login'
const OWN = '/api/admin/two-factor/'

afterEach(() => void vi.useRealTimers())

/** The library uses the machine's clock, so fake timers move with the app's clock. */
async function startInstallation() {
  vi.setSystemTime(NOW)
  const app = await createTestApp({ now: () => new Date(), sessionsAge: true })
  const wait = (ms: number) => void vi.setSystemTime(Date.now() + ms)
  return { ...app, wait }
}
type Installation = Awaited<ReturnType<typeof startInstallation>>
type Person = Awaited<ReturnType<Installation['login']>>

async function setUp(app: Installation, person: Person) {
  const { secret } = (await person.call('POST', OWN)).body
  const confirmed = await person.call('POST', `${OWN}confirm/`, { body: { code: await totpCode(secret) } })
  expect(confirmed.status).toBe(200)
  app.wait(MINUTE_MS)
  const codes: string[] = confirmed.body.recovery_codes
  /** A login with these cookies. */
  async function logIn(more: Record<string, unknown> = {}, cookie = '') {
    const response = await app.call('POST', LOGIN, {
      body: { email: person.email, password: app.password, ...more },
      headers: { cookie },
    })
    const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
    return {
      status: response.status,
      role: response.body.role as string | undefined,
      problem: response.body.type,
      message: response.body.errors?.code?.[0] as string | undefined,
      cookies,
    }
  }
  return { secret, codes, logIn }
}

test('a login with a second factor needs password and code', async () => {
  const app = await startInstallation()
  const person = await app.login('admin')
  const { secret, logIn } = await setUp(app, person)
  const first = await logIn()
  expect(first).toMatchObject({ status: 401, problem: '/problems/second_factor', message: undefined, cookies: [] })
  expect((await logIn({ password: 'falsch', code: await totpCode(secret) })).problem).toBe(
    '/problems/wrong_credentials',
  )
  const { status, role, cookies } = await logIn({ code: await totpCode(secret) })
  expect([status, role]).toEqual([200, 'admin'])
  expect((await app.call('GET', '/de/pageeditor-api/user', { headers: { cookie: cookies.join('; ') } })).status).toBe(
    200,
  )
})

test('a code works once, and invalidates older ones', async () => {
  const app = await startInstallation()
  const { secret, logIn } = await setUp(app, await app.login())
  const [older, now] = [await totpCode(secret, { stepsAway: -1 }), await totpCode(secret)]
  const logins = await Promise.all([logIn({ code: now }), logIn({ code: now })])
  expect(logins.map(({ status }) => status).toSorted()).toEqual([200, 401])
  for (const code of [now, older])
    expect((await logIn({ code })).message).toBe(
      'Dieser Code wurde schon benutzt. Warten Sie in der App auf den nächsten.',
    )
})

test.each([
  [-2, 401],
  [-1, 200],
  [1, 200],
  [2, 401],
])('a code from a clock %i steps off gets %i', async (stepsAway, status) => {
  const app = await startInstallation()
  const { secret, logIn } = await setUp(app, await app.login())
  expect((await logIn({ code: await totpCode(secret, { stepsAway }) })).status).toBe(status)
})

test('a code two steps off cannot set up the second factor', async () => {
  const app = await startInstallation()
  const person = await app.login()
  const { secret } = (await person.call('POST', OWN)).body
  const confirm = async (stepsAway: number) =>
    (await person.call('POST', `${OWN}confirm/`, { body: { code: await totpCode(secret, { stepsAway }) } })).status
  expect([await confirm(-2), await confirm(2), await confirm(-1)]).toEqual([400, 400, 200])
})

test('a recovery code works once in any spelling and is logged', async () => {
  const app = await startInstallation()
  const person = await app.login('admin')
  const { codes, logIn } = await setUp(app, person)
  expect(codes).toHaveLength(10)
  const [stored] = await app.database.db.select().from(twoFactor)
  for (const code of codes) expect(stored?.backupCodes).not.toContain(code)
  const input = ` ${codes[3]?.replace('-', ' ').toUpperCase()} `
  const logins = await Promise.all([logIn({ code: input }), logIn({ code: input })])
  expect(logins.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect((await logIn({ code: input })).message).toMatch(/^Dieser Code stimmt nicht/)
  expect((await person.call('GET', OWN)).body).toMatchObject({ enabled: true, required: false, recovery_codes_left: 9 })
  expect((await person.call('GET', '/api/admin/audit-log/?act=code_used')).body.count).toBe(1)
})

test('new recovery codes replace the old ones', async () => {
  const app = await startInstallation()
  const person = await app.login()
  const { codes, logIn } = await setUp(app, person)
  const renewed = (await person.call('POST', `${OWN}recovery-codes/`)).body.recovery_codes
  expect((await logIn({ code: codes[0] })).status).toBe(401)
  expect((await logIn({ code: renewed[0] })).status).toBe(200)
})

test('five wrong codes lock the account, even between correct passwords', async () => {
  const app = await startInstallation()
  const { secret, logIn } = await setUp(app, await app.login())
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await logIn()).problem).toBe('/problems/second_factor')
    expect((await logIn({ code: '000000' })).problem).toBe('/problems/second_factor')
  }
  expect((await logIn({ code: await totpCode(secret) })).status).toBe(429)
})

test('ten wrong codes lock the account for fifteen minutes', async () => {
  const app = await startInstallation()
  const { secret, logIn } = await setUp(app, await app.login())
  for (let attempt = 0; attempt < 10; attempt++) {
    if (attempt === 5) app.wait(16 * MINUTE_MS)
    expect((await logIn({ code: attempt % 2 ? '000000' : 'abcde-fghjk' })).status).toBe(401)
    app.wait(30_000)
  }
  // Past the general login throttle, whose time ends a minute earlier.
  app.wait(14 * MINUTE_MS)
  expect((await logIn({ code: await totpCode(secret) })).status).toBe(429)
  app.wait(MINUTE_MS)
  expect((await logIn({ code: await totpCode(secret) })).status).toBe(200)
})

test('a missing or unreadable secret refuses the login with a message', async () => {
  const app = await startInstallation()
  const { secret, codes, logIn } = await setUp(app, await app.login())
  const { db } = app.database
  await db.update(twoFactor).set({ secret: 'mit-einem-anderen-geheimnis' })
  for (const code of [await totpCode(secret), codes[0]])
    expect((await logIn({ code })).message).toMatch(/lässt sich nicht mehr prüfen/)
  await db.delete(twoFactor)
  expect(await logIn()).toMatchObject({ status: 401, cookies: [] })
  for (const code of [await totpCode(secret), codes[0]])
    expect((await logIn({ code })).message).toMatch(/lässt sich nicht mehr prüfen/)
})

test('an unconfirmed secret does not require a code', async () => {
  const app = await startInstallation()
  const person = await app.login()
  await person.call('POST', OWN)
  const refused = await person.call('POST', `${OWN}confirm/`, { body: { code: '123456' } })
  expect(refused.body.errors.code[0]).toMatch(/^Dieser Code stimmt nicht/)
  expect((await person.call('GET', OWN)).body).toMatchObject({ enabled: false, since: null })
  expect((await app.call('POST', LOGIN, { body: { email: person.email, password: app.password } })).status).toBe(200)
})

test('a trusted browser skips the code for 30 days, per account', async () => {
  const app = await startInstallation()
  const { secret, logIn } = await setUp(app, await app.login())
  const otherSetup = await setUp(app, await app.login())
  const deviceCookies = (await logIn({ code: await totpCode(secret), trust_device: true })).cookies.join('; ')
  expect((await logIn()).status).toBe(401)
  expect((await otherSetup.logIn({}, deviceCookies)).status).toBe(401)
  app.wait(29 * DAY_MS)
  const repeatedLogin = await logIn({}, deviceCookies)
  expect(repeatedLogin.status).toBe(200)
  // Each login replaces the cookie, so a copied one works only until the owner's next login.
  expect((await logIn({}, deviceCookies)).status).toBe(401)
  app.wait(31 * DAY_MS)
  expect((await logIn({}, repeatedLogin.cookies.join('; '))).status).toBe(401)
})

test.each([
  ['signing out everywhere else', (person: Person) => person.call('POST', '/api/admin/sessions/sign-out/')],
  [
    'changing the password',
    (person: Person, password: string) =>
      person.call('POST', '/api/admin/password/', { body: { current: password, password } }),
  ],
])('%s ends browser trust', async (_name, end) => {
  const app = await startInstallation()
  const person = await app.login()
  const { secret, logIn } = await setUp(app, person)
  const deviceCookies = (await logIn({ code: await totpCode(secret), trust_device: true })).cookies.join('; ')
  expect(await trustedBrowsers(app)).toBe(1)
  expect((await end(person, app.password)).status).toBeLessThan(300)
  expect(await trustedBrowsers(app)).toBe(0)
  expect((await logIn({}, deviceCookies)).status).toBe(401)
})

function trustedBrowsers({ database: { db } }: Installation): Promise<number> {
  return db.$count(verification, like(verification.identifier, 'trust-device-%'))
}

test('setting up the second factor ends other sessions and needs a fresh login', async () => {
  const app = await startInstallation()
  const person = await app.login()
  const { headers } = await app.call('POST', LOGIN, { body: { email: person.email, password: app.password } })
  const cookie = headers.getSetCookie().join('; ')
  const { secret, logIn } = await setUp(app, person)
  expect((await app.call('GET', '/de/pageeditor-api/user', { headers: { cookie } })).status).toBe(401)
  app.wait(16 * MINUTE_MS)
  for (const [method, path] of [
    ['POST', OWN],
    ['POST', `${OWN}recovery-codes/`],
    ['DELETE', OWN],
  ] as const)
    expect((await person.call(method, path)).body.type, `${method} ${path}`).toBe('/problems/stale_login')
  const fresh = await logIn({ code: await totpCode(secret) })
  const token = fresh.cookies.find((each) => each.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? ''
  expect(
    (await app.call('DELETE', OWN, { headers: { cookie: fresh.cookies.join('; '), 'x-csrftoken': token } })).status,
  ).toBe(204)
  expect((await logIn()).status).toBe(200)
})

test('account managers reset the second factor of editors only', async () => {
  const app = await startInstallation()
  const [admin, accountManager, person] = [
    await app.login('admin'),
    await app.login('editor', ['accounts', 'press']),
    await app.login('editor', ['press']),
  ]
  const { logIn } = await setUp(app, person)
  await setUp(app, admin)
  const idOf = async (email: string) =>
    (await admin.call('GET', `/api/admin/users/?search=${email}`)).body.results[0].id
  const [ofPerson, ofAdmin] = [
    `/api/admin/users/${await idOf(person.email)}/`,
    `/api/admin/users/${await idOf(admin.email)}/`,
  ]
  expect((await admin.call('GET', ofPerson)).body.second_factor).toBe(true)
  expect((await accountManager.call('DELETE', `${ofAdmin}two-factor/`)).status).toBe(403)
  expect((await accountManager.call('DELETE', `${ofPerson}two-factor/`)).status).toBe(204)
  expect((await accountManager.call('DELETE', `${ofPerson}two-factor/`)).status).toBe(400)
  expect((await person.call('GET', '/de/pageeditor-api/user')).status).toBe(401)
  expect((await logIn()).status).toBe(200)
  const { results } = (await admin.call('GET', '/api/admin/audit-log/?act=factor_off')).body
  expect(results).toMatchObject([{ resource: 'users', record_id: await idOf(person.email) }])
})

test('account managers missing a required second factor can only set it up', async () => {
  const app = await startInstallation()
  const [admin, editor, accountManager] = [
    await app.login('admin'),
    await app.login('editor'),
    await app.login('editor', ['accounts', 'site']),
  ]
  const settings = (await admin.call('GET', '/api/admin/settings/')).body
  expect(
    (await admin.call('POST', '/api/admin/settings/', { body: { ...settings, second_factor_for_admins: true } }))
      .status,
  ).toBe(200)
  const refused = async (method: string, path: string, body?: unknown) =>
    (await admin.call(method, path, { body })).body.type
  for (const [method, path, body] of [
    ['GET', '/api/admin/productions/'],
    ['GET', '/api/admin/users/'],
    ['GET', '/api/admin/settings/'],
    ['GET', '/api/admin/audit-log/'],
    ['POST', '/api/admin/categories/', { name: { de: 'Neu', en: '' } }],
    ['POST', '/de/pageeditor-api/container/', { content_type: 'page', object_id: 1, slug: 'neu' }],
  ] as const)
    expect(await refused(method, path, body), `${method} ${path}`).toBe('/problems/needs_second_factor')
  expect((await admin.call('GET', '/de/pageeditor-api/user')).body).toMatchObject({
    role: 'admin',
    needs_second_factor: true,
  })
  for (const path of ['/api/admin/users/', '/api/admin/pages/'])
    expect((await accountManager.call('GET', path)).body.type).toBe('/problems/needs_second_factor')
  expect((await accountManager.call('GET', '/de/pageeditor-api/user')).body.needs_second_factor).toBe(true)
  await setUp(app, accountManager)
  expect((await accountManager.call('GET', '/api/admin/users/')).status).toBe(200)
  expect((await accountManager.call('DELETE', OWN)).body.errors.code[0]).toMatch(/kann nicht ausgeschaltet werden/)
  expect((await editor.call('GET', '/de/pageeditor-api/user')).body.needs_second_factor).toBe(false)
  expect((await editor.call('GET', '/api/admin/productions/')).status).toBe(200)
  await setUp(app, admin)
  expect((await admin.call('GET', '/api/admin/settings/')).body.second_factor_for_admins).toBe(true)
  expect((await admin.call('DELETE', OWN)).body.errors.code[0]).toMatch(/kann nicht ausgeschaltet werden/)
  expect((await app.call('GET', '/api/site-settings/')).body).not.toHaveProperty('second_factor_for_admins')
})
