import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/time/durations.ts'
import { createUser } from '#server/accounts/auth.ts'
import { deleteExpiredLinks } from '#server/accounts/expired-links.ts'
import { verification } from '#server/db/schema/accounts.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { createMailbox, useMailServer } from '#tests/support/processes/mailbox.ts'

const LOGIN = '/de/pageeditor-api/login'
const OWN = '/api/admin/password/'
const RESET = '/api/admin/reset/'
const NEXT = 'ganz-neues-passwort'

async function startInstallation() {
  let offsetMs = 0
  const app = await createTestApp({ now: () => new Date(NOW.getTime() + offsetMs) })
  const editor = await app.login('editor')
  const logIn = async (password: string) =>
    (await app.call('POST', LOGIN, { body: { email: editor.email, password } })).status
  const reset = (token: string, password = NEXT) => app.call('POST', RESET, { body: { token, password } })
  async function newToken(): Promise<string> {
    const admin = await app.login('admin')
    const [{ id }] = (await admin.call('GET', `/api/admin/users/?search=${editor.email}`)).body.results
    const { body } = await admin.call('POST', `/api/admin/users/${id}/reset-link/`)
    expect(body.sent).toBe(false)
    return new URL(body.url).searchParams.get('token') ?? ''
  }
  function wait(ms: number): void {
    offsetMs += ms
  }
  return { ...app, editor, logIn, reset, newToken, wait }
}

test('a reset link works once and ends every session', async () => {
  const { editor, logIn, newToken, reset } = await startInstallation()
  const token = await newToken()
  const responses = await Promise.all([reset(token), reset(token)])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 400])
  expect((await reset(token)).status).toBe(400)
  expect((await editor.call('GET', '/de/pageeditor-api/user')).status).toBe(401)
  expect(await logIn(NEXT)).toBe(200)
})

test('a reset link is valid for 24 hours', async () => {
  const { logIn, newToken, password, reset, wait } = await startInstallation()
  const earlierToken = await newToken()
  wait(DAY_MS - 1)
  expect((await reset(earlierToken)).status).toBe(204)
  const laterToken = await newToken()
  wait(DAY_MS + 1)
  const { body, status } = await reset(laterToken, 'noch-ein-neues-passwort')
  expect([status, body.errors.token]).toEqual([
    400,
    ['Dieser Link gilt nicht mehr. Bitte lassen Sie sich einen neuen geben.'],
  ])
  expect([await logIn(NEXT), await logIn(password)]).toEqual([200, 401])
})

test('a reset link ends when the e-mail address changes', async () => {
  const { editor, login, logIn, newToken, password, reset } = await startInstallation()
  const token = await newToken()
  const admin = await login('admin')
  const [{ id }] = (await admin.call('GET', `/api/admin/users/?search=${editor.email}`)).body.results
  const change = (body: object) => admin.call('PATCH', `/api/admin/users/${id}/`, { body })
  await change({ email: `andere-${editor.email}` })
  expect((await reset(token)).status).toBe(400)
  await change({ email: editor.email })
  expect(await logIn(password)).toBe(200)
})

test('using one reset link ends the others', async () => {
  const { logIn, newToken, reset } = await startInstallation()
  const [first, second] = [await newToken(), await newToken()]
  expect([(await reset(first)).status, (await reset(second, 'noch-ein-neues-passwort')).status]).toEqual([204, 400])
  expect(await logIn(NEXT)).toBe(200)
})

test('changing the password ends open reset links', async () => {
  const { editor, logIn, newToken, password, reset } = await startInstallation()
  const token = await newToken()
  expect((await editor.call('POST', OWN, { body: { current: password, password: NEXT } })).status).toBe(204)
  expect((await reset(token, 'noch-ein-neues-passwort')).status).toBe(400)
  expect(await logIn(NEXT)).toBe(200)
})

test('unused reset links are deleted after they expire', async () => {
  const { database, depsOf, newToken, wait } = await startInstallation()
  const countLinks = async () => {
    await deleteExpiredLinks({ db: database.db, now: depsOf().now })
    return database.db.$count(verification)
  }
  await newToken()
  wait(23 * HOUR_MS)
  await newToken()
  expect(await countLinks()).toBe(2)
  wait(2 * HOUR_MS)
  expect(await countLinks()).toBe(1)
  wait(DAY_MS)
  expect(await countLinks()).toBe(0)
})

test('a reset token has 192 random bits and is stored hashed', async () => {
  const { database, newToken } = await startInstallation()
  const tokens = [await newToken(), await newToken()]
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(24)
  expect(tokens[0]).not.toBe(tokens[1])
  const storedTokens = JSON.stringify(await database.db.select().from(verification))
  for (const token of tokens) expect(storedTokens).not.toContain(token)
})

test('an invalid reset token never hashes a password', async () => {
  const { newToken, reset, services } = await startInstallation()
  const token = await newToken()
  const { password } = await services.auth.$context
  const hash = vi.spyOn(password, 'hash')
  onTestFinished(() => hash.mockRestore())
  expect((await reset('erfunden')).status).toBe(400)
  expect(hash).not.toHaveBeenCalled()
  expect((await reset(token)).status).toBe(204)
  expect(hash).toHaveBeenCalledOnce()
})

test('a forgotten password sends a link and reveals no account', async () => {
  const { smtpUrl, letters } = await createMailbox()
  const { call, editor, logIn, reset, services } = await startInstallation()
  const requestLink = (email: string) => call('POST', `${RESET}request/`, { body: { email } })
  expect((await requestLink(editor.email)).body).toEqual({ by_mail: false })
  const mailer = useMailServer(services, smtpUrl)
  expect(await requestLink('niemand@house.example')).toMatchObject({ status: 200, body: { by_mail: true } })
  expect(await requestLink(editor.email.toUpperCase())).toMatchObject({ status: 200, body: { by_mail: true } })
  await mailer.deliver()
  expect(letters().match(/RCPT TO/g)).toHaveLength(1)
  const [, token = ''] = /reset\?token=(?:3D)?([\w-]+)/.exec(letters().replace(/=\r?\n/g, '')) ?? []
  expect((await reset(token)).status).toBe(204)
  expect(await logIn(NEXT)).toBe(200)
})

test('reset mails are limited to five, without locking the login', async () => {
  const { call, editor, logIn, password } = await startInstallation()
  const requestLink = () => call('POST', `${RESET}request/`, { body: { email: editor.email } })
  for (let times = 0; times < 5; times++) expect((await requestLink()).status).toBe(200)
  expect((await requestLink()).status).toBe(429)
  expect(await logIn(password)).toBe(200)
})

test('guessing reset tokens is throttled, by token and by client', async () => {
  const { reset } = await startInstallation()
  for (let attempt = 0; attempt < 5; attempt++) expect((await reset('erfunden')).status).toBe(400)
  expect((await reset('erfunden')).status).toBe(429)
  for (let attempt = 0; attempt < 14; attempt++) expect((await reset(`erfunden-${attempt}`)).status).toBe(400)
  expect((await reset('noch-einer')).status).toBe(429)
})

test('changing the password ends every other session', async () => {
  const { call, editor, logIn, password } = await startInstallation()
  const { headers } = await call('POST', LOGIN, { body: { email: editor.email, password } })
  const cookie = headers.getSetCookie().join('; ')
  const change = (current: string) => editor.call('POST', OWN, { body: { current, password: NEXT } })
  const otherStatus = async () => (await call('GET', '/de/pageeditor-api/user', { headers: { cookie } })).status
  const refused = await change('geraten')
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['current']])
  expect([await otherStatus(), await logIn(password)]).toEqual([200, 200])
  expect((await change(password)).status).toBe(204)
  expect(await otherStatus()).toBe(401)
  expect((await editor.call('GET', '/de/pageeditor-api/user')).status).toBe(200)
  expect([await logIn(password), await logIn(NEXT)]).toEqual([401, 200])
})

test('the current password can be tried five times', async () => {
  const { editor, password } = await startInstallation()
  const change = async (current: string) =>
    (await editor.call('POST', OWN, { body: { current, password: NEXT } })).status
  for (let attempt = 0; attempt < 5; attempt++) expect(await change('geraten')).toBe(400)
  expect(await change(password)).toBe(429)
})

test.each([
  ['de', 'Bitte mindestens 12 Zeichen eingeben.'],
  ['en', 'Please enter at least 12 characters.'],
])('a new password needs 12 characters, with a message in %s', async (language, expectedMessage) => {
  const { call, editor, newToken, password } = await startInstallation()
  const headers = { 'accept-language': language }
  const [shortPassword, longPassword] = ['x'.repeat(11), 'x'.repeat(12)]
  const token = await newToken()
  const attempts = [
    await call('POST', RESET, { body: { token, password: shortPassword }, headers }),
    await call('POST', '/api/admin/invitation/accept/', {
      body: { token, name: 'Neu', password: shortPassword },
      headers,
    }),
    await editor.call('POST', OWN, { body: { current: password, password: shortPassword }, headers }),
  ]
  for (const { status, body } of attempts) expect([status, body.errors]).toEqual([400, { password: [expectedMessage] }])
  expect((await editor.call('POST', OWN, { body: { current: password, password: longPassword } })).status).toBe(204)
})

test('an existing shorter password still works and can be changed', async () => {
  const { call, database, services } = await startInstallation()
  const [email, shortPassword] = ['frueher@house.example', 'x'.repeat(8)]
  await createUser({ ...services, db: database.db }, { email, name: 'Test', password: shortPassword, role: 'editor' })
  const { headers, status } = await call('POST', LOGIN, { body: { email, password: shortPassword } })
  expect(status).toBe(200)
  const cookies = headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
  const token = cookies.find((each) => each.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? ''
  const changed = await call('POST', OWN, {
    body: { current: shortPassword, password: NEXT },
    headers: { cookie: cookies.join('; '), 'x-csrftoken': token },
  })
  expect(changed.status).toBe(204)
})

test('a password has up to 256 characters of any script', async () => {
  const { logIn, newToken, reset } = await startInstallation()
  const password = `${Array.from('schöne Töne ♫ 𝄞 '.repeat(20)).slice(0, 255).join('')}ß`
  expect((await reset(await newToken(), `${password}x`)).status).toBe(400)
  expect((await reset(await newToken(), password)).status).toBe(204)
  expect([await logIn(password.slice(0, -1)), await logIn(password)]).toEqual([401, 200])
})
