import { lt } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import type { DbOrTx } from '#server/db/connect.ts'
import { invitation, verification } from '#server/db/schema/accounts.ts'

/** So long somebody who comes late is told what became of their invitation. */
const INVITATIONS_TOLD_MS = 30 * DAY_MS

/** Links for a new password and trusted browsers whose time is over, and invitations a month after it. */
export async function deleteExpiredLinks({ db, now }: { db: DbOrTx; now: () => Date }): Promise<void> {
  await db.delete(verification).where(lt(verification.expiresAt, now()))
  await db.delete(invitation).where(lt(invitation.expiresAt, new Date(now().getTime() - INVITATIONS_TOLD_MS)))
}
