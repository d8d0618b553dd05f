import type { Locale } from '#config'
import { composerSpellings } from '#contract/events/well-known-composers.ts'
import type { Db } from '#server/db/connect.ts'
import { typeHooks } from '#server/services/type-hooks.ts'
import { type PreparedSynonyms, prepareSynonyms } from './query.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { findWordsVersion, loadWords } from './words.ts'

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

type SiteVocabulary = { vocabulary: Vocabulary; synonyms: PreparedSynonyms }
type CachedVocabulary = { key: string; words: SiteVocabulary }

const cache = new WeakMap<Db, Map<Locale, CachedVocabulary>>()

/** Words and synonyms of the site, reloaded only after a change. */
export async function loadSiteVocabulary(db: Db, locale: Locale): Promise<SiteVocabulary> {
  const version = await findWordsVersion(db)
  const synonyms = await typeHooks.listSynonyms(db)
  const key = `${version} ${synonyms.map(({ id, version }) => `${id}.${version}`).join()}`
  const byLocale = cache.get(db) ?? new Map<Locale, CachedVocabulary>()
  cache.set(db, byLocale)
  const before = byLocale.get(locale)
  if (before?.key === key) return before.words
  const ownSynonyms = synonyms.map(({ words }) =>
    words
      .split(/[,;=]/)
      .map((word) => word.trim())
      .filter(Boolean),
  )
  const prepared = prepareSynonyms([...composerSpellings, ...commonSynonyms, ...ownSynonyms], locale)
  const siteVocabulary = {
    vocabulary: createVocabulary(await loadWords(db, locale), prepared.words),
    synonyms: prepared,
  }
  byLocale.set(locale, { key, words: siteVocabulary })
  return siteVocabulary
}
