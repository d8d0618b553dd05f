import { and, desc, eq } from 'drizzle-orm'
import type { OwnSession } from '#contract/admin/accounts/own-sessions.ts'
import { AppError } from '#contract/errors.ts'
import { session } from '#server/db/schema/accounts.ts'
import { type Deps, requireSession, write } from '../deps.ts'
import { logAccount } from './account-changes.ts'
import { deleteSessions } from './account-rules.ts'

/** `token`: the session of the request. */
type OwnSessionDeps = Deps & { token: string }

export async function listOwnSessions({ token, ...deps }: OwnSessionDeps): Promise<OwnSession[]> {
  const { id } = requireSession(deps)
  const rows = await deps.db.select().from(session).where(eq(session.userId, id)).orderBy(desc(session.updatedAt))
  return rows.map((row) => ({
    id: row.id,
    device: row.userAgent ?? '',
    started_at: row.createdAt.toISOString(),
    seen_at: row.updatedAt.toISOString(),
    is_current: row.token === token,
  }))
}

/** A session of another account is `not_found` like an ended one. */
export async function endOwnSession({ token: _token, ...deps }: OwnSessionDeps, sessionId: string): Promise<void> {
  const { id, name } = requireSession(deps)
  await write(deps, async (inner) => {
    const deleted = await inner.db
      .delete(session)
      .where(and(eq(session.id, sessionId), eq(session.userId, id)))
      .returning({ id: session.id })
    if (deleted.length === 0) throw new AppError('not_found', { message: 'no such session' })
    await logAccount(inner, 'signed_out', { id, name })
  })
}

export async function endOtherSessions({ token, ...deps }: OwnSessionDeps): Promise<{ ended: number }> {
  const { id, name } = requireSession(deps)
  return write(deps, async (inner) => {
    const deletedCount = await deleteSessions(inner.db, { userId: id, but: token })
    if (deletedCount > 0) await logAccount(inner, 'signed_out', { id, name })
    return { ended: deletedCount }
  })
}
