import { randomUUID } from 'node:crypto'
import { type AccountChange, accountChangedMail } from '#server/mail/mail-texts.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Deps } from '../deps.ts'

export type OwnerMailing = { mailer: Mailer | null }

/** In the transaction that changes login data: the owner would notice a change by someone else. */
export async function notifyOwner(
  { db, mailer, now }: OwnerMailing & Pick<Deps, 'db' | 'now'>,
  { change, email, name }: { change: AccountChange; email: string; name: string },
): Promise<void> {
  await mailer?.put(db, {
    key: `account:${randomUUID()}`,
    to: email,
    ...accountChangedMail({ change, name, changedAt: now() }),
  })
}
