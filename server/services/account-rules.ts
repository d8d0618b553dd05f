import { and, count, eq, isNotNull, like, ne } from 'drizzle-orm'
import type { Area } from '#contract/areas.ts'
import { AppError } from '#contract/errors.ts'
import { forgetDevices } from '#server/auth/second-factor.ts'
import type { Reader } from '#server/db/connect.ts'
import { account, session, user, verification } from '#server/db/schema/accounts.ts'
import { areasIn, requireArea } from './areas.ts'
import { type Deps, requireFreshLogin } from './deps.ts'

/** What the links for another password are stored under. */
export const RESET = 'reset-password:'

export type Account = { email: string; name: string; role: 'editor' | 'admin'; areas: Area[] }

/** Accounts are changed by who keeps them and has just typed the password. */
export function requireKeeper(deps: Deps): void {
  requireArea(deps, 'accounts')
  requireFreshLogin(deps)
}

type Rights = { role?: Account['role'] | undefined; areas?: readonly Area[] | undefined }

/** Whether an account has to do with the accounts of others. */
export function keepsOthers({ role, areas = [] }: Rights): boolean {
  return role === 'admin' || areas.includes('accounts')
}

/** Who keeps the accounts and is no admin neither touches nor makes those who could do more with them. */
export function refuseBeyond({ viewer }: Deps, rights: Rights): void {
  if (viewer?.role !== 'admin' && keepsOthers(rights)) throw new AppError('forbidden', { message: 'only an admin does this' })
}

export async function requireUser(db: Reader, id: string) {
  const [row] = await db.select().from(user).where(eq(user.id, id))
  if (!row) throw new AppError('not_found', { message: 'no such account' })
  return row
}

export async function requireAnotherAdmin(db: Reader, id: string): Promise<void> {
  // Who was invited and has not come is nobody to rely on.
  const [others] = await db
    .select({ count: count() })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), isNotNull(account.password)))
    .where(and(eq(user.role, 'admin'), ne(user.id, id)))
  if (!others?.count) throw new AppError('bad_input', { message: 'the last admin', fields: { role: ['last_admin'] } })
}

export async function refuseTakenEmail(db: Reader, { email, id }: { email: string; id: string }): Promise<void> {
  const [taken] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()))
  if (taken && taken.id !== id) throw new AppError('bad_input', { message: 'the address is taken', fields: { email: ['email_taken'] } })
}

/** What the rules ask of an account as it is stored. */
export function rightsIn({ role, areas }: { role: string; areas: string }): Pick<Account, 'role' | 'areas'> {
  return { role: role === 'admin' ? 'admin' : 'editor', areas: areasIn(areas) }
}

export async function hasPassword(db: Reader, id: string): Promise<boolean> {
  const [credential] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, id), eq(account.providerId, 'credential')))
  return Boolean(credential?.password)
}

/** All sessions of an account but the one with the token `but`; its browsers are asked for a second factor again. Answers how many ended. */
export async function endSessions(tx: Reader, { userId, but }: { userId: string; but?: string }): Promise<number> {
  await forgetDevices(tx, userId)
  const others = but === undefined ? undefined : ne(session.token, but)
  const ended = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), others))
    .returning({ id: session.id })
  return ended.length
}

/** Of an account whose links for another password must not work any more. */
export async function endResetLinks(tx: Reader, userId: string): Promise<void> {
  await tx.delete(verification).where(and(eq(verification.value, userId), like(verification.identifier, `${RESET}%`)))
}
