import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/time/durations.ts'
import { deleteExpiredLinks } from '#server/accounts/expired-links.ts'
import { mails } from '#server/db/schema/mails.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { createMailbox, useMailServer } from '#tests/support/processes/mailbox.ts'

const USERS = '/api/admin/users/'
const NEW = { email: 'Neu@house.example', name: 'Neue Person', role: 'editor', areas: ['press'] }
const PASSWORD = 'selbst-gewaehlt-1'

async function startInstallation() {
  let offsetMs = 0
  const app = await createTestApp({ now: () => new Date(NOW.getTime() + offsetMs) })
  const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? ''
  const read = (token: string) => app.call('POST', '/api/admin/invitation/', { body: { token } })
  const accept = (token: string, more: object = {}) =>
    app.call('POST', '/api/admin/invitation/accept/', { body: { token, name: 'Neu', password: PASSWORD, ...more } })
  const wait = (ms: number) => {
    offsetMs += ms
  }
  return { ...app, tokenIn, read, accept, wait }
}

test('an invitation sets name and password, logs in and works once', async () => {
  const app = await startInstallation()
  const admin = await app.login('admin')
  const created = await admin.call('POST', USERS, { body: NEW })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    email: 'neu@house.example',
    state: 'invited',
    invited_until: '2027-01-22T12:00:00.000Z',
    invitation: { sent: false },
  })
  const token = app.tokenIn(created.body.invitation.url)
  expect(JSON.stringify(await app.database.db.query.invitation.findMany())).not.toContain(token)
  expect((await admin.call('GET', `${USERS}${created.body.id}/`)).body).not.toHaveProperty('invitation')
  expect((await app.read(token)).body).toEqual({
    name: NEW.name,
    email: 'neu@house.example',
    until: '2027-01-22T12:00:00.000Z',
  })
  for (const invalid of [{ password: 'kurz' }, { name: ' ' }])
    expect((await app.accept(token, invalid)).status).toBe(400)

  const responses = await Promise.all([app.accept(token), app.accept(token)])
  const [accepted, refusedResponse] = responses.toSorted((a, b) => a.status - b.status)
  expect(accepted?.body).toMatchObject({
    email: 'neu@house.example',
    username: 'Neu',
    role: 'editor',
    areas: ['press'],
  })
  expect(refusedResponse?.body.errors.token[0]).toMatch(/ist schon angenommen/)
  const cookies = accepted?.headers.getSetCookie().map((each) => each.split(';')[0]) ?? []
  expect((await app.call('GET', '/de/pageeditor-api/user', { headers: { cookie: cookies.join('; ') } })).status).toBe(
    200,
  )
  expect(
    (await app.call('POST', '/de/pageeditor-api/login', { body: { email: NEW.email, password: PASSWORD } })).status,
  ).toBe(200)
  expect((await admin.call('GET', `${USERS}${created.body.id}/`)).body).toMatchObject({
    name: 'Neu',
    state: 'active',
    accepted_at: NOW.toISOString(),
  })
  const { results } = (
    await admin.call('GET', `/api/admin/audit-log/?resource=users&record_id=${created.body.id}&ordering=at`)
  ).body
  expect(results.map(({ act }: { act: string }) => act)).toEqual([
    'created',
    'invited',
    'invitation_accepted',
    'logged_in',
    'logged_in',
  ])
})

test('an account without a password can neither log in nor reset it', async () => {
  const app = await startInstallation()
  const admin = await app.login('admin')
  const { id } = (await admin.call('POST', USERS, { body: NEW })).body
  for (const password of ['x', 'null', 'ein-langes-passwort'])
    expect((await app.call('POST', '/de/pageeditor-api/login', { body: { email: NEW.email, password } })).status).toBe(
      401,
    )
  expect((await admin.call('POST', `${USERS}${id}/reset-link/`)).body.errors.id[0]).toMatch(/noch kein Passwort/)
})

test('an invitation link says whether it expired, was withdrawn or is unknown', async () => {
  const app = await startInstallation()
  const admin = await app.login('admin')
  const { id, invitation: first } = (await admin.call('POST', USERS, { body: NEW })).body
  const stateNow = async () => (await admin.call('GET', `${USERS}${id}/`)).body.state
  const statusOf = async (url: string, language = 'de') => {
    const { body } = await app.call('POST', '/api/admin/invitation/', {
      body: { token: app.tokenIn(url) },
      headers: { 'accept-language': language },
    })
    return body.errors?.token[0]
  }
  const second = (await admin.call('POST', `${USERS}${id}/invitation/`)).body
  expect(await statusOf(first.url)).toBe('Diese Einladung wurde zurückgezogen oder durch eine neue ersetzt.')
  expect(await statusOf(second.url)).toBeUndefined()
  expect((await admin.call('DELETE', `${USERS}${id}/invitation/`)).status).toBe(204)
  expect(await statusOf(second.url, 'en')).toBe('This invitation was withdrawn, or replaced by a new one.')
  expect(await stateNow()).toBe('withdrawn')
  expect((await admin.call('DELETE', `${USERS}${id}/invitation/`)).status).toBe(400)

  app.wait(HOUR_MS / 6)
  const third = (await admin.call('POST', `${USERS}${id}/invitation/`)).body
  expect(await stateNow()).toBe('invited')
  app.wait(7 * DAY_MS + HOUR_MS)
  expect(await stateNow()).toBe('expired')
  expect(await statusOf(third.url)).toBe('Diese Einladung ist abgelaufen. Bitte lassen Sie sich eine neue schicken.')
  expect(await statusOf(third.url, 'en')).toBe('This invitation has expired. Please ask for a new one.')
  expect((await app.accept(app.tokenIn(third.url))).body.errors.token[0]).toMatch(/abgelaufen/)
  expect(await statusOf('http://localhost/?token=erfunden', 'en')).toMatch(/^There is no such link/)
})

test('guessing invitation tokens is throttled', async () => {
  const app = await startInstallation()
  for (let attempt = 0; attempt < 20; attempt++) expect((await app.read(`erfunden-${attempt}`)).status).toBe(400)
  expect((await app.read('erfunden')).status).toBe(429)
})

test('changing the e-mail address ends the invitation', async () => {
  const app = await startInstallation()
  const admin = await app.login('admin')
  const { id, invitation: firstInvitation } = (await admin.call('POST', USERS, { body: NEW })).body
  await admin.call('PATCH', `${USERS}${id}/`, { body: { email: 'richtig@house.example' } })
  expect((await app.accept(app.tokenIn(firstInvitation.url))).status).toBe(400)
})

test('account managers cannot invite admins, and inviting needs a fresh login', async () => {
  const app = await startInstallation()
  const [admin, accountManager, outsider] = [
    await app.login('admin'),
    await app.login('editor', ['accounts']),
    await app.login('editor', ['site']),
  ]
  expect((await accountManager.call('POST', USERS, { body: { ...NEW, role: 'admin' } })).status).toBe(403)
  const { id } = (await admin.call('POST', USERS, { body: { ...NEW, role: 'admin' } })).body
  for (const account of [accountManager, outsider])
    for (const method of ['POST', 'DELETE'])
      expect((await account.call(method, `${USERS}${id}/invitation/`)).status).toBe(403)
  const [{ id: ownId }] = (await admin.call('GET', `${USERS}?search=${admin.email}`)).body.results
  expect((await admin.call('POST', `${USERS}${ownId}/invitation/`)).body.errors.id[0]).toMatch(/schon angenommen/)
  // A pending admin does not count as the other admin.
  expect((await admin.call('DELETE', `${USERS}${ownId}/`)).status).toBe(400)
  app.wait(HOUR_MS)
  expect((await admin.call('POST', `${USERS}${id}/invitation/`)).body.type).toBe('/problems/stale_login')
})

test('an invitation is mailed in both languages and returned as a link', async () => {
  const { smtpUrl, letters } = await createMailbox()
  const app = await startInstallation()
  const mailer = useMailServer(app.services, smtpUrl)
  const admin = await app.login('admin')
  const { invitation } = (await admin.call('POST', USERS, { body: NEW })).body
  expect(invitation.sent).toBe(true)
  await mailer.deliver()
  const letter = letters()
  const texts = ['Guten Tag Neue Person', 'bis 22. Januar 2027', 'Hello Neue Person', 'until 22 January 2027']
  for (const part of [
    'RCPT TO:<neu@house.example>',
    'Subject: Ihr Konto auf der Website / Your account',
    ...texts,
    invitation.url,
  ])
    expect(letter).toContain(part)
  const repeatedMail = await admin.call(
    'POST',
    `${USERS}${(await admin.call('GET', `${USERS}?search=neu`)).body.results[0].id}/invitation/`,
    {
      headers: { 'accept-language': 'en' },
    },
  )
  await mailer.deliver()
  for (const part of [...texts, repeatedMail.body.url]) expect(letters().slice(letter.length)).toContain(part)
  expect((await app.database.db.select().from(mails)).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('expired invitations are deleted after a month', async () => {
  const app = await startInstallation()
  const admin = await app.login('admin')
  await admin.call('POST', USERS, { body: NEW })
  const { db } = app.database
  const countLinks = async () => {
    await deleteExpiredLinks({ db, now: app.depsOf().now })
    return (await db.query.invitation.findMany()).length
  }
  app.wait(36 * DAY_MS)
  expect(await countLinks()).toBe(1)
  app.wait(2 * DAY_MS)
  expect(await countLinks()).toBe(0)
  expect((await admin.call('GET', `${USERS}?search=neu`)).body.results[0]).toMatchObject({
    state: 'expired',
    invited_at: null,
  })
})
