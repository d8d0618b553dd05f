import { locales } from '#config'
import { env } from '#server/env.ts'
import type { TxDeps } from '../../deps.ts'
import type { SectionOwner } from '../../sections/owner.ts'
import { MAX_CLOCK_SKEW_MS } from '../imminent.ts'
import { isAllPublic } from '../language-difference.ts'
import { deletePublications, insertPublications, listPublications } from '../publications.ts'
import type { PageSnapshot } from '../snapshot.ts'

type Writing = Pick<TxDeps, 'db' | 'viewer' | 'now'>

/**
 * After a write and before its version is saved. The first write of a person who collects publishes the page as it
 * stood before, so that visitors keep it. A page whose draft had become public meanwhile is no draft any more for a
 * person who does not.
 */
export async function startOrEndDraft(
  { db, viewer, now }: Writing,
  owner: SectionOwner,
  { before, savedAt }: { before: PageSnapshot; savedAt: Date },
): Promise<void> {
  if (env.versioning) return
  const rows = await listPublications(db, owner)
  if (rows.length > 0) {
    if (!viewer?.collects && isAllPublic(rows, { draft: before, now: now() })) await deletePublications(db, rows)
    return
  }
  if (!viewer?.collects) return
  // Public before now for processes with a slower clock, which would show the draft until then.
  const publicFrom = new Date(Math.min(savedAt.getTime(), now().getTime() - MAX_CLOCK_SKEW_MS))
  await insertPublications(db, owner, {
    state: { ...before, waiting: [] },
    languages: locales,
    publicFrom: () => publicFrom,
    saved_at: now(),
    saved_by: null,
  })
}

/** Ends the draft of a page that visitors see as it stands; with `versioning` every page stays one. */
export async function endDraftIfPublic({ db, now }: Writing, owner: SectionOwner, draft: PageSnapshot): Promise<void> {
  if (env.versioning) return
  const rows = await listPublications(db, owner)
  if (isAllPublic(rows, { draft, now: now() })) await deletePublications(db, rows)
}
