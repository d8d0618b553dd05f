import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#server/db/schema/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'

test('a new account is offered first steps that stay ticked', async () => {
  const editor = await (await createTestApp()).login('editor', ['school'])
  expect((await editor.call('GET', '/api/admin/first-steps/')).body).toEqual({ done: [] })
  for (const step of ['help', 'profile', 'help'])
    expect((await editor.call('POST', `/api/admin/first-steps/${step}/`)).status).toBe(200)
  expect((await editor.call('GET', '/api/admin/first-steps/')).body).toEqual({ done: ['profile', 'help'] })
  expect((await editor.call('POST', '/api/admin/first-steps/tour/')).status).toBe(400)
})

test('first steps that were put away stay away from this account only', async () => {
  const app = await createTestApp()
  const [editor, other] = [await app.login('editor'), await app.login('editor')]
  expect((await editor.call('DELETE', '/api/admin/first-steps/')).status).toBe(204)
  expect((await editor.call('POST', '/api/admin/first-steps/help/')).body).toEqual({ done: null })
  expect((await other.call('GET', '/api/admin/first-steps/')).body).toEqual({ done: [] })
})

test('an account from before the steps is offered none', async () => {
  const { database, login } = await createTestApp()
  const editor = await login('editor')
  await database.db.update(user).set({ firstSteps: null }).where(eq(user.email, editor.email))
  expect((await editor.call('GET', '/api/admin/first-steps/')).body).toEqual({ done: null })
})

test('everybody changes their own name, and the log names it', async () => {
  const { login } = await createTestApp()
  const [editor, admin] = [await login('editor', []), await login('admin')]
  expect((await editor.call('POST', '/api/admin/profile/', { body: { name: ' ' } })).status).toBe(400)
  expect((await editor.call('POST', '/api/admin/profile/', { body: { name: 'Ada Vogt' } })).status).toBe(204)
  expect((await editor.call('GET', '/de/pageeditor-api/user')).body).toMatchObject({ username: 'Ada Vogt' })
  const { body } = await admin.call('GET', '/api/admin/audit-log/')
  expect(body.results).toContainEqual(
    expect.objectContaining({ act: 'changed', title: { de: 'Ada Vogt', en: 'Ada Vogt' } }),
  )
})
