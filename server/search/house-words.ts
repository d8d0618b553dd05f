import { asc } from 'drizzle-orm'
import type { Locale } from '#config'
import { synonyms } from '#content/search/table.ts'
import type { Reader } from '#server/db/connect.ts'
import { prepared } from '#server/db/prepared.ts'
import { type PreparedSynonyms, prepareSynonyms } from './query.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { loadWords, versionOfWords } from './words.ts'

type Words = { vocabulary: Vocabulary; synonyms: PreparedSynonyms }
type Known = { key: string; words: Words }

const known = new WeakMap<Reader, Map<Locale, Known>>()

const selectSynonyms = prepared((db) =>
  db.select({ id: synonyms.id, version: synonyms.version, words: synonyms.words }).from(synonyms).orderBy(asc(synonyms.id)),
)

/** The words of the house and what it calls the same, read again only when one of them has changed. */
export async function wordsOfHouse(db: Reader, locale: Locale): Promise<Words> {
  const [version, rows] = await Promise.all([versionOfWords(db), selectSynonyms(db)])
  const key = `${version} ${rows.map((row) => `${row.id}.${row.version}`).join()}`
  const own = known.get(db) ?? new Map<Locale, Known>()
  known.set(db, own)
  const before = own.get(locale)
  if (before?.key === key) return before.words
  const prepared = prepareSynonyms(
    rows.map(({ words }) =>
      words
        .split(/[,;=]/)
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  )
  const words = { vocabulary: createVocabulary(await loadWords(db, locale), prepared.words), synonyms: prepared }
  own.set(locale, { key, words })
  return words
}
