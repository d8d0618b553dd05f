import { LRUCache } from 'lru-cache'
import { editDistance } from '#contract/texts/edit-distance.ts'
import { foldWord, germanLetters, toTerm } from './analyser.ts'
import compounds from './compound-parts.json' with { type: 'json' }
import { isIndivisible, isLastName, isMarked, toSingular } from './word-forms.ts'

/** A word of the site, its index term and the number of documents. */
export type IndexedWord = { word: string; term: string; documents: number }
export type Vocabulary = ReturnType<typeof createVocabulary>

const MIN_PART = 4
/** A part of this length at either end of a word counts even when the rest is unknown. */
const MIN_CERTAIN_PART = 6
const MIN_CERTAIN_REST = 5
/** Minimum length of the halves of a word that others write as two. */
const MIN_HALF = 3
/** Queries repeat, and a scan of all words takes a hundred times as long as a lookup. */
const COMPOUNDS_KNOWN = 1000
const LINKS = ['', 's', 'n', 'en', 'er', 'e', 'es']
const SEPARATOR = '\n'
/** Known parts of German compounds; parts shorter than `MIN_PART` count only if listed. */
const givenParts = new Set([...compounds.parts, ...compounds.short].map(foldWord))
const givenTerms = compounds.parts.map((word) => toTerm(word, 'de'))

/** The words of a site, for compounds and spelling correction. `others`: extra parts. */
export function createVocabulary(indexedWords: readonly IndexedWord[], extraWords: readonly string[] = []) {
  const folded = indexedWords.map(({ word }) => inSingular(word))
  const surfaces = new Set([...indexedWords.map(({ word }) => foldWord(word)), ...folded, ...extraWords.map(foldWord)])
  const terms = new Set([
    ...givenTerms,
    ...indexedWords.map(({ term }) => term),
    ...extraWords.map((word) => toTerm(word, 'de')),
  ])
  const surfacesOf = new Map<string, Set<string>>()
  for (const [index, { term }] of indexedWords.entries())
    surfacesOf.set(term, (surfacesOf.get(term) ?? new Set()).add(folded[index] ?? ''))
  // All words as one text: searching it is much faster than searching each word.
  const text = `${SEPARATOR}${folded.join(SEPARATOR)}${SEPARATOR}`
  const offsets = getPlaces(folded)
  const letters = folded.map(extractLetters)
  const compounds = new LRUCache<string, readonly string[]>({ max: COMPOUNDS_KNOWN })

  const isPart = (piece: string) =>
    givenParts.has(piece) || (piece.length >= MIN_PART && (surfaces.has(piece) || terms.has(piece)))
  const isLast = (piece: string) => isPart(piece) || (piece.length >= MIN_PART && terms.has(toTerm(piece, 'de')))

  /** The parts of a compound, as few as possible; null otherwise. */
  function partsOf(word: string): string[] | null {
    const splitsByStart = new Map<number, string[] | null>()
    const from = (start: number): string[] | null => {
      const cached = splitsByStart.get(start)
      if (cached !== undefined) return cached
      splitsByStart.set(start, null)
      const remainder = word.slice(start)
      let split: string[] | null = start > 0 && isLast(remainder) ? [remainder] : null
      for (let end = start + 3; end < word.length; end++) {
        const piece = word.slice(start, end)
        if (!isPart(piece)) continue
        for (const link of LINKS) {
          if (!word.startsWith(link, end)) continue
          const following = from(end + link.length)
          if (following && following.length + 1 < (split?.length ?? 9)) split = [piece, ...following]
        }
      }
      splitsByStart.set(start, split)
      return split
    }
    return from(0)
  }

  /**
   * Whether the rest of the word consists of parts too. Names and short parts that are no words only start compounds.
   */
  function standsIn(word: string, part: string, isName: boolean): boolean {
    const isLong = part.length >= MIN_CERTAIN_PART
    const isCertain = isLong && word.length - part.length >= MIN_CERTAIN_REST
    const isOnlyFirst = isName || !(isLong || givenParts.has(part) || surfaces.has(part) || terms.has(part))
    for (let index = word.indexOf(part); index >= 0; index = word.indexOf(part, index + 1)) {
      const [before, after] = [word.slice(0, index), word.slice(index + part.length)]
      if (isOnlyFirst && before !== '') continue
      if (isBefore(before) && isAfter(after)) return true
      if (isCertain && (before === '' || isEnd(after))) return true
    }
    return false
  }
  const isEnd = (after: string) => /^(e|en|er|es|n|s|em|ern)?$/.test(after)
  const isBefore = (before: string) =>
    before === '' || LINKS.some((link) => before.endsWith(link) && isMade(before.slice(0, before.length - link.length)))
  const isAfter = (after: string) =>
    isEnd(after) || LINKS.some((link) => after.startsWith(link) && isMade(after.slice(link.length)))
  const isMade = (piece: string) => isLast(piece) || partsOf(piece) !== null

  function compoundsOf(word: string, term: string): string[] {
    const isExact = isMarked(foldWord(word))
    const exact = germanLetters(word)
    const isName = isLastName(exact)
    const forms = new Set([
      foldWord(word),
      inSingular(word),
      ...(surfacesOf.get(term) ?? []),
      ...(term.length >= MIN_PART ? [term] : []),
    ])
    const documentsByTerm = new Map<string, number>()
    for (const form of forms) {
      if (form.length < 3) continue
      let index = -1
      for (
        let start = text.indexOf(form);
        start >= 0;
        start = text.indexOf(form, (offsets[index + 1] ?? text.length) - 1)
      ) {
        index = indexAt(offsets, start)
        const candidate = indexedWords[index]
        if (!candidate || documentsByTerm.has(candidate.term) || folded[index] === form) continue
        const letters = germanLetters(candidate.word)
        if (isIndivisible(letters) || (isExact && !letters.includes(exact))) continue
        if (standsIn(folded[index] ?? '', form, isName)) documentsByTerm.set(candidate.term, candidate.documents)
      }
    }
    return mostUsed(documentsByTerm)
  }

  /** „Bigband“ as two words when both are known; else null. */
  function halvesOf(word: string): [string, string] | null {
    for (let index = MIN_HALF; index <= word.length - MIN_HALF; index++) {
      const [first, second] = [word.slice(0, index), word.slice(index)]
      if (surfaces.has(first) && surfaces.has(second)) return [first, second]
    }
    return null
  }

  return {
    partsOf: (word: string) => (isIndivisible(word) ? null : (partsOf(word) ?? halvesOf(word))),
    has: (term: string) => surfacesOf.has(term),

    compoundsWith(word: string, term: string): readonly string[] {
      const key = `${word} ${term}`
      const before = compounds.get(key)
      if (before) return before
      const compoundTerms = compoundsOf(word, term)
      compounds.set(key, compoundTerms)
      return compoundTerms
    },

    startingWith(beginning: string): string[] {
      const documentsByTerm = new Map<string, number>()
      const form = SEPARATOR + foldWord(beginning)
      for (let index = text.indexOf(form); index >= 0; index = text.indexOf(form, index + 1)) {
        const indexedWord = indexedWords[indexAt(offsets, index + 1)]
        if (indexedWord)
          documentsByTerm.set(indexedWord.term, indexedWord.documents + (documentsByTerm.get(indexedWord.term) ?? 0))
      }
      return mostUsed(documentsByTerm)
    },

    /** The most likely intended word: the nearest, then the most frequent. */
    findNearest(word: string): IndexedWord | null {
      const form = foldWord(word)
      const maxDistance = form.length <= 3 ? 0 : form.length <= 7 ? 1 : 2
      const ownLetters = extractLetters(form)
      let nearest: { word: IndexedWord; far: number } | null = null
      for (const [index, candidate] of indexedWords.entries()) {
        const candidateForm = folded[index] ?? ''
        const candidateLetters = letters[index] ?? 0
        // A missing letter counts as a change; comparing letter sets excludes most words early.
        if (
          Math.abs(candidateForm.length - form.length) > maxDistance ||
          hasMoreThan(maxDistance, ownLetters & ~candidateLetters) ||
          hasMoreThan(maxDistance, candidateLetters & ~ownLetters)
        )
          continue
        const distance = editDistance(form, candidateForm, maxDistance)
        if (
          distance > maxDistance ||
          (nearest && (distance > nearest.far || (distance === nearest.far && !isRather(candidate, nearest.word))))
        )
          continue
        nearest = { word: candidate, far: distance }
      }
      return nearest?.word ?? null
    },
  }
}

const MAX_TERMS = 120

/** Singular as used in compounds: „Kulturzentren“ as „Kulturzentrum“. */
function inSingular(word: string): string {
  return foldWord(toSingular(germanLetters(word)))
}

function mostUsed(documentsByTerm: ReadonlyMap<string, number>): string[] {
  const order = [...documentsByTerm].sort(([one, count], [other, others]) => others - count || (one < other ? -1 : 1))
  return order.slice(0, MAX_TERMS).map(([term]) => term)
}

function isRather(one: IndexedWord, other: IndexedWord): boolean {
  return one.documents === other.documents ? one.word < other.word : one.documents > other.documents
}

/** The set of letters as bits; some letters share a bit. */
function extractLetters(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << word.charCodeAt(index)
  return letters
}

function hasMoreThan(limit: number, bits: number): boolean {
  let remainingBits = bits
  for (let count = 0; count <= limit; count++) {
    if (remainingBits === 0) return false
    remainingBits &= remainingBits - 1
  }
  return true
}

function getPlaces(indexed: readonly string[]): number[] {
  let offset = 1
  return indexed.map((word) => {
    const start = offset
    offset += word.length + 1
    return start
  })
}

function indexAt(offsets: readonly number[], position: number): number {
  let [low, high] = [0, offsets.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}
