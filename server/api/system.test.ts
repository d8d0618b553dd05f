import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { createMailer } from '#server/auth/mail.ts'
import { env } from '#server/env.ts'
import { lastBackupFile } from '#server/media/store.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { createMailbox } from '#tests/support/mailbox.ts'

beforeEach(() => mkdir(env.dataDir, { recursive: true }))

test('how the house is, is told to admins alone', async () => {
  const { login, call } = await createTestApp()
  const { status, body } = await (await login('admin')).call('GET', '/api/admin/system/')
  expect(status).toBe(200)
  expect(body).toMatchObject({ version: '0.1.0', now: NOW.toISOString(), mail: null, processes: 1 })
  expect(body.database.kind).toBe(env.dialect === 'postgres' ? 'PostgreSQL' : 'SQLite')
  expect(body.database.version).toMatch(/^\d+\.\d+/)
  expect(body.database.bytes).toBeGreaterThan(100_000)
  expect(body.disk.total).toBeGreaterThan(body.disk.free)
  expect((await (await login('editor')).call('GET', '/api/admin/system/')).status).toBe(403)
  expect((await call('GET', '/api/admin/system/')).status).toBe(401)
})

test('the last backup is as old as its file', async () => {
  const { login } = await createTestApp()
  const admin = await login('admin')
  const at = new Date('2027-01-14T03:00:00Z')
  await writeFile(lastBackupFile(), '')
  await utimes(lastBackupFile(), at, at)
  expect((await admin.call('GET', '/api/admin/system/')).body.backup_at).toBe(at.toISOString())
})

test('a test mail goes to who asks for it, five times; what the mail server says is told', async () => {
  const mailbox = await createMailbox()
  const { login, services } = await createTestApp()
  services.mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: 'website@house.example' })
  const admin = await login('admin')
  const send = () => admin.call('POST', '/api/admin/system/test-mail/')
  expect((await send()).body).toEqual({ to: admin.email, problem: null })
  expect(mailbox.letters()).toContain(`To: ${admin.email}`)
  for (let sent = 1; sent < 5; sent++) await send()
  expect((await send()).status).toBe(429)
  expect((await (await login('editor')).call('POST', '/api/admin/system/test-mail/')).status).toBe(403)
})

test('a mail server that does not answer, or none, is told as what is wrong', async () => {
  const { login, services } = await createTestApp()
  const admin = await login('admin')
  const problem = async () => (await admin.call('POST', '/api/admin/system/test-mail/')).body.problem
  expect(await problem()).toBe('SMTP_URL is not set')
  services.mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'website@house.example' })
  expect(await problem()).toContain('ECONNREFUSED')
  expect((await admin.call('GET', '/api/admin/system/')).body.mail).toEqual({ waiting: 0, failed: 1 })
})
