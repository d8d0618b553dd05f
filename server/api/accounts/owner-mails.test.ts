import { expect, test } from 'vitest'
import { mails } from '#server/db/schema/mails.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { totpCode } from '#tests/support/browser/authenticator.ts'
import { createMailbox, useMailServer } from '#tests/support/processes/mailbox.ts'

const USERS = '/api/admin/users/'
const FACTOR = '/api/admin/two-factor/'
const NEXT = 'ganz-neues-passwort'

async function startInstallation() {
  const { smtpUrl, letters } = await createMailbox()
  const app = await createTestApp()
  const mailer = useMailServer(app.services, smtpUrl)
  const [admin, editor] = [await app.login('admin'), await app.login()]
  const [{ id }] = (await admin.call('GET', `${USERS}?search=${editor.email}`)).body.results
  let read = 0
  async function received(): Promise<string> {
    await mailer.deliver()
    const all = letters()
    const last = all.slice(read)
    read = all.length
    return last
  }
  async function setUpFactor(): Promise<void> {
    const { secret } = (await editor.call('POST', FACTOR)).body
    expect((await editor.call('POST', `${FACTOR}confirm/`, { body: { code: await totpCode(secret) } })).status).toBe(
      200,
    )
  }
  return { ...app, admin, editor, userPath: `${USERS}${id}/`, received, setUpFactor }
}

test('a changed password is reported to its owner in both languages', async () => {
  const { call, admin, editor, userPath, password, received } = await startInstallation()
  const body = { current: password, password: NEXT }
  expect((await editor.call('POST', '/api/admin/password/', { body: { ...body, current: 'geraten' } })).status).toBe(
    400,
  )
  expect(await received()).toBe('')
  expect((await editor.call('POST', '/api/admin/password/', { body })).status).toBe(204)
  const german = ['Guten Tag Test,', 'das Passwort Ihres Kontos', '(15. Januar 2027 um 13:00)']
  const english = ['Hello Test,', 'The password of your account', '(15 January 2027 at 13:00)']
  const letter = await received()
  for (const part of [`RCPT TO:<${editor.email}>`, ...german, ...english]) expect(letter).toContain(part)
  expect(letter.indexOf('Guten Tag')).toBeLessThan(letter.indexOf('Hello'))
  expect(letter).not.toContain(NEXT)
  const { url } = (await admin.call('POST', `${userPath}reset-link/`, { headers: { 'accept-language': 'en' } })).body
  const link = await received()
  for (const part of ['diesen Link', 'this link lets you']) expect(link).toContain(part)
  const token = new URL(url).searchParams.get('token')
  await call('POST', '/api/admin/reset/', { body: { token, password: NEXT }, headers: { 'accept-language': 'en' } })
  const text = await received()
  for (const part of [...german, ...english]) expect(text).toContain(part)
})

test('a changed second factor or recovery code is reported to its owner', async () => {
  const { admin, editor, userPath, received, setUpFactor } = await startInstallation()
  await editor.call('POST', FACTOR)
  expect(await received()).toBe('')
  await setUpFactor()
  expect(await received()).toContain('in zwei Schritten wurde für Ihr Konto auf der Website eingerichtet')
  await editor.call('POST', `${FACTOR}recovery-codes/`)
  expect(await received()).toContain('neue Codes für den Notfall')
  await editor.call('DELETE', FACTOR)
  expect(await received()).toContain('in zwei Schritten wurde für Ihr Konto auf der Website ausgeschaltet')
  await setUpFactor()
  await received()
  await admin.call('DELETE', `${userPath}two-factor/`)
  const letter = await received()
  expect(letter).toContain(`RCPT TO:<${editor.email}>`)
  expect(letter).toContain('ausgeschaltet')
})

test('a changed e-mail address is reported to the previous one', async () => {
  const { admin, editor, userPath, received } = await startInstallation()
  await admin.call('PATCH', userPath, { body: { name: 'Anders', email: editor.email } })
  expect(await received()).toBe('')
  await admin.call('PATCH', userPath, { body: { email: 'neu@house.example' } })
  const letter = await received()
  expect(letter).toContain(`RCPT TO:<${editor.email}>`)
  expect(letter).not.toContain('neu@house.example')
  const { id } = (
    await admin.call('POST', USERS, { body: { email: 'vertippt@house.example', name: 'Neu', role: 'editor' } })
  ).body
  await received()
  await admin.call('PATCH', `${USERS}${id}/`, { body: { email: 'richtig@house.example' } })
  expect(await received()).toBe('')
})

test('an installation without a mail server can change passwords', async () => {
  const { database, login, password } = await createTestApp({ now: NOW })
  const editor = await login()
  expect(
    (await editor.call('POST', '/api/admin/password/', { body: { current: password, password: NEXT } })).status,
  ).toBe(204)
  expect(await database.db.select().from(mails)).toEqual([])
})
