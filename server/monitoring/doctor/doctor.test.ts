import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '#server/env.ts'
import { recordBackup } from '#server/services/operation/backups.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { certificates } from '#tests/support/processes/certificates.ts'
import { createMailbox } from '#tests/support/processes/mailbox.ts'
import type { CheckResult } from './check-result.ts'
import { checkDatabase } from './database.ts'
import { checkBackupKey, checkDisk, checkFolder, checkNode, checkPrivacy, checkTimeZones } from './machine.ts'
import { checkMail } from './mail.ts'
import { checkOrigin } from './public-origin.ts'

const states = (findings: CheckResult[]) => Object.fromEntries(findings.map(({ name, state }) => [name, state]))

test.each([
  ['18.20.0', 'error'],
  ['20.18.0', 'error'],
  ['20.19.0', 'warning'],
  ['24.1.0', 'ok'],
])('Node %s is %s', (version, state) => {
  expect(checkNode(version).state).toBe(state)
})

test('the folder check tests writing, accepts missing folders and leaves nothing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'partitur-doctor-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'file'), '')
  mkdirSync(join(root, 'data'))
  expect((await checkFolder('Data', join(root, 'data'))).state).toBe('ok')
  expect(await checkFolder('Data', join(root, 'later/data'))).toMatchObject({
    state: 'ok',
    found: expect.stringContaining('is created when needed'),
  })
  expect(await checkFolder('Data', join(root, 'file/data'))).toMatchObject({
    state: 'error',
    todo: expect.stringContaining(join(root, 'file')),
  })
  expect(readdirSync(root).toSorted()).toEqual(['data', 'file'])
  expect(await checkDisk('Disk', join(root, 'later'))).toMatchObject({
    found: expect.stringMatching(/^\d+ MB free of \d+ MB/),
  })
  expect(checkTimeZones().state).toBe('ok')
})

test('the doctor names files readable by other users', async () => {
  const root = mkdtempSync(join(tmpdir(), 'partitur-doctor-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const [data, file] = [join(root, 'data'), join(root, 'data/partitur.db')]
  mkdirSync(data)
  writeFileSync(file, '')
  const check = () => checkPrivacy([data, file, join(root, 'absent')])
  const open = (path: string, mode: number) => chmodSync(path, mode)
  open(root, 0o755)
  open(data, 0o755)
  open(file, 0o644)
  expect(await check()).toMatchObject({
    state: 'warning',
    found: expect.stringContaining(`${data}, ${file}`),
    todo: expect.stringContaining('chmod'),
  })
  open(data, 0o711)
  expect(await check()).toMatchObject({ state: 'warning', found: expect.not.stringContaining(`${data},`) })
  open(file, 0o600)
  open(data, 0o750)
  expect((await check()).state).toBe('ok')
  open(file, 0o644)
  expect((await check()).state).toBe('ok')
  open(data, 0o755)
  open(root, 0o700)
  expect((await check()).state).toBe('ok')
})

test('the backup key must be a valid age recipient', async () => {
  const key = await identityToRecipient(await generateX25519Identity())
  expect((await checkBackupKey(undefined)).state).toBe('ok')
  expect(await checkBackupKey(key)).toMatchObject({ state: 'ok', found: expect.stringContaining(key.slice(0, 12)) })
  expect(await checkBackupKey(`${key.slice(0, -1)}${key.endsWith('q') ? 'p' : 'q'}`)).toMatchObject({
    state: 'error',
    todo: expect.stringContaining('age-keygen'),
  })
})

test('the doctor checks the database, its encoding and the last backup', async () => {
  const { database } = await createTestApp()
  const check = (backupDir?: string) => checkDatabase({ database, now: () => NOW, backupDir })
  const statesByName = states(await check())
  expect(statesByName).toMatchObject({ Database: 'ok', Encoding: 'ok', Backups: 'warning' })
  expect(statesByName).toMatchObject(env.dialect === 'postgres' ? { Rights: 'ok' } : { 'Database file': 'ok' })
  const row = { name: 'a', ended_at: NOW, rows: 1, media: 0, problem: '' }
  await recordBackup(database.db, { ...row, result: 'restored' })
  expect(states(await check('/backups')).Backups).toBe('ok')
  await recordBackup(database.db, {
    ...row,
    name: 'b',
    ended_at: new Date(NOW.getTime() + 1),
    result: 'failed',
    problem: 'the disk is full',
  })
  expect((await check('/backups')).find(({ name }) => name === 'Backups')).toMatchObject({
    state: 'error',
    todo: 'the disk is full',
  })
})

test('an unreachable database is an error with its reason', async () => {
  const { database } = await createTestApp()
  const brokenDatabase = {
    ...database,
    db: {
      select: () => ({ from: () => Promise.reject(new Error('connect ECONNREFUSED')) }),
    } as unknown as typeof database.db,
  }
  expect(await checkDatabase({ database: brokenDatabase, now: () => NOW, backupDir: undefined })).toEqual([
    expect.objectContaining({ state: 'error', found: 'connect ECONNREFUSED' }),
  ])
})

test('the mail check connects, optionally sends a test, and warns without server', async () => {
  const mailbox = await createMailbox()
  const mail = { from: 'website@house.example' }
  expect((await checkMail({ ...mail, smtpUrl: undefined })).state).toBe('warning')
  expect((await checkMail({ ...mail, smtpUrl: mailbox.smtpUrl })).state).toBe('ok')
  expect(mailbox.letters()).not.toContain('DATA')
  expect((await checkMail({ ...mail, smtpUrl: mailbox.smtpUrl, to: 'leitung@house.example' })).found).toContain(
    'leitung@house.example',
  )
  expect(mailbox.letters()).toContain('To: leitung@house.example')
  expect(await checkMail({ ...mail, smtpUrl: 'smtp://127.0.0.1:1' })).toMatchObject({
    state: 'error',
    found: expect.stringContaining('ECONNREFUSED'),
  })
})

async function startPublic(responseText: string) {
  const server = createServer((_request, response) => response.end(responseText))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { port, origin: `http://127.0.0.1:${port}` }
}

test('the doctor checks the public address and the proxy setting', async () => {
  const { port, origin } = await startPublic('ok')
  const check = async (options: Partial<Parameters<typeof checkOrigin>[0]>) =>
    states(await checkOrigin({ origin, port, trustsProxy: false, now: NOW, ...options }))
  expect(await check({})).toEqual({ 'Public address': 'ok', TLS: 'ok' })
  expect(await check({ trustsProxy: true })).toEqual({ 'Public address': 'ok', Proxy: 'warning', TLS: 'ok' })
  expect(await check({ port: 3000 })).toMatchObject({ Proxy: 'warning' })
  expect(await check({ port: 3000, trustsProxy: true })).toMatchObject({ Proxy: 'ok' })
  expect(await check({ origin: undefined })).toEqual({ 'Public address': 'warning' })
  expect(await check({ origin: 'http://127.0.0.1:1', port: 1 })).toEqual({ 'Public address': 'warning' })
  expect(await check(await startPublic('It works!'))).toEqual({ 'Public address': 'error' })
})

test('the doctor checks the certificate and headers of the public address', async () => {
  const check = async (cert: string, headers: Record<string, string> = {}, now = NOW) => {
    const server = createTlsServer({ key: certificates.key, cert }, (_request, response) =>
      response.writeHead(200, headers).end('ok'),
    )
    await new Promise<void>((resolve) => server.listen(0, resolve))
    onTestFinished(() => void server.close())
    const origin = `https://localhost:${(server.address() as AddressInfo).port}`
    const checkResults = await checkOrigin({ origin, port: 3000, trustsProxy: true, now, ca: cert })
    return Object.fromEntries(checkResults.map(({ name, ...fields }) => [name, fields]))
  }
  const hsts = { 'strict-transport-security': 'max-age=31536000' }
  expect(await check(certificates.good, hsts)).toMatchObject({
    'Public address': { state: 'ok' },
    TLS: { state: 'ok', found: expect.stringContaining('on 2120-01-01') },
    HSTS: { state: 'ok' },
  })
  expect(await check(certificates.good, {}, new Date('2119-12-20T00:00:00Z'))).toMatchObject({
    TLS: { state: 'warning', found: expect.stringContaining('in 12 days') },
    HSTS: { state: 'warning' },
  })
  expect(await check(certificates.expired)).toMatchObject({
    TLS: { state: 'error', found: 'the certificate expired on 2021-01-01' },
  })
  expect(await check(certificates.otherName)).toMatchObject({
    TLS: { state: 'error', todo: expect.stringContaining('localhost') },
  })
})
