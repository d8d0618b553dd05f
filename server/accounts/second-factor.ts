import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, eq, like, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { twoFactor, verification } from '#server/db/schema/accounts.ts'
import type { Auth } from './auth.ts'

const STEP_MS = 30_000
/** A phone's clock may be one step off; more would extend the use of a code read over a shoulder. */
const STEPS_OFF = [-1, 0, 1]
const ISSUER = 'Partitur'
const RECOVERY_CODES = 10
/** Without letters and digits that look alike on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

type Context = { auth: Auth; db: Db }

/** 128 random bits, for the authenticator app and for typing. */
export function createSecret(email: string): { plain: string; secret: string; uri: string } {
  // The library takes a secret as text.
  const plain = randomBytes(16).toString('base64url')
  const uri = createOTP(plain).url(ISSUER, email)
  return { plain, secret: new URL(uri).searchParams.get('secret') ?? '', uri }
}

export function createRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`)
}

/** Accepts any case and spacing. */
export function normaliseRecoveryCode(input: string): string {
  const signs = input.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return `${signs.slice(0, 5)}-${signs.slice(5)}`
}

/** The library's format, with the installation's secret. */
export async function encrypt(auth: Auth, data: string): Promise<string> {
  return symmetricEncrypt({ key: (await auth.$context).secretConfig, data })
}

/** Null when missing or encrypted with a secret that is no longer used. */
export async function findSecret({ auth, db }: Context, userId: string): Promise<string | null> {
  const [row] = await db.select({ secret: twoFactor.secret }).from(twoFactor).where(eq(twoFactor.userId, userId))
  return row ? decrypt(auth, row.secret) : null
}

/** An HMAC, so that the database alone does not allow guessing. Not slow: the secret would reveal the app's as well. */
export async function hashRecoveryCode(
  auth: Auth,
  { userId, code }: { userId: string; code: string },
): Promise<string> {
  const { secret } = await auth.$context
  return createHmac('sha256', secret).update(`recovery-code:${userId}:${code}`).digest('base64url')
}

/** The library's format. */
export async function hashRecoveryCodes(
  auth: Auth,
  { userId, codes }: { userId: string; codes: readonly string[] },
): Promise<string> {
  return JSON.stringify(await Promise.all(codes.map((code) => hashRecoveryCode(auth, { userId, code }))))
}

/** Unhashed codes of earlier versions do not count; the library refuses them too. */
export function countRecoveryCodes(backupCodes: string): number {
  return backupCodes.startsWith('[') ? JSON.parse(backupCodes).length : 0
}

async function decrypt(auth: Auth, data: string): Promise<string | null> {
  try {
    return await symmetricDecrypt({ key: (await auth.$context).secretConfig, data })
  } catch {
    return null
  }
}

/**
 * Accepts a code once: its 30-second step and earlier ones are `code_used` afterwards (RFC 6238 §5.2, which the library
 * ignores). Uses the machine's clock, like the library.
 */
export async function consumeCode(
  context: Context,
  { userId, code }: { userId: string; code: string },
): Promise<'taken' | CodeRefusal> {
  const secret = await findSecret(context, userId)
  if (secret === null) return 'factor_lost'
  const step = await loadStep(secret, code)
  if (step === null) return 'wrong_code'
  const used = await context.db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), lt(twoFactor.lastStep, step)))
    .returning({ id: twoFactor.id })
  return used.length > 0 ? 'taken' : 'code_used'
}
export type CodeRefusal = 'wrong_code' | 'code_used' | 'factor_lost'

async function loadStep(secret: string, code: string): Promise<number | null> {
  const now = Math.floor(Date.now() / STEP_MS)
  const steps = await Promise.all(
    STEPS_OFF.map(async (stepOffset) => ({
      step: now + stepOffset,
      code: await createOTP(secret).hotp(now + stepOffset),
    })),
  )
  return steps.findLast((each) => each.code === code)?.step ?? null
}

/** Trusted browsers need a code again. */
export async function deleteTrustedDevices(db: Db, userId: string): Promise<void> {
  await db
    .delete(verification)
    .where(and(eq(verification.value, userId), like(verification.identifier, 'trust-device-%')))
}
