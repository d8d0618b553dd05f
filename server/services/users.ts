import { randomBytes } from 'node:crypto'
import { and, asc, count, eq, ne } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { type Auth, createUser } from '#server/auth/auth.ts'
import type { Mailer } from '#server/auth/mail.ts'
import type { Db } from '#server/db/connect.ts'
import { session, user } from '#server/db/schema/accounts.ts'
import { type Deps, requireAdmin } from './deps.ts'
import { pageOf } from './paging.ts'
import { foldText } from './resources/fold.ts'

const RESET_VALID_MS = 24 * 60 * 60 * 1000

type UserDeps = Deps & { auth: Auth }
type Account = { email: string; name: string; role: 'editor' | 'admin' }

type UserQuery = { page: number; page_size: number; ordering: string; search?: string | undefined }

/** One page of the accounts. A house has dozens, so they are searched and sorted here, alike on both databases. */
export async function listUsers(deps: Deps, { page, page_size, ordering, search = '' }: UserQuery) {
  requireAdmin(deps)
  const all = (await deps.db.select().from(user).orderBy(asc(user.id))).map(toUser)
  const words = foldText(search).split(' ')
  const found = all.filter(({ name, email }) => words.every((word) => foldText(`${name} ${email}`).includes(word)))
  const by = ordering.replace('-', '') as 'id' | 'name' | 'email' | 'created_at'
  const direction = ordering.startsWith('-') ? -1 : 1
  found.sort((a, b) => direction * foldText(a[by]).localeCompare(foldText(b[by])))
  const { offset } = pageOf({ page, count: found.length, pageSize: page_size })
  return { count: found.length, page, pageSize: page_size, results: found.slice(offset, offset + page_size) }
}

export async function getUser(deps: Deps, id: string) {
  requireAdmin(deps)
  return toUser(await requireUser(deps.db, id))
}

export async function createAccount(deps: UserDeps, input: Account & { password: string }) {
  requireAdmin(deps)
  await refuseTakenEmail(deps.db, { email: input.email, id: '' })
  return getUser(deps, await createUser(deps.auth, input))
}

/** A changed role or password ends the account's sessions, so that it counts at once. */
export async function updateAccount(
  deps: UserDeps,
  { id, password, ...changes }: { id: string; password?: string | undefined } & { [K in keyof Account]?: Account[K] | undefined },
) {
  requireAdmin(deps)
  const before = await requireUser(deps.db, id)
  if (changes.role === 'editor' && before.role === 'admin') await requireAnotherAdmin(deps.db, id)
  if (changes.email) await refuseTakenEmail(deps.db, { email: changes.email, id })
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length > 0) {
    await deps.db
      .update(user)
      .set({ ...given, ...(changes.email ? { email: changes.email.toLowerCase() } : {}), updatedAt: deps.now() })
      .where(eq(user.id, id))
  }
  if (password) await setPassword(deps.auth, { id, password })
  if (password || (changes.role && changes.role !== before.role)) await signOutEverywhere(deps, id)
  return getUser(deps, id)
}

export async function deleteAccount(deps: Deps, id: string): Promise<void> {
  requireAdmin(deps)
  const { role } = await requireUser(deps.db, id)
  if (role === 'admin') await requireAnotherAdmin(deps.db, id)
  await deps.db.delete(user).where(eq(user.id, id))
}

export async function signOutEverywhere(deps: Deps, id: string): Promise<void> {
  requireAdmin(deps)
  await requireUser(deps.db, id)
  await deps.db.delete(session).where(eq(session.userId, id))
}

/** A link that lets someone choose a password within a day; mailed when the house has a mail server. */
export async function createResetLink(
  deps: UserDeps,
  { id, origin, mailer }: { id: string; origin: string; mailer: Mailer | null },
): Promise<{ url: string; sent: boolean }> {
  requireAdmin(deps)
  const { email } = await requireUser(deps.db, id)
  const token = randomBytes(24).toString('base64url')
  const context = await deps.auth.$context
  await context.internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: id,
    expiresAt: new Date(deps.now().getTime() + RESET_VALID_MS),
  })
  const url = `${origin}/admin/reset?token=${token}`
  if (!mailer) return { url, sent: false }
  await mailer.sendReset({ to: email, url, locale: deps.locale })
  return { url, sent: true }
}

/** Sets a password by a link's token, once; every session of the account ends. */
export async function resetPassword({ auth, now }: Pick<UserDeps, 'auth' | 'now'>, { token, password }: { token: string; password: string }): Promise<void> {
  const context = await auth.$context
  const found = await context.internalAdapter.findVerificationValue(`reset-password:${token}`)
  if (!found || found.expiresAt < now()) throw new AppError('bad_input', { message: 'unknown or old reset token', fields: { token: ['token_expired'] } })
  await context.internalAdapter.deleteVerificationByIdentifier(`reset-password:${token}`)
  await setPassword(auth, { id: found.value, password })
  await context.internalAdapter.deleteUserSessions(found.value)
}

export async function changeOwnPassword(
  deps: UserDeps,
  { id, current, password, sessionToken }: { id: string; current: string; password: string; sessionToken: string },
): Promise<void> {
  const context = await deps.auth.$context
  const accounts = await context.internalAdapter.findAccounts(id)
  const hash = accounts.find((account) => account.providerId === 'credential')?.password
  const right = hash ? await context.password.verify({ hash, password: current }) : false
  if (!right) throw new AppError('bad_input', { message: 'the current password is wrong', fields: { current: ['wrong_password'] } })
  await setPassword(deps.auth, { id, password })
  await deps.db.delete(session).where(and(eq(session.userId, id), ne(session.token, sessionToken)))
}

async function setPassword(auth: Auth, { id, password }: { id: string; password: string }): Promise<void> {
  const context = await auth.$context
  await context.internalAdapter.updatePassword(id, await context.password.hash(password))
}

async function requireUser(db: Db, id: string) {
  const [row] = await db.select().from(user).where(eq(user.id, id))
  if (!row) throw new AppError('not_found', { message: 'no such account' })
  return row
}

async function requireAnotherAdmin(db: Db, id: string): Promise<void> {
  const [others] = await db
    .select({ count: count() })
    .from(user)
    .where(and(eq(user.role, 'admin'), ne(user.id, id)))
  if (!others?.count) throw new AppError('bad_input', { message: 'the last admin', fields: { role: ['last_admin'] } })
}

async function refuseTakenEmail(db: Db, { email, id }: { email: string; id: string }): Promise<void> {
  const [taken] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()))
  if (taken && taken.id !== id) throw new AppError('bad_input', { message: 'the address is taken', fields: { email: ['email_taken'] } })
}

function toUser({ id, email, name, role, createdAt }: typeof user.$inferSelect) {
  return { id, email, name, role: role === 'admin' ? ('admin' as const) : ('editor' as const), created_at: createdAt.toISOString() }
}
