import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '#contract/texts/edit-distance.ts'
import { foldWord, tokenise, toTerm } from './analyser.ts'
import { highlightTerms } from './excerpt.ts'
import { parseQueryWords, prepareSynonyms, type QueryTerm, toQueryTerms } from './query.ts'
import { createVocabulary } from './vocabulary.ts'

const termsOf = (text: string, locale: 'de' | 'en' = 'de') => tokenise(text, locale).flatMap(({ terms }) => terms)

test.each([
  ['KV 314', 'K. 314'],
  ['op. 92', 'Opus 92'],
  ['BWV 244', 'bwv244'],
  ['Hob. VIIa:1', 'Hob VIIa/1'],
  ['C-Dur', 'c dur'],
  ['cis-Moll', 'Cis moll'],
  ['Straße', 'STRASSE'],
  ['Mueller', 'Müller'],
  ['Schüler*innen', 'Schüler'],
  ['SchülerInnen', 'Schülerinnen'],
  ['Lehrer:in', 'Lehrerin'],
  ['Dvořák', 'dvorak'],
  ['Sørensen', 'Soerensen'],
])('%s and %s have the same terms', (first, second) => {
  expect(termsOf(first)).toEqual(termsOf(second))
})

test.each([
  ['C-Dur', 'c-Moll'],
  ['KV 314', 'KV 315'],
  ['Quelle', 'Quälle'],
  ['Bach', 'Buch'],
])('%s and %s have different terms', (first, second) => {
  expect(termsOf(first)).not.toEqual(termsOf(second))
})

test('a musical key has one term in both languages', () => {
  for (const [english, german] of [
    ['C major', 'C-Dur'],
    ['E flat major', 'Es-Dur'],
    ['B minor', 'h-Moll'],
    ['F sharp minor', 'fis-Moll'],
    ['B-flat major', 'B-Dur'],
  ] as const)
    expect(termsOf(english, 'en')).toEqual(termsOf(german))
})

test('tokens of any text have correct, ordered positions', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.lorem(),
        fc.constantFrom('KV 3', 'E-Gitarre', 'Lehrer:innen', 'İzmir'),
      ),
      (text) => {
        let last = 0
        for (const { start, end, word, terms } of tokenise(text, 'de')) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(text.slice(start, end)).toBe(word)
          expect(terms.length).toBeGreaterThan(0)
          last = end
        }
      },
    ),
  )
})

test('a term consists of letters and digits for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('de' as const, 'en' as const), (text, locale) => {
      for (const term of termsOf(text, locale)) expect(term).toMatch(/^[\p{L}\p{N}]+$/u)
    }),
  )
})

test('a term ignores case and decomposed letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zäöüß]{1,14}$/), (word) => {
      expect(toTerm(word.normalize('NFD'), 'de')).toBe(toTerm(word, 'de'))
      expect(foldWord(word.toUpperCase())).toBe(foldWord(word))
    }),
  )
})

test('the size of a parsed query is limited for any input', () => {
  const vocabulary = createVocabulary(
    ['Konzert', 'Kinder', 'Konzertkarten'].map((word) => ({ word, term: toTerm(word, 'de'), documents: 1 })),
  )
  const context = {
    locale: 'de' as const,
    vocabulary,
    synonyms: prepareSynonyms([['Abo', 'Abonnement']]),
    isTyping: true,
  }
  const size = (queryTerm: QueryTerm): number =>
    typeof queryTerm === 'string' || 'begins' in queryTerm
      ? 1
      : ('any' in queryTerm ? queryTerm.any : queryTerm.all).reduce((sum, each) => sum + size(each), 1)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 3000 }),
        fc.constantFrom('Konzert OR "NEAR(* '.repeat(200), 'op. 92 C-Dur', 'E-Gitarre Hob. VIIa:1'),
      ),
      (query) => {
        const queryTerms = toQueryTerms(parseQueryWords(query, 'de'), context)
        for (const locale of ['de', 'en'] as const)
          for (const term of highlightTerms(toQueryTerms(parseQueryWords(query, locale), { ...context, locale })).terms)
            expect(term).toMatch(/^[\p{L}\p{N}]+$/u)
        expect(queryTerms.length).toBeLessThanOrEqual(8)
        expect(size({ all: queryTerms })).toBeLessThan(200)
      },
    ),
  )
})

test('word distance is symmetric and at least the difference of lengths', () => {
  const anyWord = fc.stringMatching(/^[abc]{0,7}$/)
  fc.assert(
    fc.property(anyWord, anyWord, (first, second) => {
      const distance = editDistance(first, second, 9)
      expect(editDistance(second, first, 9)).toBe(distance)
      expect(distance).toBeGreaterThanOrEqual(Math.abs(first.length - second.length))
      expect(distance === 0).toBe(first === second)
    }),
  )
})

test('the suggestion is the nearest word, then the more frequent one', () => {
  const indexedWords = [
    { word: 'Mendelssohn', documents: 3 },
    { word: 'Mandel', documents: 9 },
    { word: 'Konzerte', documents: 1 },
    { word: 'Konzertes', documents: 8 },
  ].map((each) => ({ ...each, term: toTerm(each.word, 'de') }))
  const { findNearest } = createVocabulary(indexedWords)
  expect(findNearest('Mendelsohn')?.word).toBe('Mendelssohn')
  expect(findNearest('Mendelson')?.word).toBe('Mendelssohn')
  expect(findNearest('Konzertee')?.word).toBe('Konzertes')
  expect(findNearest('Saxofon')).toBeNull()
})

test('combining marks alone are no tokens', () => {
  for (const text of ['𝆹𝅥𝅯', '\u0301', 'Lied \u0301\u0302 Lied'])
    for (const { terms } of tokenise(text, 'de')) expect(terms).not.toContain('')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('de' as const, 'en' as const), (text, language) => {
      expect(tokenise(text, language).flatMap(({ terms }) => terms)).not.toContain('')
    }),
  )
})
