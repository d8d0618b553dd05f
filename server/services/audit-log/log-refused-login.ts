import { eq } from 'drizzle-orm'
import { user } from '#server/db/schema/accounts.ts'
import type { Deps } from '../deps.ts'
import { logAction } from './write.ts'

/**
 * Only for existing accounts: an unknown address may be a mistyped password. The extra time reveals little, because an
 * account is blocked after five tries.
 */
export async function logRefusedLogin(deps: Deps, email: string): Promise<void> {
  const [account] = await deps.db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()))
  if (account)
    await logAction(
      { ...deps, viewer: null },
      { act: 'login_refused', resource: 'users', record_id: account.id, title: account.name },
    )
}
