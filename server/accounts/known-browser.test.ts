import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'

const LOGIN = '/de/pageeditor-api/login'

test('guessing passwords does not lock out a browser that logged in before', async () => {
  const app = await createTestApp()
  const { email } = await app.login()
  const login = (password: string, cookie = '') =>
    app.call('POST', LOGIN, { body: { email, password }, headers: { cookie } })
  const browserCookie = (await login(app.password)).headers
    .getSetCookie()
    .find((line) => line.startsWith('partitur.known_browser='))
    ?.split(';')[0]
  for (let count = 0; count < 5; count++) expect((await login('falsch')).status).toBe(401)
  expect((await login(app.password)).status).toBe(429)
  expect((await login(app.password, browserCookie)).status).toBe(200)
})

test('a known browser has five tries of its own, for one account', async () => {
  const app = await createTestApp()
  const [ownAccount, otherAccount] = [await app.login(), await app.login()]
  const login = (email: string, password: string, cookie: string) =>
    app.call('POST', LOGIN, { body: { email, password }, headers: { cookie } })
  const cookie =
    (await login(ownAccount.email, app.password, '')).headers
      .getSetCookie()
      .find((line) => line.startsWith('partitur.known_browser=')) ?? ''
  for (let count = 0; count < 5; count++) await login(ownAccount.email, 'falsch', cookie)
  expect((await login(ownAccount.email, app.password, cookie)).status).toBe(429)
  for (let count = 0; count < 5; count++) await login(otherAccount.email, 'falsch', '')
  expect((await login(otherAccount.email, app.password, cookie)).status).toBe(429)
})
