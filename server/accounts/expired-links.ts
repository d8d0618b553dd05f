import { lt } from 'drizzle-orm'
import { DAY_MS } from '#contract/time/durations.ts'
import type { Db } from '#server/db/connect.ts'
import { invitation, verification } from '#server/db/schema/accounts.ts'

/** Expired invitations are kept this long, so that the page can say why they no longer work. */
const INVITATIONS_TOLD_MS = 30 * DAY_MS

/** Expired password links and trusted browsers, and invitations 30 days after expiry. */
export async function deleteExpiredLinks({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await db.delete(verification).where(lt(verification.expiresAt, now()))
  await db.delete(invitation).where(lt(invitation.expiresAt, new Date(now().getTime() - INVITATIONS_TOLD_MS)))
}
