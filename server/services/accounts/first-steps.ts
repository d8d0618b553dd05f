import { eq } from 'drizzle-orm'
import { type FirstStep, type FirstSteps, firstSteps } from '#contract/admin/accounts/first-steps.ts'
import type { Db } from '#server/db/connect.ts'
import { user } from '#server/db/schema/accounts.ts'
import { type Deps, requireSession, write } from '../deps.ts'

export async function getFirstSteps(deps: Deps): Promise<FirstSteps> {
  return { done: await readSteps(deps.db, requireSession(deps).id) }
}

/** Steps that were put away stay away. */
export async function finishFirstStep(deps: Deps, step: FirstStep): Promise<FirstSteps> {
  const { id } = requireSession(deps)
  const done = await write(deps, async ({ db }) => {
    const before = await readSteps(db, id)
    if (!before || before.includes(step)) return before
    const after = [...before, step]
    await db
      .update(user)
      .set({ firstSteps: after.join(',') })
      .where(eq(user.id, id))
    return after
  })
  return { done }
}

export async function dismissFirstSteps(deps: Deps): Promise<void> {
  const { id } = requireSession(deps)
  await write(deps, async ({ db }) => {
    await db.update(user).set({ firstSteps: null }).where(eq(user.id, id))
  })
}

async function readSteps(db: Db, id: string): Promise<FirstStep[] | null> {
  const [row] = await db.select({ stored: user.firstSteps }).from(user).where(eq(user.id, id))
  if (!row || row.stored === null) return null
  const names = row.stored.split(',')
  return firstSteps.filter((step) => names.includes(step))
}
