import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '#server/env.ts'
import { createDatabase } from '#tests/support/databases/database.ts'
import { createAuth, createUser, describeDevice, sessionSecret } from './auth.ts'

test('a password is stored as a salted slow hash and matches one account', async () => {
  const { db } = await createDatabase()
  const auth = createAuth({ db, secret: 's'.repeat(32), origin: 'http://localhost', now: () => new Date() })
  const password = 'ein-langes-passwort'
  for (const email of ['mara@house.example', 'jan@house.example'])
    await createUser({ auth, db, now: () => new Date() }, { email, name: 'Test', password, role: 'editor' })
  const rows = await db.query.account.findMany({ columns: { password: true } })
  for (const { password: hash } of rows) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  expect(new Set(rows.map((row) => row.password)).size).toBe(2)
  expect((await auth.api.signInEmail({ body: { email: 'mara@house.example', password } })).user.email).toBe(
    'mara@house.example',
  )
  await expect(
    auth.api.signInEmail({ body: { email: 'mara@house.example', password: 'ein-anderes-passwort' } }),
  ).rejects.toThrow()
})

test('an installation without SESSION_SECRET generates and stores a private one', () => {
  const { SESSION_SECRET, dataDir } = env
  const folder = mkdtempSync(join(tmpdir(), 'partitur-secret-'))
  Object.assign(env, { SESSION_SECRET: undefined, dataDir: folder })
  onTestFinished(() => {
    Object.assign(env, { SESSION_SECRET, dataDir })
    rmSync(folder, { recursive: true })
  })
  const secret = sessionSecret()
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(sessionSecret()).toBe(secret)
  expect(readdirSync(folder)).toEqual(['session-secret'])
  const file = join(folder, 'session-secret')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  writeFileSync(file, '')
  expect(() => sessionSecret()).toThrow('holds no secret')
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari · macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
  ],
  ['curl/8.0', ''],
])('user agent %s is shown as %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
