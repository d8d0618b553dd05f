import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { createAccount } from '#server/services/accounts/users.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { totpCode } from '#tests/support/browser/authenticator.ts'
import { makeAdmin, removeAccountSecondFactor } from './account.ts'

const OWN = '/api/admin/two-factor/'

test('the account command removes a second factor and logs it', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const { secret } = (await admin.call('POST', OWN)).body
  await admin.call('POST', `${OWN}confirm/`, { body: { code: await totpCode(secret) } })
  const logIn = () =>
    app.call('POST', '/de/pageeditor-api/login', { body: { email: admin.email, password: app.password } })
  expect((await logIn()).status).toBe(401)
  expect(await removeAccountSecondFactor(app.services, admin.email)).toMatch(/second factor was removed/)
  expect((await logIn()).status).toBe(200)
  expect((await admin.call('GET', OWN)).status).toBe(401)
  const log = await app.database.db.select().from(auditLog)
  expect(log.find(({ act }) => act === 'factor_off')).toMatchObject({ user_name: 'system', title: { de: 'Test' } })
  await expect(removeAccountSecondFactor(app.services, admin.email)).rejects.toThrow('not set up')
  await expect(removeAccountSecondFactor(app.services, 'niemand@house.example')).rejects.toThrow('there is no account')
})

test('make-admin promotes an account, accepts an invitation or creates one', async () => {
  const app = await createTestApp()
  const editor = await app.login('editor', ['site'])
  const deps = {
    ...app.depsOf(),
    viewer: { id: 'x', email: '', name: 'x', role: 'admin' as const, areas: [], signedInAt: NOW },
  }
  const sending = { origin: 'http://localhost', mailer: null }
  await createAccount(deps, { email: 'bald@house.example', name: 'Bald', role: 'editor', areas: [], sending })
  expect(await makeAdmin(app.services, editor.email)).toMatch(/has to log in again/)
  expect((await editor.call('GET', '/de/pageeditor-api/user')).status).toBe(401)
  for (const email of ['bald@house.example', 'neu@house.example']) {
    const output = await makeAdmin(app.services, email)
    const token = new URL(output.split(' ').at(-1) ?? '').searchParams.get('token')
    const accepted = await app.call('POST', '/api/admin/invitation/accept/', {
      body: { token, name: 'Neu', password: 'lang-genug-hier' },
    })
    expect(accepted.body).toMatchObject({ email, role: 'admin' })
  }
})
