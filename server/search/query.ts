import type { Locale } from '#config'
import { foldWord, type Token, tokenise, toTerm } from './analyser.ts'
import type { Meaning } from './meanings.ts'
import type { Vocabulary } from './vocabulary.ts'
import { termOfMarkedName } from './word-forms.ts'

/** A required term, a prefix, one of several, or all of several. */
export type QueryTerm = string | { begins: string } | { any: readonly QueryTerm[] } | { all: readonly QueryTerm[] }

const MAX_QUERY_CHARACTERS = 120
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
export function toQueryTerms(tokens: readonly Token[], context: QueryContext): QueryTerm[] {
  const terms: QueryTerm[] = []
  for (let index = 0; index < tokens.length; ) {
    const meaning = context.meanings?.find((each) => isWithin(tokens[index], each))
    if (meaning) {
      const meaningWords = tokens.filter((token) => isWithin(token, meaning))
      const alternatives = meaning.isOnly ? [] : [allOf(meaningWords.map((token) => toWordTerm(token, context)))]
      terms.push(anyOf([...alternatives, ...meaning.terms]))
      index += meaningWords.length
      continue
    }
    const compound = joinedAt(tokens, index, context)
    if (compound) {
      const twoTerms = tokens.slice(index, index + 2).map((token) => toWordTerm(token, context))
      terms.push(anyOf([compound, allOf(twoTerms)]))
      index += 2
      continue
    }
    const { length, others } = phraseAt(tokens, index, context)
    const phraseTerms = tokens.slice(index, index + length).map((token) => toWordTerm(token, context))
    const isLast = index + length === tokens.length
    const completions =
      context.isTyping && isLast ? findCompletions(tokens[index + length - 1]?.word ?? '', context) : []
    terms.push(
      anyOf([
        allOf(phraseTerms),
        ...others.map((tokens) => allOf(tokens.map((token) => toWordTerm(token, context)))),
        ...completions,
      ]),
    )
    index += length
  }
  return terms
}

export function isWithin(token: Token | undefined, { start, end }: Meaning): boolean {
  return token !== undefined && token.start >= start && token.end <= end
}

/** The term of two words that texts write as one: „Big Band“. */
function joinedAt(tokens: readonly Token[], index: number, { locale, vocabulary }: QueryContext): string | null {
  const [first, second] = [tokens[index]?.word, tokens[index + 1]?.word]
  if (first === undefined || second === undefined) return null
  const term = toTerm(first + second, locale)
  return vocabulary.has(term) ? term : null
}

/** Completions of a word: terms with this prefix, and terms of words with it. */
function findCompletions(word: string, { vocabulary }: QueryContext): QueryTerm[] {
  const prefix = foldWord(word).replace(/[^\p{L}\p{N}]/gu, '')
  if (prefix === '') return []
  return [{ begins: prefix }, ...vocabulary.startingWith(word).filter((term) => !term.startsWith(prefix))]
}

/** A word itself, compounds that contain it, and its own parts. */
function toWordTerm({ word, terms }: Token, context: QueryContext): QueryTerm {
  const { locale, vocabulary } = context
  const [wholeTerm = '', ...partTerms] = terms
  // English pages show German where English is missing, and names have no language.
  const spellings = locale === 'de' ? [wholeTerm] : [wholeTerm, firstTerm(tokenise(word, 'de')[0]) || wholeTerm]
  const ways = [...spellings, termOfMarkedName(word.toLowerCase()) ?? wholeTerm]
  if (partTerms.length > 0)
    return anyOf([...ways, allOf(partTerms.map((partTerm) => toPartTerm(partTerm, partTerm, context)))])
  const parts = vocabulary.partsOf(foldWord(word))
  const alternatives = parts ? [allOf(parts.map((part) => toPartTerm(part, toTerm(part, 'de'), context)))] : []
  return anyOf([...ways, ...vocabulary.compoundsWith(word, spellings.at(-1) ?? wholeTerm), ...alternatives])
}

function toPartTerm(word: string, term: string, { vocabulary, synonyms }: QueryContext): QueryTerm {
  const synonymTokens = (synonyms.byFirst.get(term) ?? []).flatMap(({ terms, others }) =>
    terms.length === 1 ? others.filter(({ length }) => length === 1).flat() : [],
  )
  const alternatives = [{ word, terms: [term] }, ...synonymTokens].flatMap((each) => [
    firstTerm(each),
    ...vocabulary.compoundsWith(each.word, firstTerm(each)),
  ])
  return anyOf(alternatives)
}

/** The longest phrase with synonyms that starts here; else the word alone. */
function phraseAt(
  tokens: readonly Token[],
  at: number,
  { synonyms }: QueryContext,
): { length: number; others: Token[][] } {
  const entries = synonyms.byFirst.get(firstTerm(tokens[at])) ?? []
  const fits = entries.filter(({ terms }) => terms.every((term, index) => firstTerm(tokens[at + index]) === term))
  const length = Math.max(1, ...fits.map(({ terms }) => terms.length))
  return { length, others: fits.filter(({ terms }) => terms.length === length).flatMap(({ others }) => others) }
}

function firstTerm(token: Pick<Token, 'terms'> | undefined): string {
  return token?.terms[0] ?? ''
}

function anyOf(terms: readonly QueryTerm[]): QueryTerm {
  const flat = terms.flatMap((each) => (typeof each === 'object' && 'any' in each ? each.any : [each]))
  const [first, ...remaining] = new Set(flat)
  return remaining.length === 0 && first !== undefined ? first : { any: [...new Set(flat)] }
}

function allOf(terms: readonly QueryTerm[]): QueryTerm {
  const [first, ...remaining] = terms
  return remaining.length === 0 && first !== undefined ? first : { all: terms }
}
