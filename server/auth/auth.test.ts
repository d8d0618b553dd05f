import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '#server/env.ts'
import { createDatabase } from '#tests/support/database.ts'
import { createAuth, createUser, sessionSecret } from './auth.ts'

test('a password is kept as a slow hash with salt, and opens its account only', async () => {
  const { db } = await createDatabase()
  const auth = createAuth({ db, secret: 's'.repeat(32), origin: 'http://localhost', now: () => new Date() })
  const password = 'ein-langes-passwort'
  for (const email of ['mara@house.example', 'jan@house.example'])
    await createUser({ auth, db, now: () => new Date() }, { email, name: 'Test', password, role: 'editor' })
  const kept = await db.query.account.findMany({ columns: { password: true } })
  // A salt of 16 bytes and 64 bytes of scrypt, in hexadecimal.
  for (const { password: hash } of kept) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  expect(new Set(kept.map((row) => row.password)).size).toBe(2)
  expect((await auth.api.signInEmail({ body: { email: 'mara@house.example', password } })).user.email).toBe('mara@house.example')
  await expect(auth.api.signInEmail({ body: { email: 'mara@house.example', password: 'ein-anderes-passwort' } })).rejects.toThrow()
})

test('a house that is given no secret makes one of 256 random bits, which its owner alone reads, and keeps it', () => {
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
