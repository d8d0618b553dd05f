import { lt } from 'drizzle-orm'
import type { Reader } from '#server/db/connect.ts'
import { verification } from '#server/db/schema/accounts.ts'

/** Links for a new password and trusted browsers whose time is over. */
export async function forgetOldLinks({ db, now }: { db: Reader; now: () => Date }): Promise<void> {
  await db.delete(verification).where(lt(verification.expiresAt, now()))
}
