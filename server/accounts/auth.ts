import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor as twoFactorPlugin } from 'better-auth/plugins/two-factor'
import { and, eq } from 'drizzle-orm'
import { MAX_PASSWORD_CHARACTERS } from '#contract/admin/accounts/password.ts'
import { AppError } from '#contract/errors.ts'
import { type Area, contentAreas } from '#model/areas.ts'
import type { Db } from '#server/db/connect.ts'
import { account, session, twoFactor, user, verification } from '#server/db/schema/accounts.ts'
import { env } from '#server/env.ts'

export const SESSION_SECONDS = env.SESSION_MAX_HOURS * 60 * 60
const MIN_SECRET_CHARACTERS = 32
/** After ten wrong codes in a row, whatever the time between them. */
export const LOCKOUT_SECONDS = 15 * 60

export type Auth = ReturnType<typeof createAuth>

type AuthParts = { db: Db; secret: string; origin: string; now: () => Date }

/** Hashing and sessions only; better-auth's routes are not mounted. The idle time is limited in `findSession`. */
export function createAuth({ db, secret, origin, now }: AuthParts) {
  return betterAuth({
    database: drizzleAdapter(db, {
      provider: env.dialect === 'postgres' ? 'pg' : 'sqlite',
      schema: { user, session, account, verification, twoFactor },
    }),
    secret,
    baseURL: origin,
    // The contract limits passwords in characters; the library's limit counts UTF-16 units and would refuse valid ones.
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: 2 * MAX_PASSWORD_CHARACTERS },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'editor' },
        areas: { type: 'string', input: false },
        collects: { type: 'boolean', input: false, defaultValue: false },
        language: { type: 'string', input: false, required: false },
        sideBySide: { type: 'boolean', input: false, defaultValue: false },
      },
    },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({
            data: {
              ...session,
              createdAt: now(),
              updatedAt: now(),
              userAgent: describeDevice(session.userAgent ?? ''),
            },
          }),
        },
      },
    },
    // The library compares plain strings, so it gets hashes.
    plugins: [
      twoFactorPlugin({
        backupCodeOptions: { storeBackupCodes: 'plain' },
        accountLockout: { maxFailedAttempts: 10, durationSeconds: LOCKOUT_SECONDS },
      }),
    ],
    // throttle.ts limits per IP and account, both steps of a login together.
    rateLimit: { enabled: false },
    advanced: { ...getCookies(origin), ipAddress: { disableIpTracking: true } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

/** `__Host-` keeps subdomains from setting the cookies; the library's prefix, `__Secure-`, does not. */
function getCookies(origin: string) {
  const secure = origin.startsWith('https:')
  return {
    cookiePrefix: secure ? '__Host-partitur' : 'partitur',
    useSecureCookies: false,
    defaultCookieAttributes: { secure },
  }
}

/** From the environment, or a file in the data folder that the first start writes. */
export function sessionSecret(): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  const file = join(env.dataDir, 'session-secret')
  if (!existsSync(file)) writeSecret(file)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < MIN_SECRET_CHARACTERS)
    throw new AppError('internal', { message: `${file} holds no secret; without the file a new one is made` })
  return secret
}

/** Atomic; of two processes starting at once, the first one's secret counts. */
function writeSecret(file: string): void {
  mkdirSync(env.dataDir, { recursive: true })
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(part, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(part)
  }
}

/** A CSRF token bound to the session; the page repeats it in `X-CSRFToken`. */
export function deriveCsrfToken(sessionToken: string, secret: string): string {
  return createHash('sha256').update(`csrf:${secret}:${sessionToken}`).digest('base64url')
}

type NewAccount = {
  email: string
  name: string
  role: 'editor' | 'admin'
  areas?: readonly Area[]
  /** See `user.collects`. */
  collects?: boolean
}

/** Slow on purpose: call it before a transaction begins, so that other writes do not wait. */
export async function hashPassword(auth: Auth, password: string): Promise<string> {
  const { password: hashing } = await auth.$context
  return hashing.hash(password)
}

/** Returns the id. */
export async function createUser(
  { auth, db, now }: { auth: Auth; db: Db; now: () => Date },
  { password, ...account }: NewAccount & { password: string },
): Promise<string> {
  return insertUser({ db, now }, { ...account, hash: await hashPassword(auth, password) })
}

/** The rows that better-auth would write. Without a hash the account cannot log in. */
export async function insertUser(
  { db, now }: { db: Db; now: () => Date },
  { email, hash, areas = contentAreas, ...profile }: NewAccount & { hash: string | null },
): Promise<string> {
  const id = randomUUID()
  const times = { createdAt: now(), updatedAt: now() }
  await db.insert(user).values({
    id,
    email: email.toLowerCase(),
    emailVerified: true,
    areas: areas.join(','),
    firstSteps: '',
    ...profile,
    ...times,
  })
  await db
    .insert(account)
    .values({ id: randomUUID(), userId: id, providerId: 'credential', accountId: id, password: hash, ...times })
  return id
}

export async function setPassword(
  { db, now }: { db: Db; now: () => Date },
  { id, hash }: { id: string; hash: string },
): Promise<void> {
  await db
    .update(account)
    .set({ password: hash, updatedAt: now() })
    .where(and(eq(account.userId, id), eq(account.providerId, 'credential')))
}

export async function hasUsers(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: user.id }).from(user).limit(1)
  return row !== undefined
}

const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly [string, RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

/** Without versions, enough to recognise one's own device. The first match counts: browsers name others too. */
export function describeDevice(userAgent: string): string {
  const findName = (names: typeof browsers) => names.find(([, sign]) => sign.test(userAgent))?.[0] ?? ''
  return [findName(browsers), findName(systems)].filter((name) => name !== '').join(' · ')
}
