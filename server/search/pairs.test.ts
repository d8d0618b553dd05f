import { expect, test } from 'vitest'
import { composerSpellings } from '#contract/events/well-known-composers.ts'
import { confusable, moreConfusable, onlyCounted } from '#tests/support/search-pairs/confusable-pairs.ts'
import { freshPairs } from '#tests/support/search-pairs/fresh-pairs.ts'
import { heldOutPairs, type Pair, tuningPairs } from '#tests/support/search-pairs/pairs.ts'
import baseline from '../db/migrations/sqlite/0000_baseline.sql?raw'
import { tokenise } from './analyser.ts'
import { parseQueryWords, prepareSynonyms, type QueryTerm, toQueryTerms } from './query.ts'
import { createVocabulary, type IndexedWord } from './vocabulary.ts'

/** The default synonyms of every installation. */
const [, rows = ''] = baseline.split('INSERT INTO search_synonyms')
const synonyms = prepareSynonyms(
  [...rows.matchAll(/^ {2}\('([^']+)'/gm)]
    .map(([, members = '']) => members.split(', '))
    .concat(composerSpellings.map((group) => [...group])),
)
const contexts = {
  de: { locale: 'de' as const, synonyms, vocabulary: vocabularyOf('de') },
  en: { locale: 'en' as const, synonyms, vocabulary: vocabularyOf('en') },
}

test.each([
  ['seen', tuningPairs],
  ['unseen', heldOutPairs],
  ['confusable', confusable],
  ['more confusable', moreConfusable],
  ['unseparated', onlyCounted],
  ['fresh', freshPairs],
])('%s pairs: at least nine in ten found, one in ten false', (name, pairs) => {
  const isWrong = (pair: Pair) => isMatch(pair) !== pair.isRelevant
  const [expectedPairs, unwanted] = [
    pairs.filter(({ isRelevant }) => isRelevant),
    pairs.filter(({ isRelevant }) => !isRelevant),
  ]
  const [missed, mistaken] = [expectedPairs.filter(isWrong), unwanted.filter(isWrong)]
  const summary = `${name}: ${expectedPairs.length - missed.length} of ${expectedPairs.length} found, ${mistaken.length} of ${unwanted.length} wrong`
  const mistakes = [...missed, ...mistaken].map(({ query, text }) => `${query} – ${text}`)
  expect(missed.length / expectedPairs.length, `${summary}\n${mistakes.join('\n')}`).toBeLessThanOrEqual(0.1)
  expect(mistaken.length / unwanted.length, `${summary}\n${mistakes.join('\n')}`).toBeLessThanOrEqual(0.1)
  process.stdout.write(`${summary}\n`)
})

function isMatch({ query, text, locale }: Pair): boolean {
  const terms = new Set(tokenise(text, locale).flatMap((token) => token.terms))
  const matches = (queryTerm: QueryTerm): boolean => {
    if (typeof queryTerm === 'string') return terms.has(queryTerm)
    if ('begins' in queryTerm) return [...terms].some((term) => term.startsWith(queryTerm.begins))
    return 'any' in queryTerm ? queryTerm.any.some(matches) : queryTerm.all.every(matches)
  }
  const tokens = parseQueryWords(query, locale)
  return tokens.length > 0 && toQueryTerms(tokens, contexts[locale]).every(matches)
}

function vocabularyOf(locale: 'de' | 'en') {
  const indexedWords = new Map<string, IndexedWord>()
  for (const pair of [
    ...tuningPairs,
    ...heldOutPairs,
    ...confusable,
    ...moreConfusable,
    ...onlyCounted,
    ...freshPairs,
  ]) {
    if (pair.locale !== locale) continue
    for (const { word, terms } of tokenise(pair.text, locale)) {
      for (const term of terms) indexedWords.set(`${word} ${term}`, { word, term, documents: 1 })
    }
  }
  return createVocabulary([...indexedWords.values()], synonyms.words)
}
