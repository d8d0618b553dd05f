import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { createTestApp } from '#tests/support/app.ts'
import { codeOfApp } from '#tests/support/authenticator.ts'
import { removeSecondStep } from './account.ts'

const OWN = '/api/admin/two-factor/'

test('the second step of a locked-out admin is removed at the machine, which is in the log', async () => {
  const app = await createTestApp()
  const admin = await app.login('admin')
  const { secret } = (await admin.call('POST', OWN)).body
  await admin.call('POST', `${OWN}confirm/`, { body: { code: await codeOfApp(secret) } })
  const logIn = () => app.call('POST', '/de/pageeditor-api/login', { body: { email: admin.email, password: app.password } })
  expect((await logIn()).status).toBe(401)
  expect(await removeSecondStep(app.services, ` ${admin.email.toUpperCase()} `)).toMatch(/second step is removed/)
  expect((await logIn()).status).toBe(200)
  expect((await admin.call('GET', OWN)).status).toBe(401)
  const log = await app.database.db.select().from(auditLog)
  expect(log.find(({ act }) => act === 'factor_off')).toMatchObject({ user_name: 'system', title: { de: 'Test' } })
  await expect(removeSecondStep(app.services, admin.email)).rejects.toThrow('not set up')
  await expect(removeSecondStep(app.services, 'niemand@house.example')).rejects.toThrow('there is no account')
})
