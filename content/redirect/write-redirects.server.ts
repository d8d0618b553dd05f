import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '#server/db/connect.ts'
import type { TxDeps } from '#server/services/deps.ts'
import { findableRedirect } from './paths.server.ts'
import { redirects } from './table.ts'

type Redirect = { old_path: string; new_path: string }

/** No chains: earlier redirects are updated to the new path. No loops: a path in use again loses its redirect. */
export async function writeRedirects(
  { db, now }: Pick<TxDeps, 'db' | 'now'>,
  { from, to }: { from: string[]; to: string[] },
): Promise<void> {
  const changes = from
    .map((old_path, index) => ({
      old_path,
      new_path: from.length === to.length ? to[index] : findSuccessor(old_path, to),
    }))
    .filter((pair): pair is Redirect => pair.new_path !== undefined && pair.old_path !== pair.new_path)
  if (changes.length === 0) return
  const changedPaths = changes.flatMap(({ old_path, new_path }) => [old_path, new_path])
  await db.delete(redirects).where(inArray(redirects.old_path, changedPaths))
  // Sequential: each pair must see the rows of the one before.
  for (const { old_path, new_path } of changes) await repointRedirects(db, { from: old_path, to: new_path })
  await db
    .insert(redirects)
    .values(changes.map((redirect) => ({ ...findableRedirect(redirect), automatic: true, created_at: now() })))
}

export async function repointRedirects(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const led = await tx
    .select({ id: redirects.id, old_path: redirects.old_path })
    .from(redirects)
    .where(eq(redirects.new_path, from))
  for (const { id, old_path } of led)
    await tx
      .update(redirects)
      .set(findableRedirect({ old_path, new_path: to }))
      .where(eq(redirects.id, id))
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
