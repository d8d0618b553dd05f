import { randomUUID } from 'node:crypto'
import type { Reader } from '#server/db/connect.ts'
import { type AccountChange, accountLetter } from '#server/mail/letters.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Deps } from './deps.ts'

export type Telling = { mailer: Mailer | null }

/** In the transaction that changes what lets somebody in: its owner is told, where the house has a mail server, and notices what was somebody else. */
export async function tellOwner(
  { tx, mailer, now }: Telling & Pick<Deps, 'now'> & { tx: Reader },
  { change, email, name }: { change: AccountChange; email: string; name: string },
): Promise<void> {
  await mailer?.put(tx, { key: `account:${randomUUID()}`, to: email, ...accountLetter({ change, name, at: now() }) })
}
