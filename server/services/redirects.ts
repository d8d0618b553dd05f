import { eq, inArray, or, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Tx } from '#server/db/connect.ts'
import { redirects } from '#server/db/schema/pages.ts'
import type { Deps } from './deps.ts'
import { getPage } from './pages.ts'

const uncounted = new Map<number, number>()

/** The new place of a path that was not found (spec §2, error page); the hit is counted later. */
export async function findRedirect({ db }: Pick<Deps, 'db'>, path: string): Promise<string | null> {
  const [row] = await db.select({ id: redirects.id, new_path: redirects.new_path }).from(redirects).where(eq(redirects.old_path, path))
  if (!row) return null
  uncounted.set(row.id, (uncounted.get(row.id) ?? 0) + 1)
  return row.new_path
}

/** Writes down the hits since the last time. Now and then only: SQLite cannot tell this write from one that changes pages. */
export async function countRedirectHits({ db }: Pick<Deps, 'db'>): Promise<void> {
  const hits = [...uncounted]
  uncounted.clear()
  for (const [id, times] of hits)
    await db
      .update(redirects)
      .set({ hits: sql`${redirects.hits} + ${times}` })
      .where(eq(redirects.id, id))
}

/**
 * Remembers where paths have moved, pair by pair. No chains: what led to an old path leads to its new one.
 * No loops: a path that is in use again loses its redirect.
 */
export async function writeRedirects({ tx, now }: Pick<Deps, 'now'> & { tx: Tx }, { from, to }: { from: string[]; to: string[] }): Promise<void> {
  const moved = from
    .map((old, index) => ({ old, new: to[index] }))
    .filter((pair): pair is { old: string; new: string } => pair.new !== undefined && pair.old !== pair.new)
  if (moved.length === 0) return
  await tx.delete(redirects).where(
    or(
      inArray(
        redirects.old_path,
        moved.map((pair) => pair.new),
      ),
      inArray(
        redirects.old_path,
        moved.map((pair) => pair.old),
      ),
    ),
  )
  // A pair's update must see the rows of the pair before it, so these run one after another.
  for (const pair of moved) await tx.update(redirects).set({ new_path: pair.new }).where(eq(redirects.new_path, pair.old))
  await tx.insert(redirects).values(moved.map((pair) => ({ old_path: pair.old, new_path: pair.new, automatic: true, created_at: now() })))
}

/** A redirect written by hand: refused when it leads to itself, to another redirect or to nothing; what led to it leads on. */
export async function checkManualRedirect(deps: Deps & { tx: Tx }, { old_path, new_path }: { old_path: string; new_path: string }): Promise<void> {
  if (old_path === new_path) throw refuse('redirect_loop')
  const [next] = await deps.tx.select().from(redirects).where(eq(redirects.old_path, new_path))
  if (next) throw refuse('redirect_chain')
  if (!(await exists(deps, new_path))) throw refuse('target_missing')
  await deps.tx.update(redirects).set({ new_path }).where(eq(redirects.new_path, old_path))
}

/** Addresses of other houses are taken as they are; of our own pages only those that a visitor can open. */
async function exists(deps: Deps, path: string): Promise<boolean> {
  const [, locale, rest = ''] = /^\/(de|en)(?:\/([^?#]*))?(?:[?#].*)?$/.exec(path) ?? []
  if (locale !== 'de' && locale !== 'en') return !path.startsWith('/') || /^\/(files|media)\//.test(path)
  try {
    await getPage({ ...deps, viewer: null, locale }, rest)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false
    throw error
  }
}

function refuse(rule: string): AppError {
  return new AppError('bad_input', { message: `a manual redirect: ${rule}`, fields: { new_path: [rule] } })
}
