import { and, asc, eq } from 'drizzle-orm'
import { AppError, fieldError } from '#contract/errors.ts'
import { DAY_MS } from '#contract/time/durations.ts'
import { type Auth, hashPassword, insertUser, setPassword } from '#server/accounts/auth.ts'
import { account, user, verification } from '#server/db/schema/accounts.ts'
import { passwordResetMail } from '#server/mail/mail-texts.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { diffRecords } from '../audit-log/diff-records.ts'
import { type Deps, requireSession, type TxDeps, write } from '../deps.ts'
import { foldText } from '../resources/listing/fold.ts'
import { readPage } from '../rows/paging.ts'
import { getSettings } from '../settings.ts'
import { changeLogin, logAccount, notifyOwner, type OwnerMailing } from './account-changes.ts'
import {
  type Account,
  deleteResetLinks,
  deleteSessions,
  hashToken,
  hasPassword,
  isWithin,
  newLink,
  parseRights,
  RESET_LINK_PREFIX,
  refuseTakenEmail,
  requireAccountManager,
  requireChangeable,
  requireNoHigherRights,
  requireOtherAdmin,
  requireUser,
} from './account-rules.ts'
import { parseAreas, requireArea } from './areas.ts'
import {
  type InvitationMailing,
  insertInvitation,
  invitationState,
  listInvitations,
  revokeOpenInvitations,
} from './invitations.ts'

type UserDeps = Deps & { auth: Auth }
type UserQuery = { page: number; page_size: number; ordering: string; search?: string | undefined }

/** One page of the accounts. There are few, so they are searched and sorted in memory, alike on both databases. */
export async function listUsers(deps: Deps, { page, page_size, ordering, search = '' }: UserQuery) {
  requireArea(deps, 'accounts')
  const all = await readAccounts(deps)
  const terms = foldText(search).split(' ')
  const accounts = all.filter(({ name, email }) => terms.every((word) => foldText(`${name} ${email}`).includes(word)))
  const sortField = ordering.replace('-', '') as 'id' | 'name' | 'email' | 'created_at'
  const direction = ordering.startsWith('-') ? -1 : 1
  accounts.sort((a, b) => direction * foldText(a[sortField]).localeCompare(foldText(b[sortField])))
  return readPage({ page, count: accounts.length, pageSize: page_size }, ({ offset }) =>
    accounts.slice(offset, offset + page_size),
  )
}

async function readAccounts({ db, now }: Deps, id?: string) {
  const credential = and(eq(account.userId, user.id), eq(account.providerId, 'credential'))
  const rows = await db
    .select({ user, password: account.password })
    .from(user)
    .leftJoin(account, credential)
    .where(id === undefined ? undefined : eq(user.id, id))
    .orderBy(asc(user.id))
  const invitations = await listInvitations(db, id)
  return rows.map(({ user: row, password }) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    ...parseRights(row),
    created_at: row.createdAt.toISOString(),
    second_factor: row.twoFactorEnabled,
    ...invitationState({ hasPassword: Boolean(password), last: invitations.get(row.id), now: now() }),
  }))
}

export async function getUser(deps: Deps, id: string) {
  requireArea(deps, 'accounts')
  const [match] = await readAccounts(deps, id)
  if (!match) throw new AppError('not_found', { message: 'no such account' })
  return match
}

/** Creates an account without a password and invites its owner. */
export async function createAccount(deps: Deps, { sending, ...input }: Account & { sending: InvitationMailing }) {
  requireAccountManager(deps)
  requireNoHigherRights(deps, input)
  const email = input.email.toLowerCase()
  const { id, invitation } = await write(deps, async (inner) => {
    await refuseTakenEmail(inner.db, { email, id: '' })
    const { new_accounts_collect: collects } = await getSettings(inner)
    const id = await insertUser(inner, { ...input, collects, hash: null })
    await logAccount(inner, 'created', { id, name: input.name })
    return {
      id,
      invitation: await insertInvitation(inner, { ...sending, invited: { id, email, name: input.name } }),
    }
  })
  sending.mailer?.wake()
  return { ...(await getUser(deps, id)), invitation }
}

/** A changed role ends the sessions; a changed address ends earlier links and is reported to the old address. */
export async function updateAccount(
  deps: Deps & OwnerMailing,
  { id, ...changes }: { id: string } & { [K in keyof Account]?: Account[K] | undefined },
) {
  requireAccountManager(deps)
  requireNoHigherRights(deps, changes)
  const presentChanges: Partial<Account> = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  )
  await write(deps, async (inner) => {
    const before = await requireChangeable(inner, id)
    if (changes.role === 'editor' && before.role === 'admin') await requireOtherAdmin(inner.db, id)
    if (changes.email) await refuseTakenEmail(inner.db, { email: changes.email, id })
    if (Object.keys(presentChanges).length > 0) {
      const { areas: areasNow, ...otherChanges } = presentChanges
      const values = {
        ...otherChanges,
        ...(changes.email ? { email: changes.email.toLowerCase() } : {}),
        ...(areasNow ? { areas: areasNow.join(',') } : {}),
      }
      await inner.db
        .update(user)
        .set({ ...values, updatedAt: deps.now() })
        .where(eq(user.id, id))
      const { name, email, role, areas } = before
      const differing = diffRecords(
        { name, email, role, areas: parseAreas(areas) },
        { name, email, role, areas: parseAreas(areas), ...values, ...(areasNow ? { areas: areasNow } : {}) },
      )
      if (differing.length > 0)
        await logAccount(inner, 'changed', { id, name: presentChanges.name ?? name, changes: differing })
    }
    const isMoved = changes.email !== undefined && changes.email.toLowerCase() !== before.email
    // Otherwise the reader of the old address, or the creator of earlier links, could take over the account.
    if (isMoved || !isWithin(changes, parseRights(before))) {
      await revokeOpenInvitations(inner, id)
      await deleteResetLinks(inner.db, id)
    }
    if (isMoved && (await hasPassword(inner.db, id))) await notifyOwner(inner, { change: 'email', ...before })
    if (changes.role && changes.role !== before.role) await deleteSessions(inner.db, { userId: id })
  })
  deps.mailer?.wake()
  return getUser(deps, id)
}

export async function deleteAccount(deps: Deps, id: string): Promise<void> {
  requireAccountManager(deps)
  await write(deps, async (inner) => {
    const { role, name } = await requireChangeable(inner, id)
    if (role === 'admin') await requireOtherAdmin(inner.db, id)
    // No foreign key: these rows name the account by value only.
    await inner.db.delete(verification).where(eq(verification.value, id))
    await inner.db.delete(user).where(eq(user.id, id))
    await logAccount(inner, 'deleted', { id, name })
  })
}

export async function signOutEverywhere(deps: Deps, id: string): Promise<void> {
  requireAccountManager(deps)
  await write(deps, async (inner) => {
    const { name } = await requireChangeable(inner, id)
    await deleteSessions(inner.db, { userId: id })
    await logAccount(inner, 'signed_out', { id, name })
  })
}

/** A link to set a password, valid for a day; mailed if there is a mail server. */
export async function createResetLink(
  deps: UserDeps,
  { id, origin, mailer }: { id: string; origin: string; mailer: Mailer | null },
): Promise<{ url: string; sent: boolean }> {
  requireAccountManager(deps)
  const invitation = await write(deps, async (inner) => {
    const to = await requireChangeable(inner, id)
    if (!(await hasPassword(inner.db, id))) throw fieldError('id', 'no_password', 'was never accepted')
    return putResetLink(inner, { to, origin, mailer })
  })
  mailer?.wake()
  return invitation
}

/** Answers alike for existing and unknown accounts. */
export async function requestResetLink(
  deps: UserDeps,
  { email, origin, mailer }: { email: string } & InvitationMailing,
): Promise<{ by_mail: boolean }> {
  if (!mailer) return { by_mail: false }
  await write(deps, async (inner) => {
    const [to] = await inner.db.select().from(user).where(eq(user.email, email.toLowerCase()))
    // Invited accounts use their invitation instead.
    if (to && (await hasPassword(inner.db, to.id))) await putResetLink(inner, { to, origin, mailer })
  })
  mailer.wake()
  return { by_mail: true }
}

type ResetTarget = { to: { id: string; email: string; name: string } } & InvitationMailing

async function putResetLink(
  deps: TxDeps,
  { to: { id, email, name }, origin, mailer }: ResetTarget,
): Promise<{ url: string; sent: boolean }> {
  const { id: linkId, hash, url, ...times } = newLink(`${origin}/admin/reset`, { now: deps.now(), validMs: DAY_MS })
  await deps.db
    .insert(verification)
    .values({ id: linkId, identifier: RESET_LINK_PREFIX + hash, value: id, ...times, updatedAt: times.createdAt })
  await logAccount(deps, 'link_created', { id, name })
  const isMailed = mailer
    ? await mailer.put(deps.db, { key: `reset:${linkId}`, to: email, ...passwordResetMail({ url }) })
    : false
  return { url, sent: isMailed }
}

/** Sets a password by token, once; ends every session and every other link of the account. */
export async function resetPassword(
  deps: UserDeps & OwnerMailing,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const whereToken = eq(verification.identifier, RESET_LINK_PREFIX + hashToken(token))
  // Hashing is slow: check the token first, so that guessing tokens is cheap for the server.
  requireOpen((await deps.db.select().from(verification).where(whereToken))[0], deps.now())
  const hash = await hashPassword(deps.auth, password)
  await changeLogin(deps, { act: 'password_changed', change: 'password' }, async (inner) => {
    // Claim first, so that only one of two concurrent requests succeeds.
    const { value } = requireOpen((await inner.db.delete(verification).where(whereToken).returning())[0], deps.now())
    const owner = await requireUser(inner.db, value)
    await setPassword(inner, { id: owner.id, hash })
    await deleteResetLinks(inner.db, owner.id)
    await deleteSessions(inner.db, { userId: owner.id })
    return owner
  })
}

function requireOpen<Link extends { expiresAt: Date }>(link: Link | undefined, now: Date): Link {
  if (!link || link.expiresAt < now) throw fieldError('token', 'token_expired', 'unknown or old reset token')
  return link
}

export async function renameOwnAccount(deps: Deps, name: string): Promise<void> {
  const { id } = requireSession(deps)
  await write(deps, async (inner) => {
    const before = await requireUser(inner.db, id)
    if (before.name === name) return
    await inner.db.update(user).set({ name, updatedAt: deps.now() }).where(eq(user.id, id))
    const changes = diffRecords({ name: before.name }, { name })
    await logAccount(inner, 'changed', { id, name, changes })
  })
}

export async function changeOwnPassword(
  deps: UserDeps & OwnerMailing,
  { current, password, sessionToken }: { current: string; password: string; sessionToken: string },
): Promise<void> {
  const owner = requireSession(deps)
  const context = await deps.auth.$context
  const accounts = await context.internalAdapter.findAccounts(owner.id)
  const hash = accounts.find((account) => account.providerId === 'credential')?.password
  const isCorrect = hash ? await context.password.verify({ hash, password: current }) : false
  if (!isCorrect) throw fieldError('current', 'wrong_password', 'the current password is wrong')
  const changed = await hashPassword(deps.auth, password)
  await changeLogin(deps, { act: 'password_changed', change: 'password' }, async (inner) => {
    await setPassword(inner, { id: owner.id, hash: changed })
    await deleteResetLinks(inner.db, owner.id)
    await deleteSessions(inner.db, { userId: owner.id, but: sessionToken })
    return owner
  })
}
