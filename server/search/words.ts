import { eq, lte, sql } from 'drizzle-orm'
import type { Locale } from '#config'
import type { Db, Tx } from '#server/db/connect.ts'
import { execute } from '#server/db/execute.ts'
import { jsonRows } from '#server/db/json-rows.ts'
import { type DocumentTexts, searchState, searchWords } from '#server/db/schema/search.ts'
import { tokenisePiece } from './analyser.ts'
import type { IndexedWord } from './vocabulary.ts'

type Worded = { language: Locale; texts: DocumentTexts }
type WordChanges = { language: Locale; word: string; term: string; documents: number }

const STATE_ID = 1

/** Updates the document count of each word for added and removed documents. */
export async function updateWordCounts(
  tx: Tx,
  { removed, fresh }: { removed: readonly Worded[]; fresh: readonly Worded[] },
): Promise<void> {
  const counts = new Map<string, WordChanges>()
  for (const document of removed) count(counts, document, -1)
  for (const document of fresh) count(counts, document, 1)
  const changed = [...counts.values()].filter(({ documents }) => documents !== 0)
  if (changed.length === 0) return
  const inputRows = jsonRows({ language: 'text', word: 'text', term: 'text', documents: 'integer' }, changed)
  // "WHERE true" keeps SQLite from reading ON CONFLICT as a join condition.
  await execute(
    tx,
    sql`INSERT INTO ${searchWords} (language, word, term, documents) SELECT language, word, term, documents FROM ${inputRows} WHERE true
      ON CONFLICT (language, word, term) DO UPDATE SET documents = ${searchWords}.documents + excluded.documents`,
  )
  if (changed.some(({ documents }) => documents < 0)) await tx.delete(searchWords).where(lte(searchWords.documents, 0))
  await raiseVersion(tx)
}

export async function clearWords(tx: Tx): Promise<void> {
  await tx.delete(searchWords)
  await raiseVersion(tx)
}

/** Rises with every change of the words; null before the first. */
export async function findWordsVersion(db: Db): Promise<number | null> {
  const { version } = searchState
  const [state] = await db.select({ version }).from(searchState).where(eq(searchState.id, STATE_ID))
  return state?.version ?? null
}

export async function loadWords(db: Db, language: Locale): Promise<IndexedWord[]> {
  return db
    .select({ word: searchWords.word, term: searchWords.term, documents: searchWords.documents })
    .from(searchWords)
    .where(eq(searchWords.language, language))
}

async function raiseVersion(tx: Tx): Promise<void> {
  await tx
    .insert(searchState)
    .values({ id: STATE_ID, version: 1 })
    .onConflictDoUpdate({ target: searchState.id, set: { version: sql`${searchState.version} + 1` } })
}

function count(counts: Map<string, WordChanges>, { language, texts }: Worded, difference: 1 | -1): void {
  const wordTerms = new Map<string, { word: string; term: string }>()
  for (const piece of [...texts.title, ...texts.names, ...texts.body]) {
    for (const { word, terms } of tokenisePiece(piece))
      for (const term of terms) wordTerms.set(`${word} ${term}`, { word, term })
  }
  for (const [key, each] of wordTerms) {
    const name = `${language} ${key}`
    const existing = counts.get(name)
    if (existing) existing.documents += difference
    else counts.set(name, { language, ...each, documents: difference })
  }
}
