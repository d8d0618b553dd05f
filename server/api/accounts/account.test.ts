import { expect, test } from 'vitest'
import { KNOWN_BROWSER_SECONDS } from '#server/accounts/known-browser.ts'
import { createTestApp } from '#tests/support/app.ts'

test('a login returns the user and sets session and CSRF cookies', async () => {
  const { login } = await createTestApp()
  const editor = await login('editor')
  expect(editor.headers.cookie).toMatch(/partitur\.session_token=/)
  const user = await editor.call('GET', '/en/pageeditor-api/user')
  expect(user.status).toBe(200)
  expect(user.body).toMatchObject({ email: editor.email, role: 'editor' })
})

test('the CSRF cookie lives as long as the session cookie', async () => {
  const { call, login, password } = await createTestApp()
  const { email } = await login()
  const cookies = (await call('POST', '/de/pageeditor-api/login', { body: { email, password } })).headers.getSetCookie()
  const ages = cookies.map((cookie) => /max-age=(\d+)/i.exec(cookie)?.[1])
  expect(ages.toSorted()).toEqual(['1209600', '1209600', String(KNOWN_BROWSER_SECONDS)])
})

test('the user endpoint returns 401 in the language of the path', async () => {
  const { call } = await createTestApp()
  const german = await call('GET', '/de/pageeditor-api/user')
  expect(german.status).toBe(401)
  expect(german.headers.get('content-type')).toContain('application/problem+json')
  expect(german.body.title).toBe('Bitte melden Sie sich an.')
  expect((await call('GET', '/en/pageeditor-api/user')).body.title).toBe('Please log in.')
})

test('a write from a window of another account is refused', async () => {
  const { login } = await createTestApp()
  const [anna, editor] = [await login('admin'), await login('editor')]
  const writeAs = (email: string) =>
    editor.call('POST', '/de/pageeditor-api/container/', {
      body: {},
      headers: { 'x-partitur-account': encodeURIComponent(email) },
    })
  expect((await writeAs(anna.email)).status).toBe(403)
  expect((await writeAs(editor.email)).status).toBe(400)
})

test('a write needs a valid CSRF token', async () => {
  const { login } = await createTestApp()
  const editor = await login()
  expect((await editor.call('POST', '/de/pageeditor-api/logout', { headers: { 'x-csrftoken': 'wrong' } })).status).toBe(
    403,
  )
  expect((await editor.call('POST', '/de/pageeditor-api/logout')).status).toBe(204)
  expect((await editor.call('GET', '/de/pageeditor-api/user')).status).toBe(401)
})

test('the sixth wrong password locks one account and returns 429', async () => {
  const { call, login, password } = await createTestApp()
  const victim = await login()
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(
      (await call('POST', '/de/pageeditor-api/login', { body: { email: victim.email, password: 'wrong' } })).status,
    ).toBe(401)
  }
  const refused = await call('POST', '/de/pageeditor-api/login', { body: { email: victim.email, password } })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await (await login()).call('GET', '/de/pageeditor-api/user')).status).toBe(200)
})

test('wrong passwords are throttled per IP over all accounts', async () => {
  const { call } = await createTestApp()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 21; attempt++) {
    statuses.push(
      (
        await call('POST', '/de/pageeditor-api/login', {
          body: { email: `nobody-${attempt}@house.example`, password: 'wrong' },
        })
      ).status,
    )
  }
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([401]))
  expect(statuses[20]).toBe(429)
})

test.each([
  [
    'https://haus.example',
    '__Host-partitur.session_token',
    'HttpOnly; Path=/; SameSite=Lax; Secure',
    'Path=/; SameSite=Lax; Secure',
  ],
  ['http://localhost', 'partitur.session_token', 'HttpOnly; Path=/; SameSite=Lax', 'Path=/; SameSite=Lax'],
])('at %s a login sets the cookie %s with its attributes', async (origin, name, ofSession, ofToken) => {
  const { call, login, password } = await createTestApp({ origin })
  const { call: callAsEditor, email, headers } = await login()
  expect((await callAsEditor('GET', '/de/pageeditor-api/user')).status).toBe(200)
  const attributesOf = (lines: string[]) =>
    Object.fromEntries(
      lines.map((line) => {
        const [pair = '', ...attributes] = line.split('; ')
        return [
          pair.split('=')[0],
          attributes
            .filter((each) => !each.startsWith('Max-Age'))
            .toSorted()
            .join('; '),
        ]
      }),
    )
  const response = await call('POST', '/de/pageeditor-api/login', { body: { email, password } })
  expect(attributesOf(response.headers.getSetCookie())).toEqual({
    [name]: ofSession,
    csrftoken: ofToken,
    'partitur.known_browser': ofSession,
  })
  const loggedOut = await call('POST', '/de/pageeditor-api/logout', { headers })
  expect(attributesOf(loggedOut.headers.getSetCookie())).toMatchObject({ csrftoken: ofToken })
  expect(loggedOut.headers.getSetCookie().every((line) => /^[^=]+=; .*Max-Age=0/.test(line))).toBe(true)
})

test('a session stores neither the IP nor the browser version', async () => {
  const { call, database, login, password } = await createTestApp()
  const { email } = await login()
  const headers = {
    'x-forwarded-for': '203.0.113.7',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0.7) Gecko/20100101 Firefox/140.0.7',
  }
  await call('POST', '/de/pageeditor-api/login', { body: { email, password }, headers })
  const rows = JSON.stringify(await database.db.query.session.findMany())
  expect(rows).toContain('Firefox · Linux')
  expect(rows).not.toMatch(/203\.0\.113|140\.0/)
})
