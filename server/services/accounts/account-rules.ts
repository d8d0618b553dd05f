import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, count, eq, isNotNull, like, ne } from 'drizzle-orm'
import { AppError, fieldError } from '#contract/errors.ts'
import type { Area } from '#model/areas.ts'
import { deleteTrustedDevices } from '#server/accounts/second-factor.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { lockForTransaction } from '#server/db/postgres/transaction-lock.ts'
import { account, session, user, verification } from '#server/db/schema/accounts.ts'
import { type Deps, requireFreshLogin, type TxDeps } from '../deps.ts'
import { parseAreas, requireArea } from './areas.ts'

export const RESET_LINK_PREFIX = 'reset-password:'

export type Account = { email: string; name: string; role: 'editor' | 'admin'; areas: Area[] }

/** Requires the area `accounts` and a recent login. */
export function requireAccountManager(deps: Deps): void {
  requireArea(deps, 'accounts')
  requireFreshLogin(deps)
}

type Rights = { role?: Account['role'] | undefined; areas?: readonly Area[] | undefined }

export function managesAccounts({ role, areas = [] }: Rights): boolean {
  return role === 'admin' || areas.includes('accounts')
}

/** An account manager who is no admin grants only areas of their own, and neither `accounts` nor all rights. */
export function requireNoHigherRights({ viewer }: Pick<Deps, 'viewer'>, rights: Rights): void {
  if (viewer?.role === 'admin') return
  if (managesAccounts(rights) || !isWithin(rights, { areas: viewer?.areas }))
    throw new AppError('forbidden', { message: 'the account has more than the viewer' })
}

export function isWithin({ role, areas = [] }: Rights, other: Rights): boolean {
  return other.role === 'admin' || (role !== 'admin' && areas.every((area) => other.areas?.includes(area)))
}

/** Locks the account until the transaction ends; `forbidden` when it has more rights than the viewer. */
export async function requireChangeable(deps: TxDeps, id: string) {
  await lockForTransaction(deps.db, 'accounts')
  const changeable = await requireUser(deps.db, id)
  requireNoHigherRights(deps, parseRights(changeable))
  return changeable
}

export async function requireUser(db: Db, id: string) {
  const [row] = await db.select().from(user).where(eq(user.id, id))
  if (!row) throw new AppError('not_found', { message: 'no such account' })
  return row
}

/** Call within `requireChangeable`: its lock lets only one of two concurrent demotions succeed. */
export async function requireOtherAdmin(tx: Tx, id: string): Promise<void> {
  // Pending invitations do not count as admins.
  const [otherAdmins] = await tx
    .select({ count: count() })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), isNotNull(account.password)))
    .where(and(eq(user.role, 'admin'), ne(user.id, id)))
  if (!otherAdmins?.count) throw fieldError('role', 'last_admin', 'the last admin')
}

export async function refuseTakenEmail(db: Db, { email, id }: { email: string; id: string }): Promise<void> {
  const [existing] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()))
  if (existing && existing.id !== id) throw fieldError('email', 'email_taken', 'the address is taken')
}

export function parseRights({ role, areas }: { role: string; areas: string }): Pick<Account, 'role' | 'areas'> {
  return { role: role === 'admin' ? 'admin' : 'editor', areas: parseAreas(areas) }
}

export async function hasPassword(db: Db, id: string): Promise<boolean> {
  const [credential] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, id), eq(account.providerId, 'credential')))
  return Boolean(credential?.password)
}

/** Ends all sessions except the one with the token `but`, and the trusted browsers. Returns their number. */
export async function deleteSessions(tx: Db, { userId, but }: { userId: string; but?: string }): Promise<number> {
  await deleteTrustedDevices(tx, userId)
  const exceptCurrent = but === undefined ? undefined : ne(session.token, but)
  const deletedSessions = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), exceptCurrent))
    .returning({ id: session.id })
  return deletedSessions.length
}

export async function deleteResetLinks(tx: Db, userId: string): Promise<void> {
  await tx
    .delete(verification)
    .where(and(eq(verification.value, userId), like(verification.identifier, `${RESET_LINK_PREFIX}%`)))
}

type NewLink = { id: string; hash: string; url: string; createdAt: Date; expiresAt: Date }

/** Only a hash is stored: a database reader cannot use the link. */
export function newLink(url: string, { now, validMs }: { now: Date; validMs: number }): NewLink {
  const token = randomBytes(24).toString('base64url')
  return {
    id: randomUUID(),
    hash: hashToken(token),
    url: `${url}?token=${token}`,
    createdAt: now,
    expiresAt: new Date(now.getTime() + validMs),
  }
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
