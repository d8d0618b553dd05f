import { lt, or } from 'drizzle-orm'
import { HOUR_MS } from '#contract/time/durations.ts'
import type { Db } from '#server/db/connect.ts'
import { session } from '#server/db/schema/accounts.ts'
import { env } from '#server/env.ts'

export const SESSION_IDLE_MS = env.SESSION_IDLE_HOURS * HOUR_MS

/** The library deletes a session only when its browser returns. */
export async function deleteExpiredSessions({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const { expiresAt, updatedAt } = session
  await db.delete(session).where(or(lt(expiresAt, now()), lt(updatedAt, new Date(now().getTime() - SESSION_IDLE_MS))))
}
