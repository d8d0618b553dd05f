import type { Locale } from '#config'
import { foldWord, type Token, tokenise, toTerm } from './analyser.ts'
import type { Meaning } from './meanings.ts'
import type { Vocabulary } from './vocabulary.ts'
import { termOfMarkedName } from './word-forms.ts'

/** A required term, a prefix, one of several, or all of several. */
export type QueryTerm = string | { begins: string } | { any: readonly QueryTerm[] } | { all: readonly QueryTerm[] }

export const MAX_QUERY_CHARACTERS = 120
const MAX_WORDS = 8

export type Synonyms = readonly (readonly string[])[]

type QueryContext = {
  locale: Locale
  vocabulary: Vocabulary
  synonyms: PreparedSynonyms
  isTyping?: boolean
  meanings?: readonly Meaning[]
}
export type PreparedSynonyms = ReturnType<typeof prepareSynonyms>

/** Synonyms by the first term of each phrase. */
export function prepareSynonyms(synonyms: Synonyms, locale: Locale = 'de') {
  const byFirst = new Map<string, { terms: string[]; others: Token[][] }[]>()
  for (const group of synonyms) {
    const phrases = distinct(
      group.flatMap((phrase) => [...new Set<Locale>(['de', locale])].map((language) => tokenise(phrase, language))),
    )
    for (const tokens of phrases) {
      const terms = tokens.map(firstTerm)
      const entry = { terms, others: phrases.filter((each) => each !== tokens) }
      byFirst.set(terms[0] ?? '', [...(byFirst.get(terms[0] ?? '') ?? []), entry])
    }
  }
  return { byFirst, words: synonyms.flat() }
}

/** Without duplicates: most words have the same terms in both languages. */
function distinct(phrases: readonly Token[][]): Token[][] {
  const byTerms = new Map(phrases.map((tokens) => [tokens.map(firstTerm).join(' '), tokens]))
  byTerms.delete('')
  return [...byTerms.values()]
}

export function parseQueryWords(query: string, locale: Locale): Token[] {
  return tokenise(query.slice(0, MAX_QUERY_CHARACTERS), locale).slice(0, MAX_WORDS)
}

/** The query as terms, all required. With `isTyping` the last word may be incomplete. */
export function toQueryTerms(words: readonly Token[], context: QueryContext): QueryTerm[] {
  const terms: QueryTerm[] = []
  for (let at = 0; at < words.length; ) {
    const meaning = context.meanings?.find((each) => isWithin(words[at], each))
    if (meaning) {
      const meaningWords = words.filter((word) => isWithin(word, meaning))
      const ways = meaning.isOnly ? [] : [allOf(meaningWords.map((token) => toWordTerm(token, context)))]
      terms.push(anyOf([...ways, ...meaning.terms]))
      at += meaningWords.length
      continue
    }
    const joined = joinedAt(words, at, context)
    if (joined) {
      const both = words.slice(at, at + 2).map((token) => toWordTerm(token, context))
      terms.push(anyOf([joined, allOf(both)]))
      at += 2
      continue
    }
    const { length, others } = phraseAt(words, at, context)
    const phraseTerms = words.slice(at, at + length).map((token) => toWordTerm(token, context))
    const isLast = at + length === words.length
    const completions = context.isTyping && isLast ? findCompletions(words[at + length - 1]?.word ?? '', context) : []
    terms.push(
      anyOf([
        allOf(phraseTerms),
        ...others.map((tokens) => allOf(tokens.map((token) => toWordTerm(token, context)))),
        ...completions,
      ]),
    )
    at += length
  }
  return terms
}

export function isWithin(word: Token | undefined, { start, end }: Meaning): boolean {
  return word !== undefined && word.start >= start && word.end <= end
}

/** The term of two words that texts write as one: „Big Band“. */
function joinedAt(words: readonly Token[], at: number, { locale, vocabulary }: QueryContext): string | null {
  const [first, second] = [words[at]?.word, words[at + 1]?.word]
  if (first === undefined || second === undefined) return null
  const term = toTerm(first + second, locale)
  return vocabulary.has(term) ? term : null
}

/** Completions of a word: terms with this prefix, and terms of words with it. */
function findCompletions(word: string, { vocabulary }: QueryContext): QueryTerm[] {
  const begins = foldWord(word).replace(/[^\p{L}\p{N}]/gu, '')
  if (begins === '') return []
  return [{ begins }, ...vocabulary.startingWith(word).filter((term) => !term.startsWith(begins))]
}

/** A word itself, compounds that contain it, and its own parts. */
function toWordTerm({ word, terms }: Token, context: QueryContext): QueryTerm {
  const { locale, vocabulary } = context
  const [whole = '', ...pieces] = terms
  // English pages show German where English is missing, and names have no language.
  const spellings = locale === 'de' ? [whole] : [whole, firstTerm(tokenise(word, 'de')[0]) || whole]
  const ways = [...spellings, termOfMarkedName(word.toLowerCase()) ?? whole]
  if (pieces.length > 0) return anyOf([...ways, allOf(pieces.map((piece) => toPartTerm(piece, piece, context)))])
  const parts = vocabulary.partsOf(foldWord(word))
  const alternatives = parts ? [allOf(parts.map((part) => toPartTerm(part, toTerm(part, 'de'), context)))] : []
  return anyOf([...ways, ...vocabulary.compoundsWith(word, spellings.at(-1) ?? whole), ...alternatives])
}

function toPartTerm(word: string, term: string, { vocabulary, synonyms }: QueryContext): QueryTerm {
  const others = (synonyms.byFirst.get(term) ?? []).flatMap(({ terms, others }) =>
    terms.length === 1 ? others.filter(({ length }) => length === 1).flat() : [],
  )
  const ways = [{ word, terms: [term] }, ...others].flatMap((each) => [
    firstTerm(each),
    ...vocabulary.compoundsWith(each.word, firstTerm(each)),
  ])
  return anyOf(ways)
}

/** The longest phrase with synonyms that starts here; else the word alone. */
function phraseAt(
  words: readonly Token[],
  at: number,
  { synonyms }: QueryContext,
): { length: number; others: Token[][] } {
  const entries = synonyms.byFirst.get(firstTerm(words[at])) ?? []
  const fits = entries.filter(({ terms }) => terms.every((term, index) => firstTerm(words[at + index]) === term))
  const length = Math.max(1, ...fits.map(({ terms }) => terms.length))
  return { length, others: fits.filter(({ terms }) => terms.length === length).flatMap(({ others }) => others) }
}

function firstTerm(token: Pick<Token, 'terms'> | undefined): string {
  return token?.terms[0] ?? ''
}

function anyOf(terms: readonly QueryTerm[]): QueryTerm {
  const flat = terms.flatMap((each) => (typeof each === 'object' && 'any' in each ? each.any : [each]))
  const [first, ...rest] = new Set(flat)
  return rest.length === 0 && first !== undefined ? first : { any: [...new Set(flat)] }
}

function allOf(terms: readonly QueryTerm[]): QueryTerm {
  const [first, ...rest] = terms
  return rest.length === 0 && first !== undefined ? first : { all: terms }
}
