import { mediaChecksum } from './checksum.ts'
import { DERIVED_FOLDER, listOriginals, type MediaStore } from './media-store.ts'

type Stores = { from: MediaStore; to: MediaStore }
export type Moved = { copied: number; present: number; bytes: number }
/** `present`: an equal file exists already; copied ones are read again. */
type MoveProgress = { onFile?: (path: string, outcome: 'copied' | 'present') => void }

/**
 * Copies the originals and verifies them by SHA-256; can be resumed. Throws an Error in one line when a copy differs.
 */
export async function moveMedia({ from, to }: Stores, { onFile = () => undefined }: MoveProgress = {}): Promise<Moved> {
  const counts: Moved = { copied: 0, present: 0, bytes: 0 }
  for (const { path, bytes } of await listOriginals(from)) {
    const outcome = await copyFile(path, { from, to })
    // Deleted since it was listed.
    if (!outcome) continue
    onFile(path, outcome)
    counts[outcome]++
    counts.bytes += bytes
  }
  return counts
}

async function copyFile(path: string, { from, to }: Stores): Promise<'copied' | 'present' | null> {
  const sum = await mediaChecksum(from, path)
  if (sum === null) return null
  const existing = await to.head(path)
  if (existing && (await mediaChecksum(to, path)) === sum) return 'present'
  const file = await from.open(path)
  if (!file) return null
  await to.put(path, file)
  if ((await mediaChecksum(to, path)) !== sum)
    throw new Error(`${path} in ${to.displayName} differs from the one in ${from.displayName}`)
  return 'copied'
}

/** After a move: deletes from `from` what `to` has, and its derived files; returns how many were left. */
export async function deleteMovedMedia({ from, to }: Stores): Promise<{ deleted: number; left: number }> {
  let [deleted, left] = [0, 0]
  for (const { path } of await listOriginals(from)) {
    const isCopied = (await mediaChecksum(from, path)) === (await mediaChecksum(to, path))
    if (isCopied) await from.delete(path)
    if (isCopied) deleted++
    else left++
  }
  for await (const { path } of from.list(DERIVED_FOLDER)) await from.delete(path)
  return { deleted, left }
}
