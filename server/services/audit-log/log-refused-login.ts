import { eq } from 'drizzle-orm'
import { user } from '#server/db/schema/accounts.ts'
import type { Deps } from '../deps.ts'
import { logAction } from './write.ts'

/**
 * Of an account that there is: what else is typed may be a password. Nobody learns from the time it takes which accounts there
 * are, because after five tries an account answers no more.
 */
export async function logRefusedLogin(deps: Deps, email: string): Promise<void> {
  const [tried] = await deps.db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()))
  if (tried)
    await logAction(
      { ...deps, viewer: null, tx: deps.db },
      { act: 'login_refused', resource: 'users', record_id: tried.id, title: tried.name },
    )
}
