import { expect, test } from 'vitest'
import { createDatabase } from '#tests/support/databases/database.ts'
import { createAuth } from './auth.ts'
import { createRecoveryCodes, createSecret, encrypt, hashRecoveryCode } from './second-factor.ts'

const CODE = 'abcde-fghjk'

async function twoInstallations() {
  const { db } = await createDatabase()
  const authWith = (secret: string) => createAuth({ db, secret, origin: 'http://localhost', now: () => new Date() })
  return [authWith('s'.repeat(32)), authWith('o'.repeat(32))] as const
}

test('the hash of a recovery code depends on account and installation', async () => {
  const [installation, otherInstallation] = await twoInstallations()
  const hash = await hashRecoveryCode(installation, { userId: 'mara', code: CODE })
  expect(hash).toMatch(/^[\w-]{43}$/)
  expect(await hashRecoveryCode(installation, { userId: 'mara', code: CODE })).toBe(hash)
  expect(await hashRecoveryCode(installation, { userId: 'jan', code: CODE })).not.toBe(hash)
  expect(await hashRecoveryCode(otherInstallation, { userId: 'mara', code: CODE })).not.toBe(hash)
})

test('ten recovery codes have 49 random bits and no ambiguous letters', () => {
  const codes = Array.from({ length: 60 }, createRecoveryCodes)
  expect(new Set(codes.map((each) => each.length))).toEqual(new Set([10]))
  const signs = new Set(codes.flat().join('').replaceAll('-', ''))
  expect(codes.flat().every((code) => /^\w{5}-\w{5}$/.test(code))).toBe(true)
  expect(signs.size).toBe(31)
  for (const sign of 'il01o') expect(signs.has(sign)).toBe(false)
  expect(new Set(codes.flat()).size).toBe(600)
})

test('a second factor secret has 128 random bits and is stored encrypted', async () => {
  const [installation] = await twoInstallations()
  const [{ plain }, otherSecret] = [createSecret('mara@house.example'), createSecret('mara@house.example')]
  expect(Buffer.from(plain, 'base64url')).toHaveLength(16)
  expect(otherSecret.plain).not.toBe(plain)
  const encrypted = await encrypt(installation, plain)
  expect(encrypted).not.toContain(plain)
  expect(await encrypt(installation, plain)).not.toBe(encrypted)
})
