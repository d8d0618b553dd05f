import { inArray } from 'drizzle-orm'
import type { Locale } from '#config'
import { moduleKinds } from '#modules/kinds.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { type SectionOwner, whereOwner } from '../sections/owner.ts'
import { pack } from './pack.ts'
import { type Publication, selectPublications } from './published-snapshots.ts'
import { type PageSnapshot, waitingTexts } from './snapshot.ts'

export function listPublications(db: Db, owner: SectionOwner): Promise<Publication[]> {
  return selectPublications(db, whereOwner(pageStates, owner))
}

type NewPublications = {
  state: PageSnapshot
  languages: readonly Locale[]
  publicFrom: (language: Locale) => Date
  saved_at: Date
  saved_by: string | null
  release_id?: number | null
}

/** As published in one language: texts of the other one do not wait in it. */
export function packForLanguage(state: PageSnapshot, language: Locale): string {
  const { waiting, ...published } = state
  const names = Object.keys(waitingTexts(state, [language]))
  return pack(names.length > 0 ? { ...published, waiting: names } : published)
}

/** A snapshot in each of these languages. */
export async function insertPublications(
  tx: Tx,
  { content_type, object_id }: SectionOwner,
  { state, languages, publicFrom, saved_at, ...values }: NewPublications,
): Promise<void> {
  const snapshot = { ...snapshotFacts(state), begun_at: saved_at, saved_at, ...values }
  await tx.insert(pageStates).values(
    languages.map((language) => ({
      content_type,
      object_id,
      language,
      public_from: publicFrom(language),
      state: packForLanguage(state, language),
      ...snapshot,
    })),
  )
}

export async function deletePublications(tx: Tx, rows: readonly Publication[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(pageStates).where(inArray(pageStates.id, ids))
}

/** Stored beside the snapshot, to read it without unpacking. */
function snapshotFacts({ sections, modules }: PageSnapshot): { is_timed: boolean; asks: boolean } {
  return {
    is_timed: [...sections, ...modules].some(({ showing }) => showing !== undefined),
    asks: modules.some(({ kind, data }) => (moduleKinds.get(kind)?.questions?.categoryOf(data) ?? null) !== null),
  }
}
