import { eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '#server/db/connect.ts'
import type { TxDeps } from '#server/services/deps.ts'
import { findableRedirect } from './paths.server.ts'
import { redirects } from './table.ts'

/** No chains: earlier redirects are updated to the new path. No loops: a path in use again loses its redirect. */
export async function writeRedirects(
  { db, now }: Pick<TxDeps, 'db' | 'now'>,
  { from, to }: { from: string[]; to: string[] },
): Promise<void> {
  const changes = from
    .map((oldPath, index) => ({
      old: oldPath,
      new: from.length === to.length ? to[index] : findSuccessor(oldPath, to),
    }))
    .filter((pair): pair is { old: string; new: string } => pair.new !== undefined && pair.old !== pair.new)
  if (changes.length === 0) return
  await db.delete(redirects).where(
    or(
      inArray(
        redirects.old_path,
        changes.map((pair) => pair.new),
      ),
      inArray(
        redirects.old_path,
        changes.map((pair) => pair.old),
      ),
    ),
  )
  // Sequential: each pair must see the rows of the one before.
  for (const pair of changes) await repointRedirects(db, { from: pair.old, to: pair.new })
  const added = changes.map((pair) => ({ old_path: pair.old, new_path: pair.new }))
  await db
    .insert(redirects)
    .values(
      added.map((redirect) => ({ ...redirect, ...findableRedirect(redirect), automatic: true, created_at: now() })),
    )
}

export async function repointRedirects(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const led = await tx
    .select({ id: redirects.id, old_path: redirects.old_path })
    .from(redirects)
    .where(eq(redirects.new_path, from))
  for (const { id, old_path } of led) {
    const redirect = { old_path, new_path: to }
    await tx
      .update(redirects)
      .set({ ...redirect, ...findableRedirect(redirect) })
      .where(eq(redirects.id, id))
  }
}

/** When the number of pages changes, each old one redirects to the same number, else to the first of its language. */
function findSuccessor(oldPath: string, to: readonly string[]): string | undefined {
  const [, language] = oldPath.split('/')
  const ofLanguage = to.filter((path) => path.split('/')[1] === language)
  return (
    ofLanguage.find((path) => path.slice(path.lastIndexOf('/')) === oldPath.slice(oldPath.lastIndexOf('/'))) ??
    ofLanguage[0]
  )
}
