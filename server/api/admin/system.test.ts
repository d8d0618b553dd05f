import { mkdir } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { env } from '#server/env.ts'
import { recordBackup } from '#server/services/operation/backups.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { createMailbox, useMailServer } from '#tests/support/processes/mailbox.ts'

beforeEach(() => mkdir(env.dataDir, { recursive: true }))

test('only admins see the state of the system', async () => {
  const { login, call } = await createTestApp()
  const { status, body } = await (await login('admin')).call('GET', '/api/admin/system/')
  expect(status).toBe(200)
  expect(body).toMatchObject({ version: '0.1.0', now: NOW.toISOString(), mail: null, processes: 1 })
  expect(body.certificate).toEqual({ origin: 'http://localhost', state: 'none', seen_at: null, ends_at: null })
  expect(body.database.kind).toBe(env.dialect === 'postgres' ? 'PostgreSQL' : 'SQLite')
  expect(body.database.version).toMatch(/^\d+\.\d+/)
  expect(body.database.bytes).toBeGreaterThan(100_000)
  expect(body.disk.total).toBeGreaterThan(body.disk.free)
  expect((await (await login('editor')).call('GET', '/api/admin/system/')).status).toBe(403)
  expect((await call('GET', '/api/admin/system/')).status).toBe(401)
})

test('the system state shows the last backup and the last restorable one', async () => {
  const { login, database, call } = await createTestApp()
  const admin = await login('admin')
  const read = async () => (await admin.call('GET', '/api/admin/system/')).body.backup
  const note = (name: string, hours: number, result: 'restored' | 'untried' | 'failed', problem = '') =>
    recordBackup(database.db, {
      name,
      ended_at: new Date(NOW.getTime() - hours * 3_600_000),
      result,
      problem,
      rows: 10,
      media: 2,
    })
  expect(await read()).toEqual({ hour: null, kept: 14, state: 'none', last: null, restored_at: null })
  await note('a', 49, 'restored')
  expect(await read()).toMatchObject({ state: 'old', restored_at: '2027-01-13T11:00:00.000Z' })
  await note('b', 30, 'restored')
  expect(await read()).toMatchObject({
    state: 'good',
    last: { ended_at: '2027-01-14T06:00:00.000Z', rows: 10, media: 2 },
  })
  await note('c', 20, 'untried', 'no scratch place')
  expect(await read()).toMatchObject({
    state: 'untried',
    last: { problem: 'no scratch place' },
    restored_at: '2027-01-14T06:00:00.000Z',
  })
  await note('d', 2, 'failed', 'the disk is full')
  expect(await read()).toMatchObject({ state: 'failed', last: { problem: 'the disk is full' } })
  expect((await call('GET', '/readyz?verbose')).body.text).toBe('ready')
})

test('an admin can send five test mails to themselves', async () => {
  const mailbox = await createMailbox()
  const { login, services } = await createTestApp()
  useMailServer(services, mailbox.smtpUrl)
  const admin = await login('admin')
  const send = () => admin.call('POST', '/api/admin/system/test-mail/')
  expect((await send()).body).toEqual({ to: admin.email, problem: null })
  expect(mailbox.letters()).toContain(`To: ${admin.email}`)
  for (let count = 1; count < 5; count++) await send()
  expect((await send()).status).toBe(429)
  expect((await (await login('editor')).call('POST', '/api/admin/system/test-mail/')).status).toBe(403)
})

test('the test mail reports a missing or unreachable mail server', async () => {
  const { login, services } = await createTestApp()
  const admin = await login('admin')
  const problem = async () => (await admin.call('POST', '/api/admin/system/test-mail/')).body.problem
  expect(await problem()).toBe('SMTP_URL is not set')
  useMailServer(services, 'smtp://127.0.0.1:1')
  expect(await problem()).toContain('ECONNREFUSED')
  expect((await admin.call('GET', '/api/admin/system/')).body.mail).toEqual({ waiting: 0, failed: 0, unsure: 0 })
})
