import { asc, sql } from 'drizzle-orm'
import type { Locale } from '#config'
import { synonyms } from '#content/search/table.ts'
import { composerSpellings } from '#contract/well-known-composers.ts'
import type { DbOrTx } from '#server/db/connect.ts'
import { type PreparedSynonyms, prepareSynonyms } from './query.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { loadWords, wordsVersion } from './words.ts'

/** General synonyms for schools and halls. */
const commonSynonyms = [
  [
    'Schnupperstunde',
    'Schnupperunterricht',
    'Probestunde',
    'Probeunterricht',
    'trial lesson',
    'taster lesson',
    'taster session',
  ],
  ['parken', 'Parkplatz', 'Parkhaus', 'parking', 'car park'],
]

type Words = { vocabulary: Vocabulary; synonyms: PreparedSynonyms }
type CachedVocabulary = { key: string; words: Words }

const cache = new WeakMap<DbOrTx, Map<Locale, CachedVocabulary>>()

/** The version with each synonym, or alone: one statement, because every search needs it. */
function selectVersions(db: DbOrTx) {
  return db
    .select({ version: wordsVersion, synonym: { id: synonyms.id, version: synonyms.version, words: synonyms.words } })
    .from(sql`(SELECT 1) AS one`)
    .leftJoin(synonyms, sql`TRUE`)
    .orderBy(asc(synonyms.id))
}

/** Words and synonyms of the site, reloaded only after a change. */
export async function loadSiteVocabulary(db: DbOrTx, locale: Locale): Promise<Words> {
  const rows = await selectVersions(db)
  const written = rows.flatMap(({ synonym }) => synonym ?? [])
  const key = `${rows[0]?.version} ${written.map(({ id, version }) => `${id}.${version}`).join()}`
  const byLocale = cache.get(db) ?? new Map<Locale, CachedVocabulary>()
  cache.set(db, byLocale)
  const before = byLocale.get(locale)
  if (before?.key === key) return before.words
  const own = written.map(({ words }) =>
    words
      .split(/[,;=]/)
      .map((word) => word.trim())
      .filter(Boolean),
  )
  const prepared = prepareSynonyms([...composerSpellings, ...commonSynonyms, ...own], locale)
  const words = { vocabulary: createVocabulary(await loadWords(db, locale), prepared.words), synonyms: prepared }
  byLocale.set(locale, { key, words })
  return words
}
