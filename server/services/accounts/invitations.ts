import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { Invitation } from '#contract/admin/accounts/invitations.ts'
import { type AppError, fieldError } from '#contract/errors.ts'
import { DAY_MS } from '#contract/time/durations.ts'
import { type Auth, hashPassword, setPassword } from '#server/accounts/auth.ts'
import type { Db } from '#server/db/connect.ts'
import { invitation, user } from '#server/db/schema/accounts.ts'
import { invitationMail } from '#server/mail/mail-texts.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { type Deps, requireSession, type TxDeps, write } from '../deps.ts'
import { logAccount } from './account-changes.ts'
import {
  hashToken,
  hasPassword,
  newLink,
  parseRights,
  requireAccountManager,
  requireChangeable,
  requireUser,
} from './account-rules.ts'

const VALID_MS = 7 * DAY_MS

type Invited = { id: string; email: string; name: string }
export type InvitationMailing = { origin: string; mailer: Mailer | null }

export async function renewInvitation(
  deps: Deps,
  { id, ...sending }: InvitationMailing & { id: string },
): Promise<Invitation> {
  requireAccountManager(deps)
  const invited = await write(deps, async (inner) => {
    const account = await requireInvitable(inner, id)
    return insertInvitation(inner, { ...sending, invited: account })
  })
  sending.mailer?.wake()
  return invited
}

/** Within the transaction that creates the account or link: revokes earlier links and queues the mail. */
export async function insertInvitation(
  acting: Pick<Deps, 'db' | 'viewer' | 'now'>,
  { origin, mailer, invited: { id, email, name } }: InvitationMailing & { invited: Invited },
): Promise<Invitation> {
  const { db } = acting
  const inviter = requireSession(acting).name
  const { url, hash, ...link } = newLink(`${origin}/admin/invitation`, { now: acting.now(), validMs: VALID_MS })
  const until = link.expiresAt
  await revokeOpenInvitations(acting, id)
  await db.insert(invitation).values({ ...link, userId: id, tokenHash: hash })
  await logAccount(acting, 'invited', { id, name })
  const letter = invitationMail({ name, inviter, url, until })
  const isMailed = mailer ? await mailer.put(db, { key: `invitation:${link.id}`, to: email, ...letter }) : false
  return { url, sent: isMailed, until: until.toISOString() }
}

export async function revokeInvitation(deps: Deps, id: string): Promise<void> {
  requireAccountManager(deps)
  await write(deps, async (inner) => {
    const { name } = await requireInvitable(inner, id)
    if ((await revokeOpenInvitations(inner, id)) === 0) throw fieldError('id', 'no_invitation', 'no open invitation')
    await logAccount(inner, 'invitation_revoked', { id, name })
  })
}

export async function revokeOpenInvitations({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<number> {
  const revoked = await db
    .update(invitation)
    .set({ revokedAt: now() })
    .where(and(eq(invitation.userId, userId), isNull(invitation.usedAt), isNull(invitation.revokedAt)))
    .returning({ id: invitation.id })
  return revoked.length
}

export async function readInvitation(
  deps: Deps,
  token: string,
): Promise<{ name: string; email: string; until: string }> {
  const [match] = await deps.db
    .select({ link: invitation, name: user.name, email: user.email })
    .from(invitation)
    .innerJoin(user, eq(user.id, invitation.userId))
    .where(eq(invitation.tokenHash, hashToken(token)))
  if (!match || whyOver(match.link, deps.now())) throw refused(match?.link, deps.now())
  return { name: match.name, email: match.email, until: match.link.expiresAt.toISOString() }
}

/** Sets the first password, once; returns the account. */
export async function acceptInvitation(
  deps: Deps & { auth: Auth },
  { token, name, password }: { token: string; name: string; password: string },
): Promise<{ email: string }> {
  // Hashing is slow: check the token first, so that guessing tokens is cheap for the server.
  await readInvitation(deps, token)
  const hash = await hashPassword(deps.auth, password)
  return write(deps, async (inner) => {
    const whereToken = eq(invitation.tokenHash, hashToken(token))
    const isOpen = and(
      whereToken,
      isNull(invitation.usedAt),
      isNull(invitation.revokedAt),
      gte(invitation.expiresAt, deps.now()),
    )
    // Claim first, so that only one of two concurrent requests succeeds.
    const [used] = await inner.db.update(invitation).set({ usedAt: deps.now() }).where(isOpen).returning()
    if (!used) throw refused((await inner.db.select().from(invitation).where(whereToken))[0], deps.now())
    const { id, email, ...row } = await requireUser(inner.db, used.userId)
    await setPassword(inner, { id, hash })
    await inner.db.update(user).set({ name, updatedAt: deps.now() }).where(eq(user.id, id))
    const viewer = { id, email, name, ...parseRights(row) }
    await logAccount({ ...inner, viewer }, 'invitation_accepted', { id, name })
    return { email }
  })
}

type InvitationState = {
  state: 'active' | 'invited' | 'expired' | 'withdrawn'
  invited_at: string | null
  invited_until: string | null
  accepted_at: string | null
}

export function invitationState({
  hasPassword,
  last,
  now,
}: {
  hasPassword: boolean
  last: Link | undefined
  now: Date
}): InvitationState {
  const refusalCode = last ? whyOver(last, now) : 'invitation_expired'
  const pendingState = refusalCode === null ? 'invited' : refusalCode === 'invitation_revoked' ? 'withdrawn' : 'expired'
  return {
    state: hasPassword ? 'active' : pendingState,
    invited_at: last?.createdAt.toISOString() ?? null,
    invited_until: last?.expiresAt.toISOString() ?? null,
    accepted_at: last?.usedAt?.toISOString() ?? null,
  }
}

export async function listInvitations(db: Db, userId?: string): Promise<Map<string, Link>> {
  const rows = await db
    .select()
    .from(invitation)
    .where(userId === undefined ? undefined : eq(invitation.userId, userId))
    .orderBy(desc(invitation.createdAt))
  const last = new Map<string, Link>()
  for (const row of rows) if (!last.has(row.userId)) last.set(row.userId, row)
  return last
}

type Link = typeof invitation.$inferSelect

async function requireInvitable(deps: TxDeps, id: string): Promise<Invited> {
  const account = await requireChangeable(deps, id)
  if (await hasPassword(deps.db, id)) throw fieldError('id', 'has_password', 'has a password')
  return account
}

function whyOver({ usedAt, revokedAt, expiresAt }: Link, now: Date): string | null {
  if (usedAt) return 'invitation_used'
  if (revokedAt) return 'invitation_revoked'
  return expiresAt < now ? 'invitation_expired' : null
}

function refused(link: Link | undefined, now: Date): AppError {
  const reason = (link && whyOver(link, now)) ?? 'invitation_unknown'
  return fieldError('token', reason, reason)
}
