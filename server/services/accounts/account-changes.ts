import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AuditAction, AuditLogChange } from '#contract/admin/audit-log.ts'
import { user } from '#server/db/schema/accounts.ts'
import { type AccountChange, accountChangedMail } from '#server/mail/mail-texts.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { logAction } from '../audit-log/write.ts'
import { type Deps, type TxDeps, write } from '../deps.ts'

export type OwnerMailing = { mailer: Mailer | null }
type Owner = { id: string; name: string; email: string }
type Acting = Pick<Deps, 'db' | 'viewer' | 'now'>

export async function logAccount(
  acting: Acting,
  act: AuditAction,
  { id, name, changes = [] }: Omit<Owner, 'email'> & { changes?: AuditLogChange[] },
): Promise<void> {
  await logAction(acting, { act, resource: 'users', record_id: id, title: name, changes })
}

/**
 * Only for existing accounts: an unknown address may be a mistyped password. The extra time reveals little, because an
 * account is blocked after five tries.
 */
export async function logRefusedLogin(deps: Deps, email: string): Promise<void> {
  const [owner] = await deps.db.select().from(user).where(eq(user.email, email.trim().toLowerCase()))
  if (owner) await logAccount({ ...deps, viewer: null }, 'login_refused', owner)
}

/** In the transaction that changes login data: the owner would notice a change by someone else. */
export async function notifyOwner(
  { db, mailer, now }: OwnerMailing & Acting,
  { change, email, name }: Omit<Owner, 'id'> & { change: AccountChange },
): Promise<void> {
  await mailer?.put(db, {
    key: `account:${randomUUID()}`,
    to: email,
    ...accountChangedMail({ change, name, changedAt: now() }),
  })
}

/** Logs what `work` does with the login data of the account that it returns, and notifies the owner. */
export async function changeLogin<D extends Deps & OwnerMailing>(
  deps: D,
  { act, change }: { act: AuditAction; change: AccountChange },
  work: (inner: D & TxDeps) => Promise<Owner>,
): Promise<void> {
  await write(deps, async (inner) => {
    const owner = await work(inner)
    await logAccount(inner, act, owner)
    await notifyOwner(inner, { change, ...owner })
  })
  deps.mailer?.wake()
}
